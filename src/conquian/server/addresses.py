"""What a host types, put right: sites, databases; and where else a server can be reached."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from conquian.server.refusal import Refusal

__all__ = ["address_of", "database_of", "name_of", "network_addresses", "site_of", "url_of"]

_SITE_PORTS: Final = {"http": 80, "https": 443}
_FILES: Final = (".db", ".sqlite", ".sqlite3")
_EVERYWHERE: Final = {"": "4", "0.0.0.0": "4", "::": "46"}
_FAR: Final = {
    "4": (socket.AF_INET, ("192.0.2.1", "10.1.1.1", "172.16.1.1", "192.168.1.1")),
    "6": (socket.AF_INET6, ("2001:db8::1", "fd00::1")),
}


def site_of(text: str) -> str:
    """A site as browsers write it in ``Origin``: ``https://cards.example``.

    A slash at the end, capitals and the usual port make no difference. Raises Refusal
    ``site-form`` for what is no site, or more than one.
    """
    try:
        parts = urlsplit(text.strip())
        name, port = (parts.hostname or "").encode("idna").decode("ascii"), parts.port
    except ValueError:
        name, port = "", None
    else:
        if parts.scheme not in _SITE_PORTS or parts.path.strip("/") or "@" in parts.netloc:
            name = ""
        if parts.query or parts.fragment:
            name = ""
    if not name:
        raise Refusal("site-form", site=ascii(text)[1:-1][:60])
    return url_of(name, None if port == _SITE_PORTS[parts.scheme] else port, parts.scheme)


def name_of(site: str) -> str:
    """The name in a site that `site_of` made."""
    return urlsplit(site).hostname or ""


def url_of(name: str, port: int | None, scheme: str = "http") -> str:
    """The address of a site, without a slash at the end."""
    place = f"[{name}]" if ":" in name else name
    return f"{scheme}://{place}" if port is None else f"{scheme}://{place}:{port}"


def address_of(text: str) -> str:
    """An address as connections have it: ``127.0.0.1``, ``::1``. Raises Refusal ``proxy-form``."""
    try:
        return str(ip_address(text.strip()))
    except ValueError:
        raise Refusal("proxy-form", proxy=ascii(text)[1:-1][:60]) from None


def database_of(text: str) -> str:
    """The URL of a database; a file may be named by its path alone."""
    if "://" not in text and ("/" in text or text.endswith(_FILES)):
        return f"sqlite:///{text}"
    return text


def network_addresses(host: str) -> list[str]:
    """The addresses of this machine in its networks, if a server listens at all of them.

    Nothing is sent to find them: a datagram socket knows from where it would send.
    """
    found: dict[str, None] = {}
    for version in _EVERYWHERE.get(host, ""):
        family, far = _FAR[version]
        for place in far:
            with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((place, 9))
                near = ip_address(probe.getsockname()[0])
                if not (near.is_loopback or near.is_link_local or near.is_unspecified):
                    found[str(near)] = None
    return list(found)
