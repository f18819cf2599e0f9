"""The server as an ASGI application: HTTP for opening and looking up, a socket for each table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

from fastapi import APIRouter, FastAPI, Header, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from conquian import __version__
from conquian.errors import ConquianError
from conquian.rules import PRESETS
from conquian.server.forms import ErrorBody, GameState, Health, RulesShown, Seated
from conquian.server.guard import Guard, caller_of, refused
from conquian.server.house import House
from conquian.server.pages import Pages, texts_of
from conquian.server.records import as_file, as_text
from conquian.server.refusal import Refusal
from conquian.server.settings import Settings
from conquian.server.shown import rules_shown
from conquian.server.socket import serve_socket
from conquian.server.storage import Storage
from conquian.server.wire import Empty, NewBot, NewGame, NewSeat

__all__ = ["create_app"]

Bearer = Annotated[str | None, Header()]

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": ErrorBody, "description": "A key of the catalogues, with its arguments"}
}


def create_app(settings: Settings, storage: Storage | None = None) -> FastAPI:
    """A server, which closes its storage when it ends.

    Without `storage` the database of the settings is opened when the server starts.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings, storage or Storage(settings.database))
        house.open()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Conquian",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.pages = Pages(settings.static)
    app.include_router(_API, responses=_REFUSALS)
    app.include_router(_PAGES, include_in_schema=False)
    app.add_exception_handler(ConquianError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _unknown)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(Guard, settings=settings)
    return app


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, ConquianError)
    return refused(error)


async def _malformed(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    found = error.errors()[0]["loc"] if error.errors() else ()
    place = ascii(".".join([str(part) for part in found[1:]]))[1:-1][:60]
    return refused(Refusal("body-malformed", place=place or "-"))


async def _unknown(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, ConquianError):
        return refused(error.__cause__)
    response = refused(Refusal("body-malformed", place="-"))
    if error.status_code in (404, 405):
        response = refused(Refusal("page-unknown"))
        response.status_code = error.status_code
    return response


async def _failed(_: Request, __: Exception) -> Response:
    response = refused(Refusal("server-failed"))
    response.status_code = 500
    return response


def _house(request: Request | WebSocket) -> House:
    house: House = request.app.state.house
    return house


def _token(authorization: str | None) -> str:
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not 0 < len(token) <= 64:
        raise Refusal("token-missing")
    return token


_API: Final = APIRouter(prefix="/api")


@_API.post("/games", status_code=201)
async def new_game(request: Request, asked: NewGame) -> Seated:
    """Open a table. The token proves that the seat is yours: keep it, and show it to nobody."""
    house = _house(request)
    with house.opening.spent(caller_of(request.scope), "table"):
        game, seat, token = await house.new(asked)
    return {"game": game, "seat": seat, "token": token}


@_API.get("/games/{game}")
async def game_state(request: Request, game: str) -> GameState:
    """Who sits at a table, and what it waits for."""
    owner = await _house(request).owner(game)
    return await owner.ask(owner.state)


@_API.post("/games/{game}/seats", status_code=201)
async def join(request: Request, game: str, asked: NewSeat) -> Seated:
    """Take an open seat."""
    house = _house(request)
    owner = await house.owner(game)
    with house.opening.spent(caller_of(request.scope), "seat"):
        seat, token = await owner.ask(lambda: owner.join(asked.name, asked.seat, asked.token))
    return {"game": game, "seat": seat, "token": token}


@_API.post("/games/{game}/seats/{seat}/bot")
async def replace(
    request: Request, game: str, seat: int, asked: NewBot, authorization: Bearer = None
) -> GameState:
    """Put a bot in an open, reserved or absent player's seat, or in one's own."""
    token = _token(authorization)
    owner = await _house(request).owner(game)
    await owner.ask(lambda: owner.replace(token, seat, asked.bot))
    return await owner.ask(owner.state)


@_API.post("/games/{game}/seats/{seat}/open")
async def free(
    request: Request, game: str, seat: int, asked: Empty, authorization: Bearer = None
) -> GameState:
    """Open a reserved seat to whoever is invited."""
    token = _token(authorization)
    owner = await _house(request).owner(game)
    await owner.ask(lambda: owner.free(token, seat))
    return await owner.ask(owner.state)


@_API.post("/games/{game}/seats/{seat}/back")
async def back(
    request: Request, game: str, seat: int, asked: Empty, authorization: Bearer = None
) -> GameState:
    """Take one's own seat back from a bot."""
    token = _token(authorization)
    owner = await _house(request).owner(game)
    await owner.ask(lambda: owner.back(token, seat))
    return await owner.ask(owner.state)


@_API.post("/games/{game}/rematch", status_code=201)
async def rematch(
    request: Request, game: str, asked: Empty, authorization: Bearer = None
) -> Seated:
    """Sit down at the rematch of a session that is over: same rules, seats and tokens.

    Whoever asks first opens it; everybody's seat is kept. Asked again it answers alike.
    """
    token = _token(authorization)
    name, seat = await _house(request).again(game, token)
    return {"game": name, "seat": seat, "token": token}


@_API.get("/hands/{hand}", response_class=Response)
async def hand_record(request: Request, hand: str, form: str = "json") -> Response:
    """The record of a finished hand, `GAME-NUMBER`; with `form=file` or `form=text` to hand on, as
    JSON or text: whoever gave no name is then a number.

    `GAME-0` is the record of cutting for deal, which has no text.
    """
    record = await _house(request).hand(hand)
    kind = "application/json"
    if form == "file":
        record = as_file(record)
    elif form == "text":
        record, kind = as_text(record), "text/plain; charset=utf-8"
    return Response(record, media_type=kind, headers={"cache-control": "private, max-age=86400"})


@_API.get("/health")
async def health(request: Request) -> Health:
    """Whether the server is well, for those who watch over it."""
    return await _house(request).health()


@_API.get("/presets")
async def presets() -> list[RulesShown]:
    """The games that have a name, with their rules."""
    return [rules_shown(rules) for rules in PRESETS.values()]


@_API.get("/texts/{language}", response_class=Response)
async def texts(request: Request, language: str) -> Response:
    """The texts of a table in a language, as Fluent source."""
    return texts_of(language).response(request.headers)


@_API.websocket("/games/{game}/socket")
async def table(socket: WebSocket, game: str) -> None:
    """A table: see docs/api.md for the frames."""
    await serve_socket(socket, _house(socket), game)


_PAGES: Final = APIRouter()
_READING: Final = ["GET", "HEAD"]


@_PAGES.api_route("/", methods=_READING)
@_PAGES.api_route("/h/{_path}", methods=_READING)
async def index(request: Request, _path: str = "") -> Response:
    """The client, which reads the address itself."""
    pages: Pages = request.app.state.pages
    return pages.index(request.headers)


@_PAGES.api_route("/t/{_path}", methods=_READING)
async def table_page(request: Request, _path: str) -> Response:
    """The client, with what a table needs fetched at once."""
    pages: Pages = request.app.state.pages
    return pages.index(request.headers, name="table.html")


@_PAGES.api_route("/{path:path}", methods=_READING)
async def file(request: Request, path: str) -> Response:
    """A file of the client."""
    pages: Pages = request.app.state.pages
    if path.startswith("api/"):
        raise Refusal("page-unknown")
    return pages.file(path, request.headers)
