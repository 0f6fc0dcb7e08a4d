### 谜题。

puzzle = 谜题 { $number }
puzzle-of-today = 今日谜题 · { $puzzle }
<<<<<<< HEAD
puzzle-task = 轮到{ $seat }：自己下 { $turns } 手即可获胜。
puzzle-only = 只有一手，无论{ $other }怎样应都获胜。请找出来。
=======
puzzle-task = 轮到{ $seat }：自己下 { $turns } 手获胜。
puzzle-only =
    { $turns ->
        [1] 只有一手能赢。请找出来。
       *[other] 只有一个第一手能通向胜利。请找出来。
    }
puzzle-on = 请找出下一手制胜着。
>>>>>>> cd2770d0 (Say in lessons how one wins, call a right turn right, and word tasks, bots and the clock more simply)
puzzle-rules = 规则与课程不同：{ $what }
puzzle-grade = 难度 { $grade }/5
puzzle-grade-1 = 很容易：随机试下 30 局的搜索就能找到
puzzle-grade-2 = 容易：随机试下 30 局的搜索找不到
puzzle-grade-3 = 中等：随机试下 150 局的搜索找不到
puzzle-grade-4 = 难：随机试下 700 局的搜索找不到
puzzle-grade-5 = 很难：随机试下 3,000 局的搜索也找不到
puzzle-right = 正是获胜的一手。看对方怎么应…
puzzle-judging = 正在检查…
puzzle-go-on = 对。{ $seat }应以 { $turn }，这样抵抗最久。还有 { $left } 手。
puzzle-go-on-longer = 对。{ $seat }应以 { $turn }，这样抵抗最久。你仍然必胜。
puzzle-wrong = 现在{ $seat }能赢了。请看…
puzzle-answered = { $seat }应以 { $turn }。现在无论你怎么下，{ $seat }都会赢。
puzzle-answered-ate = { $seat }应以 { $turn }，吃掉{ $prey }。现在无论你怎么下，{ $seat }都会赢。
puzzle-refuted = { $seat }没有格子可下，获胜。
puzzle-over = 这样{ $seat }没有格子可下：{ $seat }立即获胜。
puzzle-playing-out = 双方都下出最佳着法…
puzzle-open = 检查时间太长。请换一手重试。
puzzle-failed = 引擎没有响应。请重试。
puzzle-cannot-show = 这道谜题无法显示。
puzzle-solved = { $seat }没有格子可下，获胜。做对了！
puzzle-solved-hints = { $seat }没有格子可下，获胜。看过提示后做对了。
puzzle-solved-shown = { $seat }没有格子可下，获胜。看过答案后做对了。
puzzle-solved-clean = { $seat }没有格子可下，获胜。一次做对！
puzzle-why = 原因：{ $because }
puzzle-solved-daily = 这就是今日谜题。
puzzle-solved-days = 连续 { $days } 天！
puzzle-solved-row = 连续 { $count } 题！
puzzle-solved-best = 连续 { $count } 题：你的最好成绩！
puzzle-hint-where = 看标出的格子：这一手从其中一格开始。
puzzle-hint-cell = 从 { $cell } 开始。
puzzle-hint-turn = 这一手是 { $turn }。
puzzle-hint-next = 到这里都对。接着下 { $cell }。
puzzle-hint-remove = 以 { $turn } 开始的着法都不能赢：请收回这一子。
puzzle-in-turns = 要找 { $turns } 手
puzzle-hint = 提示
puzzle-hint-more = 再提示
puzzle-next = 下一题
puzzle-again = 重试
puzzle-play-out = 下完
puzzle-study = 研究此局面
puzzle-list = 全部谜题
puzzle-row = 连续做对 { $count } 题
puzzle-filter = 筛选
puzzle-filter-grade = 难度
puzzle-level-1 = 很容易
puzzle-level-2 = 容易
puzzle-level-3 = 中等
puzzle-level-4 = 难
puzzle-level-5 = 很难
puzzle-filter-open = 只看没做对的
puzzle-filter-any = 全部
puzzle-filter-none = 没有符合的。请放宽条件。
puzzle-filter-more = 显示更多
puzzle-found = { $count } 题
puzzle-fit = { $count } 题中有 { $found } 题符合（{ $choice }）
puzzle-done-clean = 一次做对
puzzle-done = 已做对
puzzle-marked = 由提示标出
