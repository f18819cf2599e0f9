### What is said on the command line. The %-words are filled in by the program: keep them.

cli-about = Conquian, the oldest rummy. Without a command: play in the browser.
cli-commands = commands
cli-usage = Usage:{" "}
cli-arguments = what to give
cli-options = options
cli-help = show this help and stop
cli-version = show the version and stop
cli-see-help = see conquian --help
cli-lang = language: English, Spanish, French, Portuguese, Italian or Dutch; otherwise as your system is set
cli-json = print JSON, for programs
cli-open = play in your browser; conquian alone does the same
cli-serve = let others play: serve tables for a family, a club or a site
cli-host = the address to listen at; 0.0.0.0 for everyone who can reach this machine
cli-port = the port; otherwise 8711 or one near it
cli-database = where games are kept: a file, or an SQLAlchemy URL; otherwise a file in your data folder
cli-no-browser = do not open the browser, only say the address
cli-origin = the site under which this server is reached (https://cards.example), behind a proxy; can be repeated
cli-host-name = a name by which this server may be called (table.example): others are refused; can be repeated
cli-proxy = the address of a proxy in front of this server (127.0.0.1), which is believed when it says from whom requests are; can be repeated
cli-keep = delete games, with their records, that nobody has played at for so many days; otherwise all are kept
cli-schema = print the schema of the messages for programs, and stop
cli-play = play against the computer, here in the terminal
cli-legal = list the legal actions of a position
cli-perft = count the legal sequences of actions of a deal
cli-replay = tell a recorded hand as a commented story
cli-verify = prove from a record that its deal was fair
cli-arena = let bots meet in duplicate deals: which is better, by how much, and how sure that is
cli-simulate = let bots play each other and count
cli-presets = list the games, or the settings of one
cli-table = a game, or a game with changes: classic,target=12
cli-rule = change one rule, such as target=12; can be repeated (see conquian presets classic)
cli-faces = the cards you see: spanish or french
cli-words = say cards in words, for a screen reader: seven of spades
cli-name = your name
cli-hand = play a single hand, without a pot and a score
cli-hands = play so many hands, whatever the score
cli-level = how well the computer plays: casual or random
cli-mix = before every deal, ask for a text to mix into the shuffle, and where to cut
cli-save = the file that keeps the game after every move; a game that is in it goes on
cli-seed = a number that makes chance repeatable
cli-resume = go on with a saved game
cli-new = start a new game even if one is saved
cli-position = a position in one line, in quotes
cli-depth = how many actions
cli-deck = the whole pack in order, top card first: "AC 2C …"
cli-divide = show the count below each first action
cli-seal = the seal that you were shown before the deal, or its first digits
cli-record = a record of a hand (- for standard input)
cli-bots = the bots, one a seat; without any: casual random
cli-deals = how many deals, each played once from every seat
cli-entrants = two bots or more: { $levels }, package.module:Class, or a program as "socket:COMMAND" (see docs/arena.md); NAME=BOT gives a name
cli-pair-hands = so many hands for every pair, in whole deals
cli-results = the file that keeps every deal played; the same command goes on with it
cli-html = write a report with plots to this file
cli-workers = how many processes; otherwise one a core
cli-bad-argument = %(argument_name)s: %(message)s
cli-unrecognized = not understood: %s
cli-required = missing: %s
cli-bad-choice = %(value)r is none of %(choices)s
cli-bad-value = %(value)r is not a whole number that will do
cli-ambiguous = %(option)s could mean %(matches)s
cli-one-expected = a value is missing
cli-some-expected = %s values are expected
cli-not-with = cannot be used together with %s
cli-no-value = takes no value, but was given %r

cli-too-large = That is more than this machine's memory holds. Try a smaller table or depth.
cli-output = Nothing more can be written: { $reason }.
file-missing = There is no file { $file }.
file-unreadable = The file { $file } cannot be read.

seal-compare = If this is the seal that you were shown before the deal, the deal was fair. (--seal compares it for you.)
fair-seal = The seal of this deal is not { $seal }, but { $commitment }: this is not the deal that was promised.

simulate-progress = deals
simulate-title = { $table }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
simulate-wins = { $bot }: { $wins } won, { $percent } % of the hands that were decided; 95 % interval { $low }–{ $high } %
simulate-draws = Drawn: { $draws } ({ $percent } %)
simulate-forced = Forced melds: { $count } a hand
simulate-length = Length of a hand: { $count } actions
simulate-time = { $bot }: { $time } ms a decision

uncompiled = conquian: running uncompiled: everything works, but slowly.

serve-ready = Conquian is at { $address } – press Ctrl-C here to stop.
serve-network = Other machines in your network: { $addresses }
serve-again = Conquian is running already: { $address }
