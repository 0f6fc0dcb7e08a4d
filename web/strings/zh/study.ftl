### 研究：复盘、分析、提示、报告。

study = 研究
study-tab-review = 复盘
study-tab-analysis = 分析
study-tab-openings = 开局
study-tabs-keys = ← → 切换标签页；在别处则逐手浏览对局。
study-close = 返回对局
study-to-puzzle = 返回谜题
study-to-exercise = 返回练习
study-chance = { $seat } { $chance }
study-won = { $seat }必胜：已证明
study-won-in = { $seat } { $turns } 手必胜：已证明
study-line = 变化 { $rank }：{ $seat } { $turn }：{ $what }
study-play-line = 把变化下到第 { $number } 手，{ $seat } { $turn }
study-show-line = 显示第 { $number } 手 { $seat } { $turn } 之后的局面
study-previewing = { $count } 手之后的局面。

review-start = 复盘这局
review-again = 再次复盘
review-none = 从后往前看这局，找出送掉胜局的几手，并显示怎样下更好。
review-too-short = 还没有可复盘的着法。
review-other = 打开另一局
review-running = 正在复盘…
review-progress = 正在复盘：{ $done }/{ $total } 个局面…
review-stopped = 已停止：更早的几手没有复盘。
review-graph = 逐手胜率
# A point of the graph: after which turn, and the chances of each side.
review-at-start = 开始
review-after-turn = 第 { $number } 手后，{ $seat }
review-after-mistake = 第 { $number } 手后，{ $seat }，失误
review-after-blunder = 第 { $number } 手后，{ $seat }，严重失误
review-point-none = { $after }：未复盘
review-point-proven = { $after }：{ $seat }必胜，已证明
review-point = { $after }：{ $first } { $firstChance }，{ $second } { $secondChance }
review-mistake = ，失误
review-blunder = ，严重失误
review-marks = ? 失误，?? 严重失误：符号说明
review-marks-mistake = ? 失误：胜率下降 { $mistake } 以上。
review-marks-blunder = ?? 严重失误：下降 { $blunder } 以上，或丢掉必胜的局面。
review-marks-unsure = 有的 ? 也许是 ??：两个胜率中有一个只是估计。
review-marks-proven = ● 已证明谁会赢。
review-marks-estimated = ○ 只是估计谁会赢。虚线表示{ $even }，以及双方各自的{ $lined }。
# $who is "you" when the player lost against a bot, else "seat".
review-losing =
    { $who ->
        [you] 第 { $number } 手如果不下 { $played } 而改下 { OR($better) }，你还能赢。
       *[seat] 第 { $number } 手如果不下 { $played } 而改下 { OR($better) }，{ $seat }还能赢。
    }
# The reader won: the reader's mistake, and the other side's that gave the win back.
review-regained = 你在第 { $number } 手（{ $played }）送掉了胜局；{ $seat }在第 { $back } 手又送了回来。
review-regained-lead = 你在第 { $number } 手（{ $played }）丢掉了优势；{ $seat }在第 { $back } 手又送了回来。
review-proof =
    { $who ->
        [you] 已证明：那是你最后的机会，此后你的每一手都输。
       *[seat] 已证明：那是最后的机会，此后{ $seat }的每一手都输。
    }
# The loser played no other turn after it.
review-proof-last =
    { $who ->
        [you] 已证明：那是你最后的机会。
       *[seat] 已证明：那是{ $seat }最后的机会。
    }
review-perhaps =
    { $who ->
        [you] 你很可能输在第 { $number } 手：如果不下 { $played } 而改下 { $better }，胜率约为 { $chance }。
       *[seat] { $seat }很可能输在第 { $number } 手：如果不下 { $played } 而改下 { $better }，胜率约为 { $chance }。
    }
review-estimate = 尚未证明：这是估计。
review-unclear = 没有哪一手单独送掉了这局：是逐渐输掉的。
review-steps =
    { $who ->
        [you] 这局不是输在一手上，你是一步步输掉的。
       *[seat] 这局不是输在一手上，{ $seat }是一步步输掉的。
    }
review-costliest =
    { $who ->
        [you] 你损失最大的是第 { $number } 手：下 { $played } 的胜率是 { $kept }，改下 { $better } 则有 { $best }。
       *[seat] { $seat }损失最大的是第 { $number } 手：下 { $played } 的胜率是 { $kept }，改下 { $better } 则有 { $best }。
    }
