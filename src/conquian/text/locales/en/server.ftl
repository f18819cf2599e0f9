### What a server refuses, and why. Players read these in the browser.

## Messages and requests

frame-large = That message is too long: { $size } bytes, and { $most } is the most. Nothing was done.
frame-malformed = The table did not understand that message (at “{ $place }”). Nothing was done.
frame-hello = Say hello first: the table does not know yet who you are.
body-malformed = That request cannot be understood (at “{ $place }”).
body-large = That request is too long: { $most } bytes is the most.
too-fast = That was too much at once. Wait { $seconds } s and try again.
stale-version = The game has moved on in the meantime. Look at the table again, then choose.
page-unknown = There is nothing at this address.

## Games and hands

game-unknown = There is no such game. Check the link, or open a new table.
game-damaged = This game cannot be read any more: what was kept of it does not fit together.
game-full = This table is full: every seat has its player. You can still watch.
game-crowded = There are { $most } people around this table already. Come back a little later to watch.
place-crowded = { $most } people from your network are watching this table already. Come back a little later to watch.
table-large = That table is too large for this server. Deal at most { $deal } cards each, and let { $target } or fewer win.
hand-unknown = There is no finished hand with this number.

## Seats

seat-first = Whoever opens a table takes the first seat.
seat-taken = Somebody is already sitting there. Choose another seat.
name-invisible = That name cannot be read. Choose one in plain letters.
name-taken = Somebody at this table is called { $name } already. Choose another name.
seat-present = That player is here. Only an absent player can be replaced.
seat-patience = That player left only a moment ago. Give them { $seconds } s more before the computer takes the seat.
seat-stand-in = For somebody who is away only the computer’s best player may stand in.
seat-none = You are watching. To play you need a seat.
seat-bot = The computer is playing in your seat just now. Take it back to play on.
rematch-early = You can ask for a rematch when this game is over.
rematch-taken = Your seat at the rematch was given to somebody else. You can still watch.
token-missing = Only a player of this table may do that.
token-foreign = This seat is not yours: the key to it does not fit this table.

## The server

origin-foreign = This request comes from another website, so it is refused.
host-foreign = This server does not answer to that name.
site-form = “{ $site }” is not the address of a site. Write what the browser shows, up to the name: https://cards.example.
proxy-form = “{ $proxy }” is not the address of a proxy. Write it in numbers, such as 127.0.0.1.
port-taken = Port { $port } of { $host } is in use, or not allowed. Choose another one.
port-range = There is no port { $port }. Choose a number from 0 to { $most }.
storage-unusable = The database { $database } cannot be opened. Check its address, and whether this program may write there.
storage-address = “{ $database }” is not the address of a database. Name a file, games.sqlite3, or write a whole address: postgresql://user@host/games.
storage-driver = Python lacks the driver for { $database }: the module { $module }. Install it, then start again.
storage-postgres = Python lacks the driver for { $database }: the module { $module }. Install it with pip install 'conquian[postgres]', then start again.
storage-busy = Another server is using the database { $database } already. End that one first, or give this one another database.
storage-newer = The database { $database } was used by a later version of this program. Take that version, or another database.
storage-failed = The game could not be stored, so nothing was done. Try again in a moment.
storage-lost = The database { $database } was removed or replaced while games were going on. The server stopped, since nothing would be kept. Put the file back, or start anew.
server-failed = Something went wrong here. Your game is safe; load the page again.
server-no-client = The server is running, but its pages have not been built yet. Build them with: { $command }

## At the table

server-ready = { $name } is ready for the next hand.
server-late = { $you ->
    [seat] Your time is up: the computer plays this one move for you.
   *[none] Time is up for { $name }: the computer plays this one move.
}
