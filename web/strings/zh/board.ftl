### 棋盘：格的叫法，以及棋盘下方的一行。

board-label = 棋盘：{ $board }
board-label-drawn = 棋盘：自绘
board-drawn = 自绘
board-sheet = 供绘制的棋盘
board-keys = 方向键在格子间移动，Enter 落子，Backspace 收回最后一子。

board-name-hexhex2 = 微型
board-name-hexhex3 = 小型
    .what = 节奏快，最经典
board-name-hexhex4 = 标准
    .what = 更有深度
board-name-hexhex5 = 大型
board-size = 边长 { $size }
board-limping = 不等边 { $edges }
board-name-green-meadow = Green Meadow
    .what = 有空洞
# One whose six black cells are random.
board-meadow = Green Meadow { $number }
board-cells = { $count } 格

# The name of a cell, as a screen reader says it: "C3, empty, grows to size 3, eats 1".
cell-empty = 空
cell-black = 不属于棋盘
cell-stone = { FORM($seat, "adjective") }子
cell-bug = { FORM($seat, "adjective") }虫，大小 { $size }
cell-bug-full = { FORM($seat, "adjective") }虫，大小 { $size }，吃饱了
cell-eaten = 正被吃
cell-hungry = 饿了，可以选它去吃
cell-picked = 已选它去吃
cell-feeds = 归 { $bug } 的虫
cell-does =
    { $kind ->
        [blacken] 可从棋盘移除
        [spawn] 放一只新虫
        [enlarge] 长到大小 { $size }
        [join] 合并成大小 { $size }
       *[bonus] 奖励生长到大小 { $size }
    }
cell-eats = 吃掉 { $count } 只
cell-gives-away = 会让{ $seat }获胜
cell-would-merge = 会使虫合并
cell-too-large = 会超过最大的虫
cell-not-touching = 不与吃子的虫相邻
cell-starves = 会让要吃的虫没有奖励格

line-starts = { $seat }先下，下在哪一格都可以。
line-here-starts = 你是{ $seat }，先下，下在哪一格都可以。
line-you-start = 你是{ $seat }，先下。在任意一格放一枚棋子。轮到你时，如果没有格子可下，你就获胜。
line-full = 你的虫昏昏欲睡，因为它吃饱了：它和最大的虫一样大，不能再长。请放一只新虫。
line-rings = 带点的圆圈：这一手能吃。
line-giveaways = 没有点的圆圈：下后{ $seat }立即获胜。
line-all-lose = 轮到{ $mover }：下哪一格都会输，{ $seat }立即获胜。
line-grow = 轮到{ $seat }：选一个有标记的格子。
line-blacken = 轮到{ $seat }：选一格从棋盘移除。
line-blacken-more = 轮到{ $seat }：选一格从棋盘移除。放第一只虫之前还要移除 { $left } 格。
line-may-swap = 轮到{ $seat }：选一个有标记的格子，或换边。
line-bonus = { $seat }奖励生长：选择虫往哪里长。
line-hungry = { $seat }奖励生长：{ $count } 只虫能吃（{ $bugs }）。选一个奖励格，或先选一只虫。
line-round = { $seat }奖励生长：{ $count } 只虫同时吃（{ $bugs }），各长一次。选一个奖励格，或先选一只虫。
line-picked = { $seat }奖励生长：{ $bug } 的虫可长在 { OR($cells) }。再点一次这只虫，可看到所有奖励格。
line-picked-many = { $seat }奖励生长：{ $bug } 的虫可长在 { $count } 格中的一格。再点一次这只虫，可看到所有奖励格。
line-bot-thinks = { $seat }正在思考…
line-friend = 轮到{ $seat }：该你的朋友下。
line-friend-named = 轮到{ $seat }：该{ $friend }下。
line-friend-over = 这局棋已经结束。
line-bot-waits = 机器人（{ $seat }）在等待。
line-review-start = 起点，共 { $of } 手。
line-review = 第 { $turn } 手，共 { $of } 手。
line-step = 第 { $turn } 步，共 { $of } 步。
line-undone = 已撤销。请另下一手。
line-may-play = 轮到{ $seat }：选一格，试试另一手。
line-variation = 从第 { $number } 手开始的变化：轮到{ $seat }。
line-variation-turn = 从第 { $number } 手开始的变化：第 { $turn } 手，共 { $of } 手。
line-watching = { $seat }还有 { $count } 格可下，已标出。越少越好。
line-waking = 正在加载规则。你已经可以落子。
line-tap-again = 再点一下落子。
line-gives-away = 这样{ $seat }就没有格子可下，因此获胜。

blocked-other_eater = 那一格归另一只虫。现在重新显示所有奖励格。
blocked-bot_turn = 轮到机器人。
blocked-friend_turn = 轮到你的朋友。
blocked-look_only = 这里不是对局的当前局面。请返回对局，或打开“研究”试下几手。
blocked-no_aids = 与朋友对局时，在终局之前，Bug 只显示棋盘上已有的内容。
blocked-ask_takeback = 这一手已经发出。可在“更多”中请求悔棋。
blocked-one_moment = 请稍候…
blocked-not_agreed = 请等朋友同意。
blocked-not_drawn = 先由两台设备抽签决定谁先下。
blocked-link = 请稍候：正在打开链接中的对局。
blocked-letter = 请稍候：正在打开链接。
blocked-invited = 链接正等待你的回应。
blocked-over = 对局已结束。
blocked-timed = 双人计时对局结束之前不能研究，可在设置中开启。
blocked-still_loading = 收到。规则加载好就落子。

