"""What can be typed after ``conquian``, with its help, in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import conquian
from conquian.text import LANGUAGES, Catalog

__all__ = ["Usage", "parse"]

# The sentences of argparse itself, by the keys under which we say them.
_OWN = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-arguments",
    "options": "cli-options",
    "show this help message and exit": "cli-help",
    "argument %(argument_name)s: %(message)s": "cli-bad-argument",
    "unrecognized arguments: %s": "cli-unrecognized",
    "the following arguments are required: %s": "cli-required",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-bad-choice",
    "invalid %(type)s value: %(value)r": "cli-bad-value",
    "ambiguous option: %(option)s could match %(matches)s": "cli-ambiguous",
    "expected one argument": "cli-one-expected",
    "expected at least one argument": "cli-one-expected",
    "expected %s argument": "cli-some-expected",
    "expected %s arguments": "cli-some-expected",
    "not allowed with argument %s": "cli-not-with",
    "ignored explicit argument %r": "cli-no-value",
}

LEVELS = ("casual", "random")
COMMANDS = (
    "open",
    "serve",
    "play",
    "legal",
    "perft",
    "replay",
    "verify",
    "arena",
    "simulate",
    "presets",
)


_ALONE = ("-h", "--help", "--version")  # what is not said to a command


class Usage(Exception):
    """A command line that cannot be understood, said in the user's language."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Usage(message)


def parse(catalog: Catalog, words: Sequence[str]) -> argparse.Namespace:
    """The options of a command line; `run` among them names the command's function in `tools`.

    Raises Usage; prints and exits by itself for ``--help`` and ``--version``.
    """
    _speak(catalog)
    first = 0  # the first word that is not --lang
    while first < len(words) and words[first].startswith("--lang"):
        first += 1 if "=" in words[first] else 2
    word = words[first] if first < len(words) else ""
    if not word:
        words = [*words, "open"]
    elif word.startswith("-") and word not in _ALONE:
        words = ["play", *words]
    return _parser(catalog).parse_args(words)


def _speak(catalog: Catalog) -> None:
    """Make argparse say its own sentences through the catalogue."""

    def own(text: str) -> str:
        key = _OWN.get(text)
        return catalog.text(key) if key else text

    argparse._ = own  # type: ignore[attr-defined]
    argparse.ngettext = lambda one, many, n: own(one if n == 1 else many)  # type: ignore[attr-defined]