review-next-costliest = 其次是第 { $number } 手：{ $best } → { $kept }。
review-since =
    { $who ->
        [you] 第 { $number } 手之后，你必胜，已证明。此前是估计。
       *[seat] 第 { $number } 手之后，{ $seat }必胜，已证明。此前是估计。
    }
review-never =
    { $who ->
        [you] 你没有机会：只要双方都下出最佳着法，{ $winner }从这局一开始就必胜，而{ $winner }没有失误。已证明。
        [winner] { $seat }没有机会：只要双方都下出最佳着法，你从这局一开始就必胜，而你没有失误。已证明。
       *[seat] { $seat }没有机会：只要双方都下出最佳着法，{ $winner }从这局一开始就必胜，而{ $winner }没有失误。已证明。
    }
review-from-start =
    { $who ->
        [you] { $winner }从一开始就可以必胜。所以在{ $winner }失误之前，你的任何一手都不算失误。
        [winner] 你从一开始就可以必胜。
       *[seat] { $winner }从一开始就可以必胜。
    }
review-open = 对局还没有结束。
review-open-won =
    { $who ->
        [you] 对局还没有结束，但从这里起，无论对方怎么下，你都会赢：已证明。
       *[seat] 对局还没有结束，但从这里起，无论对方怎么下，{ $seat }都会赢：已证明。
    }
review-open-marked = 目前损失最大的就是这几手。
# The game ended by resignation or on time; whose position it was for the loser. $who as above.
review-short-won =
    { $who ->
        [you] 当时的局面你必胜：只要下出最佳着法，你就会赢，已证明。
       *[seat] 当时的局面{ $seat }必胜：只要下出最佳着法，{ $seat }就会赢，已证明。
    }
review-short-lost =
    { $who ->
        [you] 当时的局面你必败：无论怎么下都无法挽回，已证明。
       *[seat] 当时的局面{ $seat }必败：无论怎么下都无法挽回，已证明。
    }
review-short-open =
    { $who ->
        [you] 当时胜负未定：你的胜率约为 { $chance }（估计）。
       *[seat] 当时胜负未定：{ $seat }的胜率约为 { $chance }（估计）。
    }
review-short-marked =
    { $count ->
        [1] 损失最大的就是这一手。
       *[other] 损失最大的就是这几手。
    }
review-flawless = 没有哪一手损失很大。
review-prey = { $cell }（大小 { $size }）
review-eats =
    { $who ->
        [you] 此后{ $seat }吃掉你的虫：{ $bugs }。
        [eater] 此后你吃掉{ $loser }的虫：{ $bugs }。
       *[seat] 此后{ $seat }吃掉{ $loser }的虫：{ $bugs }。
    }
review-then-eats =
    { $who ->
        [you] 此后{ $seat }下 { $turn }，很快吃掉你的虫：{ $bugs }。
        [eater] 此后你下 { $turn }，很快吃掉{ $loser }的虫：{ $bugs }。
       *[seat] 此后{ $seat }下 { $turn }，很快吃掉{ $loser }的虫：{ $bugs }。
    }
review-then =
    { $who ->
        [you] 此后你下 { $turn }。
       *[seat] 此后{ $seat }下 { $turn }。
    }
review-then-could =
    { $who ->
        [you] 此后{ $seat }下 { $turn }，也可以吃掉你的虫：{ $bugs }。
        [eater] 此后你下 { $turn }，也可以吃掉{ $loser }的虫：{ $bugs }。
       *[seat] 此后{ $seat }下 { $turn }，也可以吃掉{ $loser }的虫：{ $bugs }。
    }
review-out =
    { $who ->
        [you] 这样你就没有格子可下，因此获胜。
       *[seat] 这样{ $seat }就没有格子可下，因此获胜。
    }
review-still-out =
    { $who ->
        [you] 此后你仍然没有格子可下，因此获胜。
       *[seat] 此后{ $seat }仍然没有格子可下，因此获胜。
    }
review-see-refutation = 这手的后果
review-see-better = 更好的着法
review-finding =
    { $who ->
        [you] 第 { $number } 手，你：
       *[seat] 第 { $number } 手，{ $seat }：
    }
review-cost = { $best } → { $kept }
review-cost-win =
    { $who ->
        [you] 你送掉胜局
       *[seat] { $seat }送掉胜局
    }
