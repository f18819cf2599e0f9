"""Which modules are compiled, and whether those in use are.

``setup.py`` reads the two lists below; they are the only place that names the compiled modules.
This module imports nothing of the package, so that the build can run it alone.
"""

from __future__ import annotations

import sys

# Dotted names of the modules to compile; a final ``*`` stands for every module of a package.
COMPILED = (
    "conquian.cards",
    "conquian.rules.*",
    "conquian.bots.chance",
    "conquian.bots.playouts",
    "conquian.bots.prospects",
    "conquian.bots.ways",
)
# Those among them that stay Python: data, where compiling gains nothing. Packages always do.
PURE = ("conquian.rules.house",)

_NOTICE = "conquian: running uncompiled: everything works, but slowly."
_noticed = False


def to_compile(name: str) -> bool:
    """Say whether the module of this dotted name (not a package) is one to compile."""
    if name in PURE:
        return False
    package = name.rpartition(".")[0]
    return name in COMPILED or f"{package}.*" in COMPILED


def compiled_modules() -> dict[str, bool]:
    """Import each module to compile; return, by dotted name, whether it runs compiled."""
    from importlib import import_module
    from importlib.machinery import ExtensionFileLoader
    from pkgutil import iter_modules

    names: list[str] = []
    for pattern in COMPILED:
        if pattern.endswith(".*"):
            path = import_module(pattern[:-2]).__path__
            names += [info.name for info in iter_modules(path, pattern[:-1]) if not info.ispkg]
        else:
            names.append(pattern)
    loaders = {name: import_module(name).__spec__ for name in names if to_compile(name)}
    return {
        name: spec is not None and isinstance(spec.loader, ExtensionFileLoader)
        for name, spec in loaders.items()
    }


def is_compiled() -> bool:
    """Say whether every module to compile runs compiled."""
    return all(compiled_modules().values())


def uncompiled_notice(text: str = _NOTICE) -> None:
    """Say on stderr, once in a process, that the engine runs uncompiled, if it does.

    For the command line only: importing the package never prints. ``CONQUIAN_PURE=1`` in the
    environment says that this is wanted, and silences it.
    """
    global _noticed
    if _noticed:
        return
    _noticed = True
    import os

    if os.environ.get("CONQUIAN_PURE") != "1" and not is_compiled():
        print(text, file=sys.stderr)
