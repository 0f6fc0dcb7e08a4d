### 对局：玩家、着手、棋钟、分享、新对局、规则简述。

players = 玩家
player-person = 真人
player-you = 你
player-friend = 你的朋友
player-bot = 机器人 · { $level }
player-to-move = 行棋中
player-thinking = 思考中
player-wins = 获胜
players-meaning = 轮到你时，如果没有格子可下，你就获胜。
players-lead = 可下格越少越好：{ $seat }少 { $by } 格。
players-level = 可下格越少越好：双方持平。
players-handicap = { $seat }必须净胜超过 { $handicap } 分才算获胜。
players-fewer = 越少越好：轮到你时没有格子可下，你就获胜。
gauge-cells = { $count ->
       *[other] 可下格
    }
# Before the number of cells left, for screen readers.
gauge-whose = { $seat }：

invitation = 第一次玩 Bug？
invitation-accept = 3 分钟学会
invitation-decline = 不用了
returning-review = 复盘上一局
returning-due = 今天要做 { $due } 道失误题
returning-puzzle = 今日谜题

result = { $seat }获胜
result-line = { $seat }获胜。
result-in-line = 此变化中{ $seat }获胜。
result-resigned = { $other }认输了。
result-you-resigned = 你认输了。
result-reason =
    { $margin ->
        [0] 轮到{ $seat }时没有格子可下，因此获胜。
       *[other] { $seat }没有格子可下，因此获胜。{ $other }还有 { $margin } 格可下。
    }
result-points = { $seat }得 { $margin } 分。
result-handicap = { $other }先用完了可下的格子，但 { $margin } 分没有超过让分 { $handicap }。
result-you-win = 你赢了！
result-you-lose = 你输了
result-chain = 最长连吃：{ $seat }在第 { $number } 手连吃 { $count } 只虫。
result-chains = 最长连吃：{ $seat }在第 { $number } 手、{ $other }在第 { $then } 手，各连吃 { $count } 只虫。
result-closest =
    { $count ->
        [0] 最惊险的时刻：第 { $number } 手后{ $seat }已没有格子可下，但下一手又腾出了一些。
       *[other] 最惊险的时刻：第 { $number } 手后{ $seat }还有 { $count } 格可下。
    }
result-again = 再来一局
result-again-as = 再来一局（执{ $seat }）
result-again-starts = 再来一局（{ $seat }先行）
result-next = 下一级别：{ $level }
result-losses = 对{ $level }已连输 { $count } 局：换个容易些的对手，或者用提示，也许更好玩。
result-losses-clock = 对{ $level }已连输 { $count } 局：换个容易些的对手，也许更好玩。
result-easier = 容易些：{ $level }
result-hints = 用提示再来一局
result-you-lost-by = 看看为什么输
result-lost-by = 看看{ $seat }为什么输
result-review = 复盘
result-go-on = 继续对局
resign-counts = 机器人获胜，本局记为负局。
resign-people = { $other }认输吗？那么{ $seat }获胜。
resign-you = 你要认输吗？那么{ $seat }获胜。
resign-not = 继续下

game-actions = 撤销与浏览
game-take-back = 收回一子
game-swap = 换边
game-play-now = 立即落子
game-stop = 停止
game-let-bot-play = 让机器人下
game-resume = 从这里继续下
game-back = 返回对局
game-first = 第一手
game-before = 上一手
game-after = 下一手
game-last = 最后一手

turns = 着法
turns-none = 还没有落子。
# Before a turn, for screen readers: "Turn 3, Red: B1-B3".
turns-spoken = 第 { $number } 手，{ $seat }：
turns-spoken-variation = 变化，第 { $number } 手，{ $seat }：
turns-ate = 吃了 { $count } 只虫
turns-blackened = ，从棋盘移除
turns-swap = 换边
turns-refused = 被拒：
turns-comment = 评论
turns-promote = 设为主线
turns-to-line = 返回主线
turns-delete = 从这里删除

comment = 评论
comment-turn = 关于第 { $number } 手 { $turn }：
comment-game = 关于整局：
comment-save = 保存
comment-unsaved = 尚未保存。
comment-continue = 继续

desk = 用文字输入一手
desk-turn = { $seat }的完整一手
desk-submit = 提交

race = 整局中可下格子的变化
race-empty = 每一手之后，双方还有几格可下。先用完的一方获胜。
race-spoken = 整局中可下格子的变化。现在：{ $first } { $firstCount }，{ $second } { $secondCount }。

