### Bots: their names, what they think, matches, the player's own bots.

level-larva = Larva
level-nymph = Nymph
level-aphid = Aphid
level-ant = Ant
level-ladybird = Ladybird
level-moth = Moth
level-beetle = Beetle
level-cricket = Cricket
level-hornet = Hornet
level-dragonfly = Dragonfly
level-mantis = Mantis
level-antlion = Antlion
level-queen = Queen
bot-character = { $level } ({ $character })
opponent-nature = { $level } ({ $band }, strength { $number } of { $of }): { $what }.
opponent-strength = { $level }: strength { $number } of { $of }
band-easy = Easy
band-medium = Medium
band-strong = Strong
opponent-first = Good first opponent
opponent-now = It now plays at about { $strength }; the Larva has 0.
character-none = No preference
character-patient = Patient
    .what = eats late, among nearly equal turns
character-hungry = Hungry
    .what = eats early, among nearly equal turns
character-builder = Builder
    .what = builds large bugs, among nearly equal turns
setup-character = Character
# What a level overlooks, by its bot; one that searches has only its limit.
overlooks-blind = does not see that bugs can eat twice in one turn, that turned bugs are still twins, that a bug needs room to eat, or that eating frees cells
overlooks-dim = does not see that bugs can eat twice in one turn, that turned bugs are still twins, or that a bug needs room to eat
overlooks-narrow = does not see that bugs can eat twice in one turn, or that turned bugs are still twins
overlooks-stiff = does not see that turned bugs are still twins
overlooks-brief = does not see that bugs can eat twice in one turn
overlooks-planner = looks at up to { $nodes } positions a turn
overlooks-prover = looks at up to { $nodes } positions a turn, and works out sure wins once only 12 cells are empty
overlooks-champion = looks at up to { $nodes } positions a turn, and works out sure wins
level-companion = Companion
    .what = your strength, human mistakes

thoughts = What { $seat } thinks
thoughts-chance = { $seat } gives itself { $chance }: { $words }.
chance-won = as good as won
chance-clearly-ahead = clearly ahead
chance-ahead = ahead
chance-a-little-ahead = a little ahead
chance-even = about even
chance-a-little-behind = a little behind
chance-behind = behind
chance-clearly-behind = clearly behind
chance-lost = as good as lost
thoughts-win = { $seat } wins against any play: proven.
thoughts-loss = { $seat } loses against best play: proven.
sure-wavering = Still undecided.
sure-fairly = Fairly sure of its turn.
sure-settled = Sure of its turn.
thoughts-first = { $seat } goes by its first impression.
thoughts-none = Nothing yet …
thoughts-progress = { $seat }'s search
thoughts-line = Its plan:
thoughts-turn = { $number }. { $seat }: { $turn }. Show on the board
bots-pause = Pause
bots-go-on = Continue
bots-one-turn = One turn
bots-controls = Bots against bots

bots-pace = Bot speed
bots-pace-instant = Instant
bots-pace-quick = Fast
bots-pace-normal = Normal
bots-pace-slow = Slow
bots-thoughts = Show what bots think
bots-ponder = Bots think on your time too

own-bots = Your own bots
own-bots-open = Your own bots …
own-bots-yours = Your bots
own-bots-what = Write your own opponent in Python: play against it, or let it play a match against other bots. It can't reach this page, your games or the network.
own-bots-play = Play against { $bot }
own-bots-add = Add a bot
own-bots-file = From a .py file or a wheel …
own-bots-text = Paste its code
own-bots-text-hint = Paste your bot's code. The example works as it is; its name follows # in the first line.
own-bots-add-text = Add this bot
own-bots-copy = Copy the template
own-bots-package = From the Python package index
own-bots-package-hint = Only this uses the network: it downloads the package and what it needs. Both stay in this browser.
own-bots-package-name = Package name
own-bots-fetch = Download and add
own-bots-seconds = Time a turn
own-bots-second = { $seconds } s
own-bots-remove = Remove { $bot }
own-bots-removed = { $bot } is removed.
own-bots-replaced = An earlier { $bot } made room for this one.
own-bots-changed = { $bot } was changed in another tab, so it was not removed. The list now has its newer code.
own-bots-unread =
    { $count ->
        [one] One stored bot can't be read. It stays stored.
       *[other] { $count } stored bots can't be read. They stay stored.
    }
own-bots-code = Code
own-bots-copy-code = Copy the code
own-bots-safe = This page was opened with ?safe: your own bots do not run. You can remove them.
own-bots-adding = Trying { $bot } …
own-bots-added = { $bot } is ready: choose it as an opponent.
own-bots-added-unsaved = { $bot } is ready, but this browser can't save it: it is gone after a reload.
own-bots-not-added = { $bot } was not added.
own-bots-failed = { $seat }'s bot { $bot } stopped.
own-bots-take-over = Play { $seat } yourself
own-bots-other = Let another bot play …
own-bots-trace = For its author

