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
study-chance = { $seat } { $chance }
study-won = { $seat } wins: proven
study-won-in =
    { $turns ->
        [one] { $seat } wins in { $turns } turn: proven
       *[other] { $seat } wins in { $turns } turns: proven
    }
study-line = Line { $rank }: { $seat } { $turn }: { $what }
study-play-line = Play the line up to turn { $number }, { $seat } { $turn }
study-show-line = Show the position after turn { $number }, { $seat } { $turn }
study-previewing =
    { $count ->
        [one] Position after { $count } turn.
       *[other] Position after { $count } turns.
    }

review-start = Review this game
review-again = Review again
review-none = Goes back through the game, finds the turns that gave it away, and shows what was better.
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
review-marks = ? mistake, ?? blunder: the signs explained
review-marks-mistake = ? A mistake: the chance to win fell by { $mistake } or more.
review-marks-blunder = ?? A blunder: it fell by { $blunder } or more, or a sure win was gone.
review-marks-unsure = Some ? may be ??: there, one of the two chances is only a guess.
review-marks-proven = ● The page has proven who wins.
review-marks-estimated = ○ The page has only guessed who wins. The dashed lines are at { $even }, and at { $lined } for each side.
# $who is "you" when the player lost against a bot, else "seat".
review-losing =
    { $who ->
        [you] You could still have won on turn { $number }: with { OR($better) } instead of { $played }.
       *[seat] { $seat } could still have won on turn { $number }: with { OR($better) } instead of { $played }.
    }
# The reader won: the reader's mistake, and the other side's that gave the win back.
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
review-steps =
    { $who ->
        [you] You lost this game in steps, not by a single turn.
       *[seat] { $seat } lost this game in steps, not by a single turn.
    }
review-costliest =
    { $who ->
        [you] Turn { $number } cost you the most: with { $played } your chance of a win was { $kept }, with { $better } it would have been { $best }.
       *[seat] Turn { $number } cost { $seat } the most: with { $played } the chance of a win was { $kept }, with { $better } it would have been { $best }.
    }
review-next-costliest = Next is turn { $number }: { $best } → { $kept }.
review-since =
    { $who ->
        [you] After turn { $number }, your win is proven. What came before is an estimate.
       *[seat] After turn { $number }, { $seat }'s win is proven. What came before is an estimate.
    }
review-never =
    { $who ->
        [you] You had no chance: with best play { $winner } wins from the very start of this game, and { $winner } made no mistake. That is proven.
        [winner] { $seat } had no chance: with best play you win from the very start of this game, and you made no mistake. That is proven.
       *[seat] { $seat } had no chance: with best play { $winner } wins from the very start of this game, and { $winner } made no mistake. That is proven.
    }
# The start of the game is a proven win; $who: you lose it, you win it, or neither.
review-from-start =
    { $who ->
        [you] { $winner } could have won from the start. So a turn of yours counts as a mistake only after { $winner } has made one.
        [winner] You could have won from the start.
       *[seat] { $winner } could have won from the start.
    }
review-open = The game is not over.
review-open-won =
    { $who ->
        [you] The game is not over, but you win from here against any play: that is proven.
       *[seat] The game is not over, but { $seat } wins from here against any play: that is proven.
    }
