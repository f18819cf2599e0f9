"""Somebody types anything at all: every line is answered, and no game ends in an error."""

import io
import random
import re
from pathlib import Path

import pytest

import conquian.terminal
from conquian.cards import pack_cards
from conquian.rules import PRESETS, preset
from conquian.terminal import Options, run
from conquian.terminal.commands import COMMANDS, aliases
from conquian.text import LANGUAGES, Faces, card_name, card_short, catalog_of
from tests.terminal.tables import Script

TEXTS = Path(conquian.terminal.__file__).parent.parent / "text" / "locales"
SOURCES = Path(conquian.terminal.__file__).parent


def monkey_lines(language: str, seed: int, count: int) -> list[str]:
    """Lines of commands, cards, numbers and noise."""
    chance = random.Random(seed)
    catalog = catalog_of(language)
    words = [word for command in COMMANDS for word in aliases(catalog, command)]
    words = [word for word in words if not word.startswith(aliases(catalog, "quit"))]
    lines = []
    for _ in range(count):
        cards = [
            card_name(catalog, card, Faces.FRENCH)
            if chance.random() < 0.1
            else card_short(catalog, card, chance.choice(list(Faces)), unicode=False)
            for card in chance.choices(pack_cards(40), k=chance.choice((1, 1, 2, 3, 4, 7)))
        ]
        typed = chance.choice((" ", ", ", "-", "/")).join(cards)
        number = str(chance.randint(0, 14))
        noise = "".join(chance.choices("5s6h?,;/- éñ\x00♠", k=chance.randint(0, 12)))
        kind = chance.random()
        if kind < 0.3:
            line = chance.choice(("?", number, number, ""))
        elif kind < 0.6:
            line = typed
        elif kind < 0.8:
            line = chance.choice(words)
        elif kind < 0.95:
            line = f"{chance.choice(words)} {chance.choice((typed, number, noise, 'es', 'on'))}"
        else:
            line = noise
        lines.append(line)
    return lines


@pytest.mark.parametrize("name", PRESETS)
def test_anything_may_be_typed(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    place = list(PRESETS).index(name)
    for seed, language in enumerate((LANGUAGES[place % 6], LANGUAGES[(place + 3) % 6])):
        options = Options(lang=language, rules=preset(name), seed=seed, new=True, hands=3)
        out = io.StringIO()
        lines = monkey_lines(language, 100 * place + seed, 300)
        assert run(options, Script(*lines), out, {"XDG_DATA_HOME": str(tmp_path / "data")}) == 0
        assert "ui-" not in re.sub(r"^> .*$", "", out.getvalue(), flags=re.MULTILINE)


def test_the_catalogue_has_what_is_used_and_nothing_else() -> None:
    source = "".join([path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py")])
    files = [TEXTS / "en" / f"{name}.ftl" for name in ("terminal", "table")]
    text = "".join([path.read_text(encoding="utf-8") for path in files])
    keys = set(re.findall(r"^(ui-[\w-]+) =", text, re.MULTILINE))
    used = set(re.findall(r"[\"'](ui-[a-z0-9-]+)[\"']", source))
    assert used <= keys
    begun = tuple(re.findall(r'f"(ui-[a-z-]+-)\{', source))
    begun += tuple(re.findall(r"f'(ui-[a-z-]+-)\{", source))
    assert {key for key in keys - used if not key.startswith(begun)} == set()


def test_a_teller_needs_no_more_than_the_seats_own_view() -> None:
    """Nothing in this room reads the referee's complete state."""
    for path in SOURCES.glob("*.py"):
        assert ".match\n" not in path.read_text(encoding="utf-8")
        assert not re.search(r"referee\.match\b|\.state\.", path.read_text(encoding="utf-8"))
