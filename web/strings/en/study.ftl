### The study: review, analysis, hints, report.

study = Study
study-tab-review = Review
study-tab-analysis = Analysis
study-tab-openings = Openings
# Shown while a tab has the keyboard focus.
study-tabs-keys = ← → change the tab. Elsewhere they step through the game.
study-close = Back to the game
study-to-puzzle = Back to the puzzle
study-to-exercise = Back to the exercise
study-report = Board report
study-chance = { $seat } { $chance }
study-won = { $seat } wins: proven
study-won-in =
    { $turns ->
        [one] { $seat } wins in { $turns } turn: proven
       *[other] { $seat } wins in { $turns } turns: proven
    }
study-line = Line { $rank }: { $seat } { $turn }: { $what }
study-play-line = Play the line up to turn { $number }, { $seat } { $turn }
study-previewing =
    { $count ->
        [one] Position after { $count } turn.
       *[other] Position after { $count } turns.
    }

review-start = Review this game
review-again = Review again
review-none = Goes back through the game, finds the turns that gave it away, and shows what was better. To review another game, paste it under Share.
review-too-short = There are no turns to review yet.
review-other = Open another game
review-running = Reviewing …
review-progress = Reviewing: { $done } of { $total } positions …
review-stopped = Stopped: earlier turns were not reviewed.
review-graph = Chance of winning, turn by turn
# A point of the graph: after which turn, and the chances of each side.
review-at-start = Start
review-after-turn = After turn { $number }, { $seat }
review-after-mistake = After turn { $number }, { $seat }, a mistake
review-after-blunder = After turn { $number }, { $seat }, a blunder
review-point-none = { $after }: not reviewed
review-point-proven = { $after }: { $seat } wins, proven
review-point = { $after }: { $first } { $firstChance }, { $second } { $secondChance }
review-mistake = , a mistake
review-blunder = , a blunder
review-legend = ? gave away { $mistake } or more, ?? { $blunder } or more, or a proven win. ● proven, ○ estimated.
# $who is "you" when the player lost against a bot, else "seat".
review-losing =
    { $who ->
        [you] You could still have won on turn { $number }: with { $better } instead of { $played }.
       *[seat] { $seat } could still have won on turn { $number }: with { $better } instead of { $played }.
    }
# The reader won against a bot: the reader's mistake, and the bot's that gave the win back.
review-regained = You gave the win away on turn { $number } ({ $played }); { $seat } gave it back on turn { $back }.
review-regained-lead = You lost your lead on turn { $number } ({ $played }); { $seat } gave it back on turn { $back }.
review-proof =
    { $who ->
        [you] That is proven: it was your last chance, and every turn of yours after it lost.
       *[seat] That is proven: it was the last chance, and every turn of { $seat } after it lost.
    }
# The loser played no other turn after it.
review-proof-last =
    { $who ->
        [you] That is proven: it was your last chance.
       *[seat] That is proven: it was the last chance of { $seat }.
    }
review-perhaps =
    { $who ->
        [you] You probably lost the game on turn { $number }: { $better } instead of { $played } had a chance of about { $chance }.
       *[seat] { $seat } probably lost the game on turn { $number }: { $better } instead of { $played } had a chance of about { $chance }.
    }
review-estimate = This is not proven: it is an estimate.
review-unclear = No single turn gave this game away: it was lost gradually.
review-costliest =
    { $who ->
        [you] Turn { $number } cost you the most: { $played } kept a chance of { $kept }, and { $better } one of { $best }.
       *[seat] Turn { $number } cost { $seat } the most: { $played } kept a chance of { $kept }, and { $better } one of { $best }.
    }
review-since = After turn { $number }, { $seat }'s win is proven. What came before is an estimate.
review-never =
    { $who ->
        [you] You had no chance: with best play { $winner } wins from the very start of this game, and { $winner } made no mistake. That is proven.
       *[seat] { $seat } had no chance: with best play { $winner } wins from the very start of this game, and { $winner } made no mistake. That is proven.
    }
review-open = The game is not over.
review-open-won = The game is not over, but { $seat } wins from here against any play: that is proven.
review-open-marked = These turns have cost the most so far.
# The game ended by resignation or on time; whose position it was for the loser. $who as above.
review-short-won =
    { $who ->
        [you] You were winning: with best play you would have won, and that is proven.
       *[seat] { $seat } was winning: with best play { $seat } would have won, and that is proven.
    }