review-cost-last = { $seat }的最后机会
review-side = { $seat }获胜
review-better = 更好：{ $turn }。
review-better-too = 更好：{ $turn }（{ $others } 也能赢）。
review-others = 另外 { $count } 手
review-better-of = 更好：{ $turn }（共有 { $count } 种着法能赢）。
review-slip-blocked = 这枚棋子与双胞胎相邻，却没有地方长，所以吃不了。
review-answer-sign =
    { $kind ->
        [one] ＝应手
        [cells] ＝应手，按落子顺序
       *[turns] ＝接下来的手顺
    }
review-missed-twin =
    { $count ->
       *[other] 当时有双胞胎可吃：{ $shapes }。
    }
review-missed-chain = 更好的着法会继续吃：{ $shapes }。
review-instead =
    { $who ->
        [you] 你 { $then }（不是 { $played }）
       *[seat] { $seat } { $then }（不是 { $played }）
    }
review-left =
    { $count ->
        [0] 之后可下的格子：{ $cells }；{ $tail }。
       *[other] { $count } 手之后可下的格子：{ $cells }；{ $tail }。
    }
review-left-tail =
    { $who ->
        [fewer] 越少越好
        [you] 对你不利
       *[seat] 对{ $seat }不利
    }
review-line-end =
    { $who ->
        [you] { $count } 手之后你没有格子可下，因此获胜。
       *[seat] { $count } 手之后{ $seat }没有格子可下，因此获胜。
    }
review-line-meal =
    { $who ->
        [you] { $seat }很快吃掉你的虫：{ $bugs }。
        [eater] 你很快吃掉{ $loser }的虫：{ $bugs }。
       *[seat] { $seat }很快吃掉{ $loser }的虫：{ $bugs }。
    }
# A turn named beside another line.
review-better-turn = { $turn }（更好的一手）
review-line-spared =
    { $who ->
        [you] 下 { $first } 之后，{ $seat }很快吃掉你的虫：{ $bugs }；在这个变化里不会。
        [eater] 下 { $first } 之后，你很快吃掉{ $loser }的虫：{ $bugs }；在这个变化里不会。
       *[seat] 下 { $first } 之后，{ $seat }很快吃掉{ $loser }的虫：{ $bugs }；在这个变化里不会。
    }
review-line-safe =
    { $who ->
        [you] 下 { $first } 之后，{ $seat }可以吃掉你的虫：{ $bugs }；这样就不能。
        [eater] 下 { $first } 之后，你可以吃掉{ $loser }的虫：{ $bugs }；这样就不能。
       *[seat] 下 { $first } 之后，{ $seat }可以吃掉{ $loser }的虫：{ $bugs }；这样就不能。
    }
review-threat =
    { $who ->
        [you] 这样{ $seat }下一手可以吃你的虫：{ $bugs }。
        [eater] 这样你下一手可以吃{ $loser }的虫：{ $bugs }。
       *[seat] 这样{ $seat }下一手可以吃{ $loser }的虫：{ $bugs }。
    }
review-far-end =
    { $who ->
        [you] 原因要到 { $count } 手之后你获胜时才看得出。
       *[seat] 原因要到 { $count } 手之后{ $seat }获胜时才看得出。
    }
review-far-proven =
    { $who ->
        [you] 原因要到后面才看得出，但已证明：无论对方怎么下，你都会赢。
       *[seat] 原因要到后面才看得出，但已证明：无论对方怎么下，{ $seat }都会赢。
    }
review-far-chance =
    { $who ->
        [you] 原因要到后面才看得出：你的胜率估计为 { $chance }。
       *[seat] 原因要到后面才看得出：{ $seat }的胜率估计为 { $chance }。
    }
review-line-both =
    { $who ->
        [you] 双方都没有格子可下，轮到你，你获胜。
       *[seat] 双方都没有格子可下，轮到{ $seat }，{ $seat }获胜。
    }
review-line-over =
    { $who ->
        [you] 你没有格子可下，因此获胜。
       *[seat] { $seat }没有格子可下，获胜。
    }
review-line-won =
    { $who ->
        [you] 你会赢：已证明。
       *[seat] { $seat }会赢：已证明。
    }
review-line-chance =
    { $who ->
        [you] 由此预计：你的胜率为 { $chance }。
       *[seat] 由此预计：{ $seat }的胜率为 { $chance }。
    }
review-retry = 从这里重下
# $name: the reader ("You"), the other player, or a colour; $accuracy: in percent.
review-sum =
    { $count ->
        [0] { $name }：没有失误
       *[other] { $name }：{ $count } 个失误
    }
review-sum-accuracy = { $sum }，准确率 { $accuracy }
review-mistakes = 失误
review-all = 全部 { $count } 个

