"""The package from outside: its public names, its version, and whether it is what was built."""

import ast
import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import conquian
from conquian import _build

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