def _parser(catalog: Catalog) -> _Parser:
    text = catalog.text
    common = _Parser(add_help=False)
    # A default of the command's own would undo what was said before the command.
    common.add_argument(
        "--lang", metavar="|".join(LANGUAGES), default=argparse.SUPPRESS, help=text("cli-lang")
    )
    parser = _Parser(prog="conquian", description=text("cli-about"), parents=[common])
    version = f"conquian {conquian.__version__}"
    parser.add_argument("--version", action="version", version=version, help=text("cli-version"))
    commands = parser.add_subparsers(title=text("cli-commands"), metavar="COMMAND", dest="command")

    def command(name: str, run: str, *, json: bool = True, module: str = "tools") -> _Parser:
        about = text(f"cli-{name}")
        made: _Parser = commands.add_parser(name, help=about, description=about, parents=[common])
        made.set_defaults(run=run, module=f"conquian.cli.{module}")
        if json:
            made.add_argument("--json", action="store_true", help=text("cli-json"))
        return made

    open_ = command("open", "open_table", json=False, module="serving")
    _add_server(open_, text)
    open_.add_argument("--no-browser", action="store_true", help=text("cli-no-browser"))

    serve = command("serve", "serve_tables", json=False, module="serving")
    _add_server(serve, text)
    serve.add_argument("--host", default="127.0.0.1", help=text("cli-host"))
    serve.add_argument(
        "--origin", action="append", default=[], metavar="URL", help=text("cli-origin")
    )
    serve.add_argument(
        "--host-name", action="append", default=[], metavar="NAME", help=text("cli-host-name")
    )
    serve.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS", help=text("cli-proxy")
    )
    serve.add_argument("--keep", type=_count, metavar="DAYS", help=text("cli-keep"))
    serve.add_argument("--schema", action="store_true", help=text("cli-schema"))

    play = command("play", "play", json=False)
    _add_table(play, text)
    play.set_defaults(preset=None)  # not the same as saying classic: see `Options.rules`
    play.add_argument("--faces", choices=("spanish", "french"), help=text("cli-faces"))
    play.add_argument("--words", action="store_true", help=text("cli-words"))
    play.add_argument("--name", help=text("cli-name"))
    length = play.add_mutually_exclusive_group()
    length.add_argument("--hand", action="store_true", help=text("cli-hand"))
    length.add_argument("--hands", type=_count, metavar="N", help=text("cli-hands"))
    play.add_argument("--level", choices=LEVELS, default=LEVELS[0], help=text("cli-level"))
    play.add_argument("--mix", action="store_true", help=text("cli-mix"))
    play.add_argument("--seed", type=_whole, metavar="N", help=text("cli-seed"))
    play.add_argument("--save", metavar="FILE", help=text("cli-save"))
    start = play.add_mutually_exclusive_group()
    start.add_argument("--resume", metavar="FILE", nargs="?", const="", help=text("cli-resume"))
    start.add_argument("--new", action="store_true", help=text("cli-new"))

    legal = command("legal", "legal_actions")
    legal.add_argument("position", help=text("cli-position"))

    perft = command("perft", "count_sequences")
    perft.add_argument("table", metavar="PRESET", help=text("cli-table"))
    perft.add_argument("depth", metavar="DEPTH", type=_whole, help=text("cli-depth"))
    perft.add_argument("--deck", required=True, help=text("cli-deck"))
    perft.add_argument("--divide", action="store_true", help=text("cli-divide"))

    replay = command("replay", "replay_record")
    replay.add_argument("file", metavar="FILE", help=text("cli-record"))
    replay.add_argument("--faces", choices=("spanish", "french"), help=text("cli-faces"))

    verify = command("verify", "verify_record")
    verify.add_argument("file", metavar="FILE", help=text("cli-record"))
    verify.add_argument("--seal", metavar="DIGITS", help=text("cli-seal"))

    arena = command("arena", "play_arena", module="contests")
    known = text("cli-entrants", levels=", ".join(LEVELS))
    arena.add_argument("bots", metavar="BOT", nargs="+", help=known)
    _add_table(arena, text)
    size = arena.add_mutually_exclusive_group()
    size.add_argument("--deals", type=_count, metavar="N", help=text("cli-deals"))
    size.add_argument("--hands", type=_count, metavar="N", help=text("cli-pair-hands"))
    arena.add_argument("--seed", type=_whole, default=0, metavar="N", help=text("cli-seed"))
    arena.add_argument("--workers", type=_count, metavar="N", help=text("cli-workers"))
    arena.add_argument("--results", metavar="FILE", help=text("cli-results"))
    arena.add_argument("--html", metavar="FILE", help=text("cli-html"))

    simulate = command("simulate", "simulate_deals")
    simulate.add_argument("bots", metavar="BOT", nargs="*", help=text("cli-bots"))
    _add_table(simulate, text)
    simulate.add_argument("--deals", type=_count, default=2000, help=text("cli-deals"))
    simulate.add_argument("--seed", type=_whole, default=0, help=text("cli-seed"))
    simulate.add_argument("--workers", type=_count, help=text("cli-workers"))

    presets = command("presets", "list_presets")
    presets.add_argument("table", metavar="PRESET", nargs="?", help=text("cli-table"))
    return parser


def _add_server(parser: _Parser, text: Callable[[str], str]) -> None:
    parser.add_argument("--port", type=_whole, metavar="N", help=text("cli-port"))
    parser.add_argument("--database", metavar="URL", help=text("cli-database"))


def _add_table(parser: _Parser, text: Callable[[str], str]) -> None:
    parser.add_argument("--preset", default="classic", metavar="PRESET", help=text("cli-table"))
    parser.add_argument(
        "--rule", action="append", default=[], metavar="FIELD=VALUE", help=text("cli-rule")
    )


def _whole(text: str) -> int:
    """A whole number from 0, in ASCII digits."""
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise argparse.ArgumentTypeError(_not_a_number(text))
    return int(text)


def _count(text: str) -> int:
    """A whole number from 1."""
    if _whole(text) == 0:
        raise argparse.ArgumentTypeError(_not_a_number(text))
    return int(text)


def _not_a_number(text: str) -> str:
    template: Any = argparse._("invalid %(type)s value: %(value)r")  # type: ignore[attr-defined]
    return str(template % {"type": "int", "value": text[:40]})
