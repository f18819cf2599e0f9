"""The commands that serve the table in the browser."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence

from conquian.text import Catalog

__all__ = ["open_table", "serve_tables"]

_DAY = 86_400.0  # seconds


def open_table(options: Namespace, catalog: Catalog) -> int:
    """``conquian``: serve this machine alone and open the browser; once is enough."""
    from conquian.server.run import DEFAULT_PORT, check_port, serve

    check_port(options.port)
    address = f"http://127.0.0.1:{options.port or DEFAULT_PORT}/"
    if options.database is None and _answers(address):
        import webbrowser

        print(catalog.text("serve-again", address=address), flush=True)
        if not options.no_browser:
            webbrowser.open(address)
        return 0

    serve(
        port=options.port,
        database_url=options.database,
        open_browser=not options.no_browser,
        announce=lambda at: _announce(catalog, at),
    )
    return 0


def serve_tables(options: Namespace, catalog: Catalog) -> int:
    """``conquian serve``: serve a family, a club or a site."""
    if options.schema:
        from conquian.server.schema_doc import schema

        json.dump(schema(), sys.stdout, ensure_ascii=False, indent=1)
        print()
        return 0
    from conquian.server.run import LOOPBACK, default_database, serve
    from conquian.server.settings import Settings

    names = [name.lower() for name in options.host_name]
    settings = Settings(
        options.database or default_database(),
        hosts=(*LOOPBACK, *names) if names else None,
        origins=tuple(options.origin),
        proxies=tuple(options.proxy),
        keep=None if options.keep is None else options.keep * _DAY,
    )
    serve(
        options.host,
        options.port,
        settings=settings,
        announce=lambda at: _announce(catalog, at),
    )
    return 0


def _announce(catalog: Catalog, addresses: Sequence[str]) -> None:
    """Say where the server is, and where others find it."""
    own, *others = addresses
    print(catalog.text("serve-ready", address=own), flush=True)
    if others:
        print(catalog.text("serve-network", addresses=", ".join(others)), flush=True)


def _answers(address: str) -> bool:
    """Whether a server of ours is there already."""
    from urllib.request import ProxyHandler, build_opener

    try:
        # A proxy of the environment's is not asked for this machine itself.
        with build_opener(ProxyHandler({})).open(f"{address}api/presets", timeout=1) as answer:
            return any(game["name"] == "classic" for game in json.load(answer))
    except (OSError, ValueError, TypeError, KeyError):
        return False
