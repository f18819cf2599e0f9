### The arena, where bots meet in duplicate deals: its report, on the command line and as a page, and
### what can go wrong there. Nothing of it is sent to browsers.

## What goes wrong

arena-few = Name at least two bots: they are to play each other.
arena-many = { $bots } bots are too many for one arena; { $most } is the most.
arena-import = “{ $bot }” cannot be used as a bot: { $reason }. A bot is one of { $known }, or a class that can be imported, as in package.module:Class, and is called with a seed.
arena-no-bot = “{ $bot }” makes something that is no bot: it needs a method choose(view).
arena-illegal = “{ $bot }” broke the rules with { $action }: deal { $deal }, seating { $seating }, player { $seat }, position { $position }.
arena-no-action = “{ $bot }” answered with { $answer }, which is no action: deal { $deal }, seating { $seating }, player { $seat }, position { $position }.
arena-raised = “{ $bot }” failed with { $reason }: deal { $deal }, seating { $seating }, player { $seat }, position { $position }.
arena-lost = “{ $bot }” could not be played with: deal { $deal }, seating { $seating }, player { $seat }, position { $position }.
arena-worker = A process in which hands were played has died: perhaps a bot ended it, or memory ran out.
arena-file-foreign = “{ $file }” holds something else than results of an arena. It was left as it is: choose another file.
arena-file-other-version = The results in “{ $file }” are of version { $found }, and this is { $expected }: they cannot be compared. Choose another file.
arena-file-other-rules = The results in “{ $file }” are of another table, { $found }, not of { $expected }. Choose another file.
arena-file-other-seed = The results in “{ $file }” are of other deals: seed { $found }, not { $expected }. Choose another file.
arena-file-other-bots = The results in “{ $file }” are of other bots: { $found }, not { $expected }. Choose another file.
arena-file-damaged = Line { $line } of “{ $file }” is no result: the file was changed.
arena-file-busy = Another arena is writing to “{ $file }” just now.
arena-file-unusable = “{ $file }” cannot be written: { $reason }.
guest-form = The command “{ $command }” has to say where the program is to go: put { $url } and { $game } in it.
guest-start = The program “{ $program }” cannot be started: { $reason }.
guest-absent = The program did not sit down within { $seconds } seconds.
guest-ended = The program ended too early (status { $status }). Its last words: { $said }
guest-silent = The program did nothing for { $seconds } seconds when it was its turn.

## Figures

arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-plain = { NUMBER($value, maximumFractionDigits: 3) }
arena-percent = { $value } %
arena-range = { $low } to { $high }
arena-milliseconds = { $value } ms

## The report

arena-note = Elo is the lead over { $bot }. Drawn hands are left out of Elo and share; a deal counts once, with all its hands.
arena-pairs = Pair by pair
arena-report = Arena: { $table }
arena-ladder = Strength
arena-ladder-about = Elo with its 95 % interval: how far each bot is ahead of { $bot }, or behind. Whoever is 100 ahead wins 64 of 100 hands that either wins. Drawn hands are left out, since nobody gets the pot: the next hand is played for it. A deal counts once, with all the hands that were played with its cards.
arena-standings = All figures
arena-standings-about = The share is that of the hands that somebody won, with its 95 % interval.
arena-crosstable = Who beats whom
arena-crosstable-about = How many of the hands that either won went to the bot of the row; below, the 95 % interval, and the hands that each won.
arena-convergence = How it settled
arena-convergence-about = The share won, deal after deal, with its 95 % band. Read the band where the series was meant to end: whoever stops when they like what they see is deceived by it.
arena-lengths = How long hands last
arena-lengths-about = The number of actions in a hand, and how it ended for the bot.
arena-times = Time to decide
arena-times-about = Milliseconds a decision, on the machine that played: the mean, and whiskers from the fastest tenth of the hands to the slowest. Each line of the scale is a multiple of the one before. For a program, the way to the table and back is included.
arena-again = To play it again
arena-again-about = Conquian { $version }. This command deals the same cards; bots that take their chance from the seed play the same hands.

arena-col-bot = bot
arena-col-elo = Elo
arena-col-interval = 95 %
arena-col-won = won
arena-col-lost = lost
arena-col-drawn = drawn
arena-col-share = share (95 %)
arena-col-forced = forced a hand
arena-col-length = actions a hand
arena-col-time = ms a decision

arena-fact-deals = deals
arena-fact-hands = hands
arena-fact-drawn = drawn
arena-fact-length = actions a hand
arena-fact-forced = forced melds a hand
arena-fact-seed = seed
