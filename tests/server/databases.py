"""Databases to test with: SQLite, and PostgreSQL where its programs are installed."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

KINDS = ("sqlite", "postgresql")
_NUMBERS = count()


def programs() -> Path | None:
    """The newest PostgreSQL that is installed: the folder of its programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path).resolve())
    return found[-1].parent if found else None


def _version(program: Path) -> int:
    number = program.parts[-3]
    return int(number) if number.isdigit() else 0


def _somebody() -> str | None:
    """Whom to run it as, since root may not; None for the user that we are."""
    if os.geteuid() != 0:
        return None
    names = [each.pw_name for each in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def cluster(programs: Path) -> Iterator[Path]:
    """A PostgreSQL server of our own, reached through a socket in the folder."""
    memory, user = Path("/dev/shm"), _somebody()
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        folder = Path(name)
        if user is not None:
            shutil.chown(folder, user)

        def run(program: str, *arguments: str) -> None:
            subprocess.run(
                [str(programs / program), "-D", str(folder / "data"), *arguments],
                check=True,
                cwd=folder,
                user=user,
                stdout=subprocess.DEVNULL,
            )

        run("initdb", "-A", "trust", "-U", "conquian", "-E", "UTF8", "--locale=C", "--no-sync")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        run("pg_ctl", "-o", options, "-l", str(folder / "log"), "-w", "start")
        try:
            yield folder
        finally:
            run("pg_ctl", "-m", "immediate", "-w", "stop")


def new_database(folder: Path) -> str:
    """An empty database in a cluster: its URL."""
    name = f"games_{next(_NUMBERS)}"
    with psycopg.connect(f"host={folder} user=conquian dbname=postgres", autocommit=True) as line:
        line.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql://conquian@/{name}?host={folder}"
