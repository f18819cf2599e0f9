"""The files of the built client, and the catalogues: kept in memory, compressed once."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias

from starlette.datastructures import Headers
from starlette.responses import Response

from conquian.errors import ConquianError
from conquian.server.refusal import Refusal
from conquian.text import LANGUAGES, catalog_of
from conquian.text.catalog import entries

__all__ = ["TEXTS", "Pages", "texts_of"]

TEXTS: Final = (
    "cards",
    "errors",
    "match",
    "narration",
    "referee",
    "rules",
    "server",
    "story",
    "table",
    "web",
)
"""The catalogues that a table in the browser is told from; the rest is for terminals and files."""
_SMALL: Final = 500  # bytes that are not worth compressing
_BUILD: Final = "CONQUIAN_REQUIRE_CLIENT=1 ./scripts/play"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

Stamp: TypeAlias = tuple[int, int]


class Page:
    """Something to send, in both forms."""

    def __init__(self, body: bytes, kind: str, caching: str) -> None:
        self.body: Final = body
        self._kind = kind
        self._caching = caching
        packed = gzip.compress(body, 9, mtime=0) if len(body) > _SMALL else body
        self._packed = packed if len(packed) < len(body) else None
        self._tag = f'W/"{sha256(body).hexdigest()[:20]}"'

    def response(self, headers: Headers, status: int = 200) -> Response:
        """The page, unless the client has it; one in place of another is not kept."""
        answer = {"vary": "Accept, Accept-Encoding"}
        if status == 200:
            answer |= {"etag": self._tag, "cache-control": self._caching}
            if self._tag in headers.get("if-none-match", ""):
                return Response(status_code=304, headers=answer)
        if self._packed is not None and "gzip" in headers.get("accept-encoding", ""):
            answer["content-encoding"] = "gzip"
            return Response(self._packed, status, answer, self._kind)
        return Response(self.body, status, answer, self._kind)


class Pages:
    """The folder of the built client."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._stamp: tuple[Stamp, Stamp] | None = None
        self._names: frozenset[str] = frozenset()
        self._pages: dict[str, tuple[Stamp, Page]] = {}

    def index(self, headers: Headers, status: int = 200, name: str = "index.html") -> Response:
        """A page that the client begins with; without one, how to build it."""
        try:
            return self._page(name).response(headers, status)
        except Refusal:
            return _unbuilt(headers)

    def file(self, path: str, headers: Headers) -> Response:
        """A file of the folder. Where there is none a person gets the client, which says so.

        Raises Refusal ``page-unknown``.
        """
        try:
            return self._page(path).response(headers)
        except Refusal:
            if "text/html" not in headers.get("accept", ""):
                raise
            return self.index(headers, 404)

    def _page(self, name: str) -> Page:
        try:
            stamp = _stamp(self._folder), _stamp(self._folder / "assets")
            if stamp != self._stamp:
                self._names = self._listed()
                self._stamp = stamp
            if name not in self._names:
                raise Refusal("page-unknown")
            found = self._folder / name
            now = _stamp(found)
            stored = self._pages.get(name)
            if stored is None or stored[0] != now:
                kind = _TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0]
                caching = _FOREVER if name.startswith("assets/") else _ASK
                page = Page(found.read_bytes(), kind or "application/octet-stream", caching)
                stored = self._pages[name] = now, page
            return stored[1]
        except OSError as error:
            raise Refusal("page-unknown") from error

    def _listed(self) -> frozenset[str]:
        """The names of the files there are. No other spelling of a path is one of them."""
        found = [path for path in self._folder.rglob("*") if path.is_file()]
        inside = [path for path in found if path.resolve().is_relative_to(self._folder)]
        return frozenset([path.relative_to(self._folder).as_posix() for path in inside])


def _stamp(path: Path) -> Stamp:
    """What changes when a file does, or the list of files in a folder."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return (0, 0)
    return status.st_mtime_ns, status.st_size


@lru_cache(maxsize=len(LANGUAGES))
def texts_of(language: str) -> Page:
    """The texts of a table in a language, as Fluent source.

    Raises ConquianError ``language-unknown``.
    """
    if language not in LANGUAGES:
        raise ConquianError(
            "language-unknown", language=ascii(language)[1:-1][:20], known=", ".join(LANGUAGES)
        )
    folder = files("conquian.text").joinpath("locales", language)
    found = [folder.joinpath(f"{name}.ftl").read_text(encoding="utf-8") for name in TEXTS]
    source = "\n".join([entry for text in found for entry in entries(text).values()])
    return Page(source.encode("utf-8"), _TYPES[".ftl"], _ASK)


def _unbuilt(headers: Headers) -> Response:
    asked = headers.get("accept-language", "")[:2].lower()
    language = asked if asked in LANGUAGES else "en"
    text = catalog_of(language).text("server-no-client", command=_BUILD)
    return Response(text + "\n", 503, media_type="text/plain; charset=utf-8")
