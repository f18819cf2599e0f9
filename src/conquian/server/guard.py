"""What every request passes: who may call, how often, how much, and the headers of every answer."""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from conquian.errors import ConquianError
from conquian.server.limits import Buckets
from conquian.server.refusal import Refusal, status_of
from conquian.server.settings import Settings
from conquian.server.shown import dumped, error_shown

__all__ = ["LONGEST_BODY", "Guard", "caller_of", "refused"]

LONGEST_BODY: Final = 16 * 1024  # bytes

_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def refused(error: ConquianError) -> Response:
    """A refusal by HTTP."""
    response = Response(
        dumped({"error": error_shown(error)}), status_of(error), media_type="application/json"
    )
    if error.key == "too-fast":
        response.headers["retry-after"] = str(error.details["seconds"])
    response.headers["cache-control"] = "no-store"
    return response


class Guard:
    """ASGI middleware around the whole server."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._asking = Buckets(settings.asking, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        outgoing = _with_headers(send)
        try:
            self._check(scope)
        except ConquianError as error:
            await _refuse(error, scope, receive, outgoing)
            return
        if scope["type"] == "http":
            receive = _limited(receive)
        await self._app(scope, receive, outgoing)

    def _check(self, scope: Scope) -> None:
        """Raise Refusal for a foreign host or origin, for too much, and for too often."""
        headers, settings = Headers(scope=scope), self._settings
        host = headers.get("host", "")
        if settings.hosts is not None and _hostname(host) not in settings.hosts:
            raise Refusal("host-foreign")
        changing = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if changing:
            _check_origin(headers, host, settings.origins)
        length = headers.get("content-length", "0")
        if not length.isdigit() or len(length) > 9 or int(length) > LONGEST_BODY:
            raise Refusal("body-large", most=LONGEST_BODY)
        if scope["path"].startswith("/api/"):
            # who is kept from one thing can still do the others
            purpose = scope["type"] if not changing or scope["type"] != "http" else "changing"
            self._asking.take(caller_of(scope), purpose)


def caller_of(scope: Scope) -> str:
    """From where a request comes."""
    return str((scope.get("client") or ("-",))[0])


def _hostname(host: str) -> str:
    """The name in a ``Host`` header, without port or brackets."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _check_origin(headers: Headers, host: str, known: tuple[str, ...]) -> None:
    """A page of another site may not act for a player; programs send no origin.

    The scheme is not compared: a server behind a proxy does not know its own.
    """
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            raise Refusal("origin-foreign")
        return
    if origin in known:
        return
    scheme, _, place = origin.partition("://")
    port = {"http": ":80", "https": ":443"}.get(scheme, "")
    if not place or place.lower() not in (host.lower(), host.lower().removesuffix(port or ":")):
        raise Refusal("origin-foreign")


def _limited(receive: Receive) -> Receive:
    """The body of a request, up to its limit; one without a length may be longer than it said."""
    size = 0

    async def limited() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > LONGEST_BODY:
            raise Refusal("body-large", most=LONGEST_BODY)
        return message

    return limited


def _with_headers(send: Send) -> Send:
    async def outgoing(message: Any) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers[name] = value
            if "cache-control" not in headers:
                headers["cache-control"] = "no-store"
        await send(message)

    return outgoing


async def _refuse(error: ConquianError, scope: Scope, receive: Receive, send: Send) -> None:
    response = refused(error)
    if scope["type"] == "http":
        await response(scope, receive, send)
        return
    await receive()  # websocket.connect
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    await send(
        {
            "type": "websocket.http.response.start",
            "status": response.status_code,
            "headers": response.raw_headers,
        }
    )
    await send({"type": "websocket.http.response.body", "body": response.body})