# What a bot did wrong; $place is one of the next two, or nothing.
place-line = { $file }, line { $line }:{" "}
place-file = { $file }:{" "}
fault-syntax = { $place }not valid Python: { $detail }.
fault-import = { $place }{ $detail }. A bot can import only from its file, its wheel and Python's own library.
fault-no_think = { $place }it has no function `think(position, limit)`.
fault-no_thought = { $place }think() yielded no thought.
fault-endless = { $place }no thought came in time; is this loop endless?
fault-memory = { $place }it needs more memory than it may have.
fault-killed = { $place }it did not answer and did not stop when asked, so it was ended.
fault-died = { $place }Python crashed in it, perhaps out of memory.
fault-flood = { $place }it sent too many messages, or too long ones, so it was ended.
fault-safe = { $place }it does not run, because this page was opened with ?safe. Open the page without ?safe to let it play.
fault-no_room = { $place }its worker did not start, or its files did not load.
fault-install = { $place }it could not be downloaded: { $detail }
fault-cheat = { $place }it sent something that is not a turn.
fault-gone = { $place }it is no longer on this device.
fault-unread = { $place }it is stored, but can't be read. Add it again.
fault-too_long = { $place }it is too large: the limit is { $detail } MB.
fault-crash = { $place }{ $detail }
fault-not_a_wheel =
    { $place }it can't be unpacked: { $detail ->
        [encrypted] it is encrypted.
        [method] it is compressed by an unusual method.
        [damaged] it is stored damaged. Add it again.
        [slow] this takes too long.
        [name] a file in it has no name.
       *[other] { $detail }
    }
fault-wheel_bytes = { $place }its wheels unpack to more than { $detail } MB.
fault-wheel_files = { $place }its wheels have more than { $detail } files.
fault-native = { $place }it needs the native module { $detail }, which browsers can't run.
fault-not_a_thought = { $place }think() yielded { $detail }, which is neither a thought nor a turn.
fault-bad_numbers = { $place }value and nodes must be numbers, not { $detail }.
fault-bad_proven = { $place }proven must be None, "win" or "loss", not { $detail }.
fault-bad_line = { $place }line must be a tuple of turns, not { $detail }.
fault-illegal = { $place }it played a turn that is not legal. { $why }

match = Match
match-what = Pairs of games from random openings; in each pair both bots play each side once. Rules and board are those of your game: { $rules }, { $board } board. Your game goes on meanwhile.
match-first = First bot
match-second = Second bot
match-pairs = Number of games
match-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
match-start = Start match
match-stop = Stop match
match-go-on = Continue match
match-forget = Delete score
match-forgotten = The score is deleted.
match-replaced = The score of { $first } against { $second } made room for this match.
match-table = Rules and board of this match: { $rules }, { $board } board.
match-unsaved = This browser can't save the score: it is gone after a reload.
match-of = { $first } against { $second }:
match-stands =
    { $played ->
        [one] { $wins } of { $played } game won.
       *[other] { $wins } of { $played } games won.
    }
match-stands-running =
    { $played ->
        [one] { $wins } of { $played } game won, { $left } to go …
       *[other] { $wins } of { $played } games won, { $left } to go …
    }
match-stands-stopped =
    { $played ->
        [one] { $wins } of { $played } game won, then stopped.
       *[other] { $wins } of { $played } games won, then stopped.
    }
# Won, and where the share probably is: the 95% interval.
match-score = { $share } won. Over many games, probably between { $low } and { $high }.
match-mistakes =
    { $count ->
        [one] One game was lost by an error.
       *[other] { $count } games were lost by errors. The first:
    }

bench = How fast is it here?
bench-what = Measures what python3 -m bug_engine bench does: random games, turns counted by perft, positions that the strongest bot's search evaluates. Each ratio compares with a fixed piece of plain Python, so you can compare machines. It takes about a minute; keep this page in front.
bench-measure = Measure
bench-running = Measuring …
bench-figure = Figure
bench-figure-baseline = A fixed piece of Python
bench-figure-playouts = Random games, { $board } board
bench-figure-perft = Turns counted, { $board } board
bench-figure-search = Positions evaluated, { $board } board
bench-figure-signature = Signature of the search
bench-rate = Per second
bench-ratio = Ratio
bench-text = The figures as text
bench-together =
    { $workers ->
        [one] { $name }, { $workers } worker
       *[other] { $name }, { $workers } workers at once
    }