review-open-marked = These turns have cost the most so far.
# The game ended by resignation or on time; whose position it was for the loser. $who as above.
review-short-won =
    { $who ->
        [you] Your position was won: best play wins from it, and that is proven.
       *[seat] The position was won for { $seat }: best play wins from it, and that is proven.
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
review-short-marked =
    { $count ->
        [one] This turn cost the most.
       *[other] These turns cost the most.
    }
review-flawless = No turn gave away much.
# What a mistake let the other side do. $who is "you" as above; $bugs: "3 at C4 and 1 at D1".
review-prey = { $size } at { $cell }
# $who is "eater" if the reader eats, "you" if the reader's bug is eaten, else "seat".
review-eats =
    { $who ->
        [you]
            { $bugCount ->
                [one] After this, { $seat } eats your bug of { $bugs }.
               *[other] After this, { $seat } eats your bugs of { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] After this, you eat { $loser }'s bug of { $bugs }.
               *[other] After this, you eat { $loser }'s bugs of { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] After this, { $seat } eats { $loser }'s bug of { $bugs }.
               *[other] After this, { $seat } eats { $loser }'s bugs of { $bugs }.
            }
    }
review-then-eats =
    { $who ->
        [you]
            { $bugCount ->
                [one] After this, { $seat } plays { $turn }, and soon eats your bug of { $bugs }.
               *[other] After this, { $seat } plays { $turn }, and soon eats your bugs of { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] After this, you play { $turn }, and soon eat { $loser }'s bug of { $bugs }.
               *[other] After this, you play { $turn }, and soon eat { $loser }'s bugs of { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] After this, { $seat } plays { $turn }, and soon eats { $loser }'s bug of { $bugs }.
               *[other] After this, { $seat } plays { $turn }, and soon eats { $loser }'s bugs of { $bugs }.
            }
    }
review-then =
    { $who ->
        [you] After this, you play { $turn }.
       *[seat] After this, { $seat } plays { $turn }.
    }
review-then-could =
    { $who ->
        [you]
            { $bugCount ->
                [one] After this, { $seat } plays { $turn }, or could eat your bug of { $bugs }.
               *[other] After this, { $seat } plays { $turn }, or could eat your bugs of { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] After this, you play { $turn }, or could eat { $loser }'s bug of { $bugs }.
               *[other] After this, you play { $turn }, or could eat { $loser }'s bugs of { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] After this, { $seat } plays { $turn }, or could eat { $loser }'s bug of { $bugs }.
               *[other] After this, { $seat } plays { $turn }, or could eat { $loser }'s bugs of { $bugs }.
            }
    }
review-out =
    { $who ->
        [you] Then you have no cells left, and win.
       *[seat] Then { $seat } has no cells left, and wins.
    }
review-still-out =
    { $who ->
        [you] This leaves you without cells: you win.
       *[seat] This leaves { $seat } without cells: { $seat } wins.
    }
review-see-refutation = What it allowed
review-see-better = What was better
review-finding =
    { $who ->
        [you] Your turn { $number }:{" "}
       *[seat] Turn { $number }, { $seat }:{" "}
    }
review-cost = { $best } → { $kept }
review-cost-win =
    { $who ->
        [you] You give a win away
       *[seat] { $seat } gives a win away
    }
review-cost-last = { $seat }'s last chance
review-side = { $seat } wins
review-better = Better: { $turn }.
review-better-too =
    { $count ->
        [one] Better: { $turn } ({ $others } wins, too).
       *[other] Better: { $turn } ({ $others } win, too).
    }
# How many other turns win, after "or" in review-losing.
review-others = { $count } others
review-better-of = Better: { $turn }, one of { $count } turns that win.
review-slip-blocked = The growth stands beside a twin, but there is no cell left to eat it.
# Behind a picture of the sign.
review-answer-sign =
    { $kind ->
        [one] = the reply
        [cells] = the reply, cell by cell
       *[turns] = the next turns, in order
    }
review-missed-twin =
    { $count ->
        [one] There was a twin to eat: { $shapes }.
       *[other] There were twins to eat: { $shapes }.
    }
review-missed-chain = The better turn goes on eating: { $shapes }.
review-instead =
    { $who ->
        [you] you { $then } instead of { $played }
       *[seat] { $seat } { $then } instead of { $played }
    }
# $count: turns of both sides after the turn that is named; $cells: "you 3 instead of 5, Blue 7 instead of 4".
review-left =
    { $count ->
        [0] Cells left then: { $cells }; { $tail }.
        [one] Cells left { $count } turn later: { $cells }; { $tail }.
       *[other] Cells left { $count } turns later: { $cells }; { $tail }.
    }
review-left-tail =
    { $who ->
        [fewer] fewer is better
        [you] that is worse for you
       *[seat] that is worse for { $seat }
    }
review-line-end =
    { $who ->
        [you]
            { $count ->
                [one] You win { $count } turn later, with no cells left.
               *[other] You win { $count } turns later, with no cells left.
            }
       *[seat]
            { $count ->
                [one] { $seat } wins { $count } turn later, with no cells left.
               *[other] { $seat } wins { $count } turns later, with no cells left.
            }
    }
review-line-meal =
    { $who ->
        [you]
            { $bugCount ->
                [one] { $seat } soon eats your bug of { $bugs }.
               *[other] { $seat } soon eats your bugs of { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] You soon eat { $loser }'s bug of { $bugs }.
               *[other] You soon eat { $loser }'s bugs of { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] { $seat } soon eats { $loser }'s bug of { $bugs }.
               *[other] { $seat } soon eats { $loser }'s bugs of { $bugs }.
            }
    }
# A turn named beside another line.
review-better-turn = { $turn } (the better turn)
# $first: the first turn of the other line.
review-line-spared =
    { $who ->
        [you]
            { $bugCount ->
                [one] After { $first }, { $seat } soon eats your bug of { $bugs }; in this line it does not.
               *[other] After { $first }, { $seat } soon eats your bugs of { $bugs }; in this line it does not.
            }
        [eater]
            { $bugCount ->
                [one] After { $first }, you soon eat { $loser }'s bug of { $bugs }; in this line you do not.
               *[other] After { $first }, you soon eat { $loser }'s bugs of { $bugs }; in this line you do not.
            }
       *[seat]
            { $bugCount ->
                [one] After { $first }, { $seat } soon eats { $loser }'s bug of { $bugs }; in this line it does not.
               *[other] After { $first }, { $seat } soon eats { $loser }'s bugs of { $bugs }; in this line it does not.
            }
    }
review-line-safe =
    { $who ->
        [you]
            { $bugCount ->
                [one] After { $first }, { $seat } could eat your bug of { $bugs }; here it cannot.
               *[other] After { $first }, { $seat } could eat your bugs of { $bugs }; here it cannot.
            }
        [eater]
            { $bugCount ->
                [one] After { $first }, you could eat { $loser }'s bug of { $bugs }; here you cannot.
               *[other] After { $first }, you could eat { $loser }'s bugs of { $bugs }; here you cannot.
            }
       *[seat]
            { $bugCount ->
                [one] After { $first }, { $seat } could eat { $loser }'s bug of { $bugs }; here it cannot.
               *[other] After { $first }, { $seat } could eat { $loser }'s bugs of { $bugs }; here it cannot.
            }
    }
review-threat =
    { $who ->
        [you]
            { $bugCount ->
                [one] { $seat } then threatens your bug of { $bugs }.
               *[other] { $seat } then threatens your bugs of { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] You then threaten { $loser }'s bug of { $bugs }.
               *[other] You then threaten { $loser }'s bugs of { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] { $seat } then threatens { $loser }'s bug of { $bugs }.
               *[other] { $seat } then threatens { $loser }'s bugs of { $bugs }.
            }
    }
# Nothing near explains the turn.
review-far-end =
    { $who ->
        [you]
            { $count ->
                [one] The reason shows only { $count } turn later, when you win.
               *[other] The reason shows only { $count } turns later, when you win.
            }
       *[seat]
            { $count ->
                [one] The reason shows only { $count } turn later, when { $seat } wins.
               *[other] The reason shows only { $count } turns later, when { $seat } wins.
            }
    }
review-far-proven =
    { $who ->
        [you] The reason shows only later, but it is proven: you win, whatever the other side plays.
       *[seat] The reason shows only later, but it is proven: { $seat } wins, whatever the other side plays.
    }
review-far-chance =
    { $who ->
        [you] The reason shows only later: by estimate, your chance is { $chance }.
       *[seat] The reason shows only later: by estimate, { $seat }'s chance is { $chance }.
    }
review-line-both =
    { $who ->
        [you] Both are out of cells, and it is your turn: you win.
       *[seat] Both are out of cells, and it is { $seat }'s turn: { $seat } wins.
    }
review-line-over =
    { $who ->
        [you] You have no cells left, and win.
       *[seat] { $seat } has no cells left, and wins.
    }
review-line-won =
    { $who ->
        [you] You win: that is proven.
       *[seat] { $seat } wins: that is proven.
    }
review-line-chance =
    { $who ->
        [you] Expected from here: you win with a chance of { $chance }.
       *[seat] Expected from here: { $seat } wins with a chance of { $chance }.
    }
review-retry = Try again from here
# $name: the reader ("You"), the other player, or a colour; $accuracy: in percent.
review-sum =
    { $count ->
        [0] { $name }: no mistakes
        [one] { $name }: { $count } mistake
       *[other] { $name }: { $count } mistakes
    }
review-sum-accuracy = { $sum }, accuracy { $accuracy }
review-mistakes = Mistakes
review-all =
    { $count ->
        [one] Show { $count }
       *[other] All { $count }
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
analysis-meaning = ✓2: the side to move is certain to win, in 2 of its turns. ✗2: it is certain to lose. Other numbers: its chance of winning.
analysis-perfect = That is for perfect play: between people, everything is still open.
analysis-best = Best lines
analysis-unknown = not tried yet

openings-games =
    { $count ->
        [one] One of your games went on from here.
       *[other] { $count } of your games went on from here.
    }
openings-won =
    { $who ->
        [first-it] The first player won it.
        [second-it] The second player won it.
        [first] The first player won { $firstWon }.
        [second] The second player won { $secondWon }.
       *[both] The first player won { $firstWon }, the second { $secondWon }.
    }
openings-yours = You won { $won } and lost { $lost }.
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
# Short: beside the switch for values. The numbers count the turns of the side to move.
openings-key = ✓2: wins in 2 turns; ✗2: loses in 2
openings-row =
    { $count ->
        [0] { $turn }: in none of your games.
        [one] { $turn }: in one of your games.
       *[other] { $turn }: in { $count } of your games.
    }
openings-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
openings-symmetry = Turned and mirrored positions count as one: ×6 means six such turns.
openings-share = Each number is the percentage of these games that the side to move won.
openings-fairest =
    { $count ->
        [one] With the pie rule, { $turns } is fairest: it is nearest to 50.
       *[other] With the pie rule, { $turns } are fairest: they are nearest to 50.
    }
openings-lost = If both sides played perfectly, { $seat } would lose from here. But people make mistakes, so every turn is worth trying. { $sign } holds out longest.
openings-none-fair = With the pie rule, the second player wins after every first turn: who wins is proven, and they may swap.
openings-searched = Each number is an estimate, from up to { $count } positions.
openings-of = Games
openings-of-all = All
openings-of-played = Played here
openings-of-imported = Imported
openings-champion = What the strongest bot thinks

hints = Hints and Study
hints-with-clock = Also while two people play with a clock
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
hint-then = Then perhaps
reason-wins = wins at once
reason-proven =
    { $count ->
        [0] wins against every answer by { $seat }
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
# On an empty board.
hint-anywhere = Hint: play anywhere. There is nothing to eat yet.