review-short-lost =
    { $who ->
        [you] Your position was lost: no turn could have saved it, and that is proven.
       *[seat] The position was lost for { $seat }: no turn could have saved it, and that is proven.
    }
review-short-open =
    { $who ->
        [you] Your position was still open: a chance of about { $chance }, by estimate.
       *[seat] The position was still open: { $seat } had a chance of about { $chance }, by estimate.
    }
review-short-marked = These turns cost the most.
review-flawless = No turn gave away much.
# What a mistake let the other side do. $who is "you" as above; $bugs: "3 at C4 and 1 at D1".
review-prey = { $size } at { $cell }
review-eats =
    { $who ->
        [you]
            { $count ->
                [one] After this, { $seat } eats your bug of { $bugs }.
               *[other] After this, { $seat } eats your bugs of { $bugs }.
            }
       *[seat]
            { $count ->
                [one] After this, { $seat } eats { $loser }'s bug of { $bugs }.
               *[other] After this, { $seat } eats { $loser }'s bugs of { $bugs }.
            }
    }
review-then-eats =
    { $who ->
        [you]
            { $count ->
                [one] After this, { $seat } plays { $turn }, and soon eats your bug of { $bugs }.
               *[other] After this, { $seat } plays { $turn }, and soon eats your bugs of { $bugs }.
            }
       *[seat]
            { $count ->
                [one] After this, { $seat } plays { $turn }, and soon eats { $loser }'s bug of { $bugs }.
               *[other] After this, { $seat } plays { $turn }, and soon eats { $loser }'s bugs of { $bugs }.
            }
    }
review-then = After this, { $seat } plays { $turn }.
review-then-leaves =
    { $who ->
        [you] After this, { $seat } plays { $turn }. Cells left: { $seat } { $own }, you { $other }.
       *[seat] After this, { $seat } plays { $turn }. Cells left: { $seat } { $own }, { $loser } { $other }.
    }
review-then-proven = After this, { $seat } plays { $turn }, and wins against any play: that is proven.
# $count: turns of both sides after this turn; $left: the cells that the other side still has.
review-then-ends = After this, { $seat } plays { $turn }, and wins against any play: in this line { $seat } runs out of cells after { $count } turns, and { $opponent } still has { $left }.
review-then-chance = After this, { $seat } plays { $turn }, and has a chance of { $chance }.
review-see-refutation = What it allowed
review-see-better = What was better
review-finding = Turn { $number }, { $seat }:{" "}
review-cost = { $best } → { $kept }
review-cost-win = { $seat } gives a win away
review-cost-last = { $seat }'s last chance
review-side = { $seat } wins
review-better = Better: { $turn }.
review-better-left = Cells left then: { $seat } { $own }, { $opponent } { $other }.
review-instead = { $then } instead of { $played }
review-slip-blocked = The growth stands beside a twin, but there is no cell left to eat it.
review-missed-twin = There was a twin to eat: { $shapes }.
review-missed-chain = The better turn goes on eating: { $shapes }.
# $count: turns of both sides after the better turn, or after the mistake.
review-line-end =
    { $count ->
        [one] In this line { $seat } has no cells left { $count } turn later, and wins; { $opponent } still has { $left }.
       *[other] In this line { $seat } has no cells left { $count } turns later, and wins; { $opponent } still has { $left }.
    }
review-line-meal =
    { $bugCount ->
        [one] In this line { $seat } eats { $opponent }'s bug of { $bugs }, { $count } turns later.
       *[other] In this line { $seat } eats { $opponent }'s bugs of { $bugs }, { $count } turns later.
    }
review-line-spared =
    { $bugCount ->
        [one] After { $played }, { $opponent } soon eats the bug of { $bugs }; in this line it does not.
       *[other] After { $played }, { $opponent } soon eats the bugs of { $bugs }; in this line it does not.
    }
review-line-left =
    { $count ->
        [one] Cells left { $count } turn later, in this line: { $seat } { $own }, { $opponent } { $other }.
       *[other] Cells left { $count } turns later, in this line: { $seat } { $own }, { $opponent } { $other }.
    }
review-line-lost =
    { $count ->
        [0] After { $played }, { $opponent } has no cells left, and wins.
       *[other] After { $played }, { $opponent } has no cells left { $count } turns later, and wins.
    }
# At the last turn of a line.
review-line-both = In this line both run out of cells, and it is { $seat }'s turn: { $seat } wins.
review-line-over = { $seat } has no cells left, and wins; { $opponent } still has { $left }.
review-line-chance = Expected from here: { $seat } wins with a chance of { $chance }.
review-slip-later = The difference comes later: follow the turns below.
review-retry = Try again from here
review-mistakes = Mistakes
review-all =
    { $count ->
        [one] Show { $count } mistake
       *[other] Show all { $count } mistakes
    }