share = 分享
share-link = 链接
share-link-hint = 打开整局棋，并停在棋盘现在的局面。本页的地址就是这个链接。
share-link-start = 还没有下过一手：链接会打开同样规则的空棋盘。
share-link-learn = 打开这一课或这道谜题。
share-link-task = 打开这个局面，不含你的尝试。
share-copy-link = 复制链接
share-whole-hint = 打开整局棋（含{ $parts }），并停在棋盘现在的局面。
share-whole-long = 这局棋太长，无法放进含{ $parts }的链接。请改为复制棋谱。
share-short = 短链接
share-short-hint = 只打开这一条手顺，不含{ $parts }。本页的地址就是这个链接。
share-copy-short = 复制短链接
share-beyond-variations = 变化
share-beyond-comments = 评论
share-beyond-names = 名字
share-beyond-result = 结果
share-qr = 手机扫码
share-qr-what = 链接的二维码
share-pictures = 图片
share-png = 棋盘 PNG
share-svg = 棋盘 SVG
share-gif = 对局 GIF
share-print = 打印棋图
# After print-every: what stands below a diagram.
print-left = 图下是双方的可下格数。
# Below a diagram: the cells left to each side.
print-cells = { $first } { $firstCount } · { $second } { $secondCount }
print-every =
    { $count ->
        [1] 每手一图。
       *[other] 每 { $count } 手一图，最后一手另有一图。
    }
share-drawing = 正在绘制对局…
share-pictures-hint = 你现在看到的棋盘，或整局的每一手。
share-record = 棋谱
share-copy-record = 复制棋谱
share-download = 下载
share-open = 打开对局
share-open-hint = 粘贴棋谱、链接、着法列表、房间记录或 Abstract Play 的对局。你现在的对局会保留。
share-open-text = 对局文本
share-open-submit = 打开
share-open-file = 从文件打开…
share-open-part = 打开能读出的部分
share-at = 第 { $line } 行第 { $column } 列：
share-coordinates = 坐标（文本没写明时）
share-coordinates-own = 与现在的棋盘相同
share-rules-own = 规则和棋盘（文本没写明时）：与当前棋盘相同（{ $rules }，{ $board }）。
share-read-as = 按“{ $system }”坐标读取
share-which-board = 这局符合多种棋盘。是在哪种棋盘上下的？
share-open-on = 在“{ $board }”上打开
share-more = 更多格式
share-abstract-play = 保存为 Abstract Play 格式
share-no-board = 本页无法显示那局的棋盘。

setup = 新对局
setup-opponent = 对手
setup-bots = 机器人
    .what = 从入门到极强
setup-elsewhere = 远方的朋友
    .what = 通过链接或实时
setup-you = 你执
setup-more = 更多选项
    .what = 双方、谁先手、绘制棋盘
setup-rules = 规则：{ $rules }
setup-rules-named = 规则：{ $plain }（{ $rules }）
setup-rules-what = 交换规则、让分、其他规则
setup-rules-plainly = { $plain }（{ $rules }）
setup-rules-label = 规则
setup-rules-own = 自定义
setup-agreed = 选项
setup-board = 棋盘
setup-other-boards = 更多棋盘
setup-editor = 绘制棋盘或局面
setup-drawn = 自绘
setup-random = 随机
    .what = 六个随机黑格
setup-seed = 编号
setup-reconstruction = Green Meadow 的原图已失传。这是根据文字说明复原的：六行，斜线 A 到 G，六个黑格。
setup-bot = 机器人
setup-level = 哪个机器人？
setup-name = 名字（可选）
setup-starts = 谁先下？
setup-starts-random = 随机
setup-starts-colour = { $seat }（先下）
setup-kept = 你现在的对局会保留，可以恢复。
setup-start = 开始对局

# A rule set: its name, and what differs from the first one.
ruleset-genius = Genius
    .plain = 常用规则
    .what = 课程里教的常用规则：只有这一手生长的虫才能吃。
    .source = Genius Death Match “Bug”
ruleset-green-meadow = Green Meadow
    .plain = 常用规则，先移除格子
    .what = 常用规则，但棋盘本来就有空洞，双方还要先各移除一格。
    .source = Green Meadow Death Match
ruleset-ludii = Ludii
    .plain = 任何虫都能吃，计分
    .what = 你的任何一只虫都能吃：由你逐一选择。败者还剩几格可下，胜者就得几分；可以让分。
    .source = Ludii 的说明
    .special = 你的任何一只虫都能吃，胜者得分。
ruleset-iggc = iGGameCenter
    .plain = 任何虫都能吃
    .what = 你的任何一只虫都能吃：由你逐一选择。不计分。
    .source = iGGameCenter
    .special = 你的任何一只虫都能吃。
ruleset-classic = Classic
    .plain = 所有虫同时吃
    .what = 你所有能吃的虫同时吃，然后各自生长。生长可以让你的虫合并。
    .source = 作者 2017 年的页面（Ai Ai 收录）
    .special = 你所有的虫同时吃，生长可以让它们合并。