analysis-engine = 引擎
analysis-heat = 在棋盘上显示评价
analysis-lines = 变化
analysis-over = 对局到此已结束。
analysis-off = 引擎已关闭。
analysis-depth = { $count } 个局面
analysis-depth-running = { $count } 个局面…
analysis-meaning = ✓2：行棋一方再下 2 手必胜。✗2：再下 2 手必败。其他数字：它的胜率。
analysis-perfect = 这是双方都下得完美时的结果；人与人对局，一切都还未定。
analysis-best = 最佳变化
analysis-unknown = 尚未尝试

openings-games = 你有 { $count } 局从这里继续。
openings-won =
    { $who ->
        [first-it] 先手胜。
        [second-it] 后手胜。
        [first] 先手胜 { $firstWon } 局。
        [second] 后手胜 { $secondWon } 局。
       *[both] 先手胜 { $firstWon } 局，后手胜 { $secondWon } 局。
    }
openings-yours = 你胜 { $won } 局，负 { $lost } 局。
openings-games-open = 你有 { $count } 局从这里继续，都没有分出胜负。
openings-ended = 你有 { $count } 局在此结束。
openings-counting = 正在统计你的对局：还剩 { $count } 局。
openings-no-games = 你的对局都没有到过这个局面。
openings-none = 你的对局都没有到过这个局面，开局库也没有到这里。
openings-from-yours = 来自你的对局
openings-from-book = 来自开局库
openings-over = 开局看的是棋局的开头：往回退几手，就能看到你的对局和开局库的下法。
openings-all = 显示全部 { $count } 种着法
openings-key = ✓2：2 手获胜；✗2：2 手告负
openings-row =
    { $count ->
        [0] { $turn }：你的对局中没有下过。
       *[other] { $turn }：你的对局中有 { $count } 局。
    }
openings-count = { $count } 局
openings-symmetry = 旋转或镜像的局面算作同一个：×6 表示有六种这样的走法。
openings-share = 每个数字是行棋一方在这些对局中获胜的百分比。
openings-fairest = 采用交换规则时，{ $turns } 最公平：最接近 50。
openings-lost = 如果双方都下得完美，{ $seat }从这里会输。但人总会犯错，每一手都值得一试。{ $sign } 坚持得最久。
openings-none-fair = 采用交换规则时，无论第一手下在哪里都是后手胜：胜负已经证明，而后手可以换边。
openings-searched = 每个数字都是估计值，每手最多评估 { $count } 个局面。
openings-of = 对局
openings-of-all = 全部
openings-of-played = 在这里下的
openings-of-imported = 导入的
openings-champion = 最强机器人的估计

hints = 提示和研究
hints-with-clock = 双人计时对局中也可使用
hint-step-0 = 提示
hint-step-1 = 哪一格？
hint-step-2 = 为什么？
hint-step-3 = 隐藏提示
hint-waiting = 正在找提示…
hint-retry = 轮到你：找出更好的一手。
hint-failed = 这里没有找到提示。
hint-bug = 提示：让 { $bug } 的虫生长。
hint-region = 提示：在这附近放一只新虫：{ OR($cells) }。
hint-region-marked = 提示：在标出的区域放一只新虫。
hint-turn = 试试 { $turn }。
hint-because = { $turn }：{ $reasons }。
hint-then = 之后或许
reason-wins = 立即获胜
reason-proven =
    { $count ->
        [0] 无论{ $seat }怎么下都获胜
       *[other] { $count } 手必胜
    }
reason-resists = 抵抗最久，因为每一手都输
reason-eats = 吃掉 { $bugs } 的虫，共 { $count } 子
reason-saves =
    { $bugCount ->
       *[other] 救出你在 { $bugs } 的虫
    }
reason-threatens = 威胁要吃 { $bugs } 的虫
reason-leads = 让你剩 { $count } 格，比{ $seat }的 { $theirs } 格少
reason-leaves = 让你剩 { $count } 格，{ $seat }剩 { $theirs } 格；越少越好

report = 棋盘报告
report-start = 生成报告
report-download = 下载为一个文件
report-what = 看看在一个棋盘上，对局有多长、多复杂，先手是否占优，第一手下在哪些格好。在你的浏览器里用随机对局测量，最多半分钟。
report-games = 随机对局：{ $games }…
report-stage-perft = 正在数可能的对局…
report-stage-ladder = 正在比赛…
report-stage-sample = 示例对局…
hint-anywhere = 提示：下在哪里都可以，现在还没有可吃的虫。