# What a legal cell would do: a beginning, who then eats, and the bonus cells that follow.
does-blacken = 把这一格从棋盘移除
does-spawn = 放一只新虫
does-enlarge = 你的虫长到大小 { $size }
does-join = 你的虫合并成一只大小为 { $size } 的虫
does-bonus = 奖励生长到大小 { $size }
does-bonus-for = { $bug } 的虫奖励生长到大小 { $size }
does = { $does }。
does-eats = { $does }，{ $eats }；{ $bonus }。
does-then-eats = { $does }，它接着{ $eats }；{ $bonus }。
does-other-eats = { $does }。{ $bug } 的虫{ $eats }；{ $bonus }。
does-some-can-eat = { $does }。之后能吃的有：{ $bugs }；{ $bonus }。
does-some-eat-together = { $does }。之后同时吃的有：{ $bugs }；{ $bonus }。
eater-it = 它
eater-at = { $bug } 的虫
eats-none = 生长
eats = 吃掉{ $prey }
bonus-cell = 再在 { $cell } 奖励生长
bonus-cells = 再选一个奖励格：{ OR($cells) }
bonus-cells-many = 再从 { $count } 个奖励格中选一个
# Bugs by their sizes: "2 bugs of 1 and 1 bug of 3".
bugs-of = 大小为 { $size } 的虫 { $count } 只
more-bugs-of = 另外 { $count } 只大小为 { $size } 的虫

# Why a cell may not be played.
refusal-not-a-cell = { $cell } 不是这个棋盘的格子。
refusal-not-a-cell-unnamed = 那不是这个棋盘的格子。
refusal-occupied = { $cell } 已有一只大小为 { $size } 的{ FORM($seat, "adjective") }虫。
refusal-occupied-by-any = { $cell } 已被占据。
refusal-black = { $cell } 不属于棋盘。
refusal-would-merge = { $cell } 与你的 { $count } 只虫相邻（{ $bugs }）。同色的虫永不合并。
refusal-would-merge-bonus = { $cell } 与你的 { $count } 只虫相邻（{ $bugs }）。奖励生长也不能使虫合并。
refusal-too-large = { $cell } 会让 { $bugs } 的虫长到大小 { $size }。任何虫都不能超过盘上最大的虫，它的大小是 { $limit }。
refusal-too-large-joined = { $cell } 会让你在 { $bugs } 的虫合并成大小 { $size }。任何虫都不能超过盘上最大的虫，它的大小是 { $limit }。
refusal-must-eat = 这一手还没下完：它吃掉 { $prey }。请再加一个奖励格：{ OR($bonus) }。
refusal-must-grow = 这一手还没下完。请再加一个奖励格：{ OR($bonus) }。
refusal-nothing-to-eat = 没有可吃的了：这一手到此为止。
refusal-not-touching = { $cell } 不与吃子的虫（{ $bugs }）相邻。只有那只虫能奖励生长。
refusal-not-touching-many = { $cell } 不与任何吃子的虫（{ $bugs }）相邻。只有这些虫能奖励生长。
refusal-starves = { $cell } 会让 { $bugs } 的虫没有奖励格。
refusal-over = 对局已结束。
refusal-empty-turn = 一手至少要有一格。
refusal-no-swap = 现在不能换边。

# What was played last, as a screen reader says it.
played = { $seat }下了 { $turn }。
played-and-ate = { $seat }下了 { $turn }，吃掉{ $prey }。
# Said after it in a first game.
meal-why = 因为它的虫碰到了同形的虫。奖励生长在 { $bonus }。
played-blackened = { $seat }把 { $cell } 从棋盘移除。
played-swapped = { $seat }换边了：那枚棋子现在是{ FORM($seat, "adjective") }的。

editor = 绘制棋盘或局面
editor-paint = 绘制格子
editor-ink-cell = 格子
editor-ink-black = 黑格
editor-ink-stone = { FORM($seat, "adjective") }子
editor-mover = 轮到谁？
editor-setup = 开始前双方共移除的格数
editor-help = 拖动可连续绘制，或按住 Shift 用方向键。同样的再画一次，就会清除那一格。格子不必相连。棋盘会标出轮到的一方能在哪里生长。
editor-widen = 扩大
editor-place = 第 { $row } 行第 { $place } 位
editor-mark-none = 没有格子
editor-mark-black = 黑格
editor-clear-stones = 移除棋子
editor-clear-all = 全部清除
editor-leave = 返回对局
editor-play = 从这里开局
editor-study = 研究此局面
editor-legal = { $seat }还有 { $count } 格可下。
editor-legal-eats = { $seat }还有 { $count } 格可下，其中 { $eating } 格能吃。
editor-legal-eats-all = { $seat }还有 { $count } 格可下，每一格都能吃。
editor-blacken = { $seat }有 { $count } 格可以移除；放第一只虫之前还要移除 { $left } 格。
editor-over = { $seat }已经获胜：没有格子可下。
