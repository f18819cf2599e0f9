"""Compile the engine where a C compiler is at hand; install it as plain Python where none is.

Everything else about the package stands in ``pyproject.toml``. The modules to compile are listed
in ``src/conquian/_build.py``. It is all or none: if one module fails, every one stays Python, so
that no two halves of the engine ever disagree. The browser client is built from ``web/`` by
``scripts/client.py``; where that fails, the package is installed without it.

Environment:
    ``CONQUIAN_REQUIRE_COMPILED=1``  a failure to compile fails the build
    ``CONQUIAN_PURE=1``              do not try to compile
    ``CONQUIAN_REQUIRE_CLIENT=1``    a failure to build the client fails the build
    ``CONQUIAN_NO_CLIENT=1``         leave the client out
"""

import hashlib
import json
import os
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

os.chdir(Path(__file__).resolve().parent)
SOURCE = Path("src")
GENERATED = "build/cython"
REQUIRED = os.environ.get("CONQUIAN_REQUIRE_COMPILED") == "1"
PURE = os.environ.get("CONQUIAN_PURE") == "1"
NO_CLIENT = os.environ.get("CONQUIAN_NO_CLIENT") == "1"
CLIENT_REQUIRED = os.environ.get("CONQUIAN_REQUIRE_CLIENT") == "1" and not NO_CLIENT
CLIENT = runpy.run_path("scripts/client.py")
DIRECTIVES = {"language_level": 3, "binding": True, "embedsignature": False}


def extensions() -> list[Extension]:
    """One extension for each module that ``_build.py`` names."""
    if PURE:
        return []
    to_compile = runpy.run_path(str(SOURCE / "conquian" / "_build.py"))["to_compile"]
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        if path.name != "__init__.py" and to_compile(name):
            found.append(Extension(name, [path.as_posix()]))
    return found


class BuildExtensions(build_ext):
    """Translate the modules to C and compile them, or leave none compiled."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = 2

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            self._remove_outputs()
            if REQUIRED:
                raise
            sys.stderr.write(f"conquian: not compiled, installing plain Python ({error})\n")

    def build_extensions(self) -> None:
        from Cython.Build import cythonize

        digests = {ext._full_name: self._digest(ext) for ext in self.extensions}
        record = Path(self.build_temp, "digests.json")
        built = json.loads(record.read_text()) if record.exists() else {}
        for ext in self.extensions:
            if built.get(ext._full_name) != digests[ext._full_name]:
                Path(GENERATED, ext.sources[0]).with_suffix(".c").unlink(missing_ok=True)
                Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
        translated = cythonize(
            [Extension(ext.name, list(ext.sources)) for ext in self.extensions],
            build_dir=GENERATED,
            include_path=[str(SOURCE)],
            compiler_directives=DIRECTIVES,
            nthreads=self.parallel,
            quiet=True,
        )
        sources = {ext.name: ext.sources for ext in translated}
        flags = ["/O2"] if self.compiler.compiler_type == "msvc" else ["-O3", "-g0"]
        for ext in self.extensions:
            ext.sources = sources[ext._full_name]
            ext.extra_compile_args = flags
        super().build_extensions()
        record.parent.mkdir(parents=True, exist_ok=True)
        record.write_text(json.dumps(digests, indent=1))

    @staticmethod
    def _digest(extension: Extension) -> str:
        """Of all that a compiled module is made from: times of files alone may mislead."""
        from Cython import __version__

        digest = hashlib.sha256(__version__.encode())
        for path in [*extension.sources, *sorted(SOURCE.rglob("*.pxd")), "setup.py"]:
            digest.update(Path(path).read_bytes())
        return digest.hexdigest()

    def _remove_outputs(self) -> None:
        """Remove what an earlier build left, lest an old module hide a newer source."""
        for output in self.get_outputs():
            Path(output).unlink(missing_ok=True)
        self.extensions = []  # nothing of them may be asked for at install time


class BuildPython(build_py):
    """Build the client, copy the sources, drop from the build folder what none stands for now."""

    def run(self) -> None:
        if not NO_CLIENT:
            self._build_client()
        super().run()
        if self.editable_mode:
            return
        wanted = {Path(p).resolve() for p in self.get_outputs(include_bytecode=False)}
        wanted |= {Path(p).resolve() for p in self.get_finalized_command("build_ext").get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in wanted:
                path.unlink()

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        """Without the client, unless it is what the sources make."""
        found = super().find_data_files(package, src_dir)
        if not NO_CLIENT and CLIENT["stands"]():
            return found
        static = CLIENT["STATIC"]
        return [path for path in found if not Path(path).resolve().is_relative_to(static)]

    def _build_client(self) -> None:
        try:
            CLIENT["build"]()
        except CLIENT["ClientError"] as error:
            if CLIENT_REQUIRED:
                raise
            sys.stderr.write(f"conquian: installing without the browser client ({error})\n")


Path("build").mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExtensions, "build_py": BuildPython},
    options={"egg_info": {"egg_base": "build"}},
)