analysis-engine = Engine
analysis-heat = Values on the board
analysis-lines = Lines
analysis-over = The game is over here.
analysis-off = The engine is off.
analysis-depth = { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
analysis-depth-running = { $count ->
        [one] { $count } position …
       *[other] { $count } positions …
    }
analysis-meaning = ✓2 wins and ✗2 loses for certain: the side to move has 2 turns until then. Other numbers are its chance of winning.
analysis-perfect = That is for perfect play: between people, everything is still open.
analysis-best = Best lines
analysis-unknown = not tried yet

openings-games =
    { $count ->
        [one] One of your games went on from here: { $first } won { $firstWon }, { $second } { $secondWon }.
       *[other] { $count } of your games went on from here: { $first } won { $firstWon }, { $second } { $secondWon }.
    }
openings-games-open =
    { $count ->
        [one] One of your games went on from here. It has no winner.
       *[other] { $count } of your games went on from here. None has a winner.
    }
openings-ended =
    { $count ->
        [one] One of your games ended here.
       *[other] { $count } of your games ended here.
    }
openings-counting = Counting your games: { $count } left.
openings-no-games = None of your games reached this position.
openings-none = None of your games reached this position, and no book goes this far.
openings-from-yours = From your games
openings-from-book = From the book
openings-over = Openings belong to the beginning: step back to see what your games and the book play there.
openings-all = Show all { $count } turns
openings-row =
    { $count ->
        [0] { $turn }: in none of your games.
        [one] { $turn }: in one of your games. { $first } won { $firstWon }, { $second } { $secondWon }.
       *[other] { $turn }: in { $count } of your games. { $first } won { $firstWon }, { $second } { $secondWon }.
    }
openings-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
openings-symmetry = Turned and mirrored positions count as one: ×6 means six such cells.
openings-share = Each number is the percentage of these games that the side to move won.
openings-fairest =
    { $count ->
        [one] With the pie rule, { $turns } is fairest: it is nearest to 50.
       *[other] With the pie rule, { $turns } are fairest: they are nearest to 50.
    }
openings-lost = With perfect play { $seat } loses from here, but no one at the table plays that. { $sign } holds out longest.
openings-none-fair = With the pie rule, the second player wins after every first turn: who wins is proven, and they may swap.
openings-searched = Each number is an estimate, from up to { $count } positions.
openings-of = Games
openings-of-all = All
openings-of-played = Played here
openings-of-imported = Imported
openings-champion = What the strongest bot thinks

hints = Hints
hints-with-clock = Allowed in games with a clock
hint-step-0 = Hint
hint-step-1 = Which cell?
hint-step-2 = Why?
hint-step-3 = Hide the hint
hint-waiting = Looking for a hint …
hint-retry = Your turn: find a better one.
hint-failed = No hint could be found here.
hint-bug = Hint: your bug at { $bug } should grow.
hint-region = Hint: start a new bug around here: { OR($cells) }.
hint-region-marked = Hint: start a new bug in the marked area.
hint-turn = Try { $turn }.
hint-because = { $turn } { $reasons }.
hint-then = Then perhaps { $line }.
hint-then-turn = { $seat } { $turn }
reason-wins = wins at once
reason-proven =
    { $count ->
        [0] wins, whatever { $seat } plays
        [one] wins for certain, in { $count } turn
       *[other] wins for certain, in { $count } turns
    }
reason-resists = holds out longest, as every turn loses
reason-eats =
    { $count ->
        [one] eats { $count } stone at { $bugs }
       *[other] eats { $count } stones at { $bugs }
    }
reason-saves =
    { $bugCount ->
        [one] saves your bug at { $bugs }
       *[other] saves your bugs at { $bugs }
    }
reason-threatens = threatens to eat at { $bugs }
reason-leads = leaves you { $count } cells, fewer than { $seat } with { $theirs }
reason-leaves = leaves you { $count } cells and { $seat } { $theirs }; fewer is better

report = Board report
report-start = Make the report
report-download = Download as one file
report-what = What the game is like on a board: how long and how complex it is, whether the first player has an advantage, which first cells do well. Measured by random games, here in your browser, in up to half a minute.
report-games = Random games: { $games } …
report-stage-perft = Counting possible games …
report-stage-ladder = Matches …
report-stage-sample = Sample game …