ruleset-custom = 自定义规则
    .what = 以之前选中的规则为起点，逐条选择。
# A rule set's name, with what the players agreed on.
agreed-rules = { $rules }（{ $agreed }）
agreed-handicap = 让分 { $handicap }
agreed-pie = 交换规则

switch-eaters = 谁能吃？
switch-eaters-active = 只有这一手生长的虫
switch-eaters-chosen = 你的任何一只虫，一只一只来
switch-eaters-all = 你所有的虫，同时吃
switch-merging = 生长可以让你的虫合并
    .rule = 生长可以让你的虫合并。
switch-pie = 第一手后，后手可以换边（交换规则）
switch-setup = 双方先各自从棋盘移除的格数
switch-margin = 败者还剩几格可下，胜者就得几分
switch-handicap = 让分（较强一方的得分必须超过它）
switch-stronger = 谁的得分必须超过让分？
switch-stronger-first = 先手
switch-stronger-second = 后手

# The rules of the game on the board, where they differ from those that the page explains.
rules-eaters-active = 只有这一手生长的虫才能吃。
rules-eaters-chosen = 你的任何一只虫都能吃，一只一只来。
rules-eaters-all = 你所有的虫同时吃。
rules-setup = 双方先各从棋盘移除 { $count } 格。
rules-margin = 败者还剩几格可下，胜者就得几分。
rules-handicap-first = 先手得分必须超过 { $handicap } 才算获胜。
rules-handicap-second = 后手得分必须超过 { $handicap } 才算获胜。
rules-pie = 第一手后，后手可以换边。
rules-agreed = 本局约定：{ $agreed }
rules-played = 本局规则与下面不同：{ $rules }。{ $what }

rules = 一分钟学会 Bug
rules-goal = 把自己的空间用光。轮到你时，如果不能生长，你就获胜。
rules-step-grow = 生长
    .what = 放一枚自己颜色的棋子：放一只新虫，或让一只虫长大一格。它不能与你的两只虫都相邻：同色的虫永不合并。任何虫也不能超过盘上最大的虫，不论是哪一方的。
rules-step-eat = 吃
    .what = 如果刚生长的虫与形状完全相同（旋转、翻转也算）的敌虫相邻，就把它们全部吃掉，移出棋盘。
rules-step-bonus = 奖励生长
    .what = 吃过的虫必须再长一格，这次不受上限限制。如果又与双胞胎相邻，就再吃一次。如果没有地方可长，就不能吃。
rules-step-win = 获胜
    .what = 不能停一手。轮到你时，如果没有格子可以生长，你就获胜。没有和棋。
rules-signs = 棋盘上的标记
rules-sign-dot = 可以在此生长
rules-sign-ring = 可以在此生长，而且你的虫能吃
rules-sign-hollow = 下在这里，对方就没有格子可下，因此立即获胜
rules-sign-plus = 奖励生长：选一格
rules-sign-full = 困倦的眼睛：这只虫吃饱了，要等有别的虫比它大，才能再生长
rules-sign-ate = 写在一手旁边：这一手吃了两只虫
rules-aids = 棋盘旁的辅助
rules-credit = Bug 是尼克·本特利设计的游戏（2017 年）。
rules-made-of = Bug 及其所有组成部分都是自由软件。
rules-licences = 许可证
rules-offline = 离线玩：整个游戏是一个文件，双击即可打开。
rules-download = 下载离线版

clock = 棋钟
clock-none = 不计时
clock-preset = 每⁠手 { $turn } 秒 + 备用 { $minutes } 分
clock-preset-meaning = 每一手先用这一手的秒数，用完后再用全局备用的分钟数。棋钟从第一手之后开始走。
clock-times = 每一手先用这一手的 { $turn } 秒，用完后再用全局备用的 { $minutes } 分钟。棋钟从第一手之后开始走。
clock-no-hints = 双人对局结束之前没有提示，也不能研究，可在设置中开启。
clock-hints = 与机器人对局时可以使用提示和研究，但你的用时照常计算。
clock-own = 自定义时间
clock-number-turn = 每手秒数
clock-number-reserve = 备用分钟数
clock-number-step = 备用时间每段秒数
clock-limits = { $least } 到 { $most } 之间的数
clock-end = 超时判负的时刻
clock-end-soft = 剩余不足一整段时
clock-end-hard = 最后一秒用完时
clock-sound = 时间不多时发出提示音
clock-rests = 离开时暂停棋钟
clock-spoken = 备用 { $reserve }，这一手 { $turn }
clock-in-reserve = 备用
clock-lost = { $other }超时。
clock-you-lost = 你超时了。
clock-go-on = 不计时继续
