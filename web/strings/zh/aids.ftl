### 简体中文。称呼用“你”。一个意思只用一个词：
### bug = 虫（一只虫）、cell = 格（格子）、stone = 棋子（计数：3 子）、turn = 一手（第 3 手）、turns = 着法（列表、种类）、手数（数量）、
### growth = 生长、spawn = 放一只新虫、bonus growth = 奖励生长、bonus cell = 奖励格、eat = 吃、eater = 吃子的虫、prey = 猎物、chain = 连吃、
### twin = 双胞胎、touch = 相邻（课程里：挨着）、merge = 合并、size = 大小、size limit = 上限、full = 吃饱了、margin = 差距、
### cells left = 可下的格子（计数：3 格可下；记分牌：可下格）、first / second player = 先手 / 后手、swap sides = 换边、pie rule = 交换规则、
### game = 对局（一局）、record = 棋谱、line、variation = 变化、takeback = 悔棋、rematch = 再来一局、resign = 认输、handicap = 让分、
### hint = 提示、threat = 威胁、outlook = 预判、territory = 地盘、marks = 标注、study = 研究、review = 复盘、analysis = 分析、
### mistake（?）= 失误、blunder（??）= 严重失误、puzzle = 谜题（计数：3 题）、exercise = 练习、lesson = 课程、level = 级别、strength = 棋力、
### line（下法的先后）= 手顺、this browser / page / device = 本浏览器、本页、本设备、
### rating = 等级分、accuracy = 准确率、champion = 冠军程序、companion = 伙伴。颜色的 adjective 形式是“红色”。

aids = 显示
aids-legend = 正在显示
aids-title = { $name }（{ $key } 键）
aid-twins = 双胞胎
    .what = 字母相同的虫形状相同；双方都有这种形状时，字母为实心。指向或点按一只虫，它的双胞胎就会亮起
aid-threats = 威胁
    .what = 哪些虫下一手可能被吃、下在哪里能吃、一共能吃多少；盾牌：永远不会被吃
aid-outlook = 预判
    .what = 你在某一格落子后，对方接着能吃什么，可下的格子怎样变化
aid-territory = 地盘
    .what = 只有一方还能生长的格子，以及还能生长的虫
aid-marks = 标注
    .what = 自己的箭头和圆圈
aids-line = { $aid }：{ $words }
aids-setup = 盘上还没有虫，暂时没有可显示的内容。
aids-over = 对局已结束。

# Added to a cell's name, for screen readers.
cell-shape = 形状 { $shape }，没有双胞胎
cell-shape-twins = 形状 { $shape }，双胞胎在 { $twins }
cell-in-danger = 危险：{ $seat }下 { OR($cells) } 可吃掉它
cell-safe = 永远安全
cell-could-eat = { $seat }下在这里可吃 { $count } 子
cell-land-only = 只有{ $seat }能在此生长
cell-land-both = 双方都能在此生长
cell-land-nobody = 双方都不能在此生长
cell-reply = 之后{ $seat }可吃 { $count } 子
cell-reply-none = 之后{ $seat }什么也吃不到
cell-mark-begun = 标注从这里开始

twins-none = 还没有虫。
twins-hint = 字母相同的虫形状相同；双方都有这种形状时，字母为实心。指向或点按一只虫，可看到它的双胞胎。
twins-all = 所有形状
twins-kind = { $shape }：{ $first } { $firstCount } 只，{ $second } { $secondCount } 只
twins-both = 双方都有：{ $shapes }。
twins-no-both = 双方之间没有双胞胎。
twins-bug = 这只{ FORM($seat, "adjective") }虫（大小 { $size }）没有双胞胎。
twins-bug-twins = 这只{ FORM($seat, "adjective") }虫（大小 { $size }）的双胞胎在 { $twins }。
twins-bug-friends = 己方与它同形的虫：{ $friends }。

threats-half = 下完这一手后会重新显示威胁。
threats-now = { $seat }现在下 { OR($cells) }，最多可吃 { $most } 子。
threats-later = 如果轮到{ $seat }，下 { OR($cells) } 最多可吃 { $most } 子。
threats-none-now = { $seat }现在什么也吃不到。
threats-none-later = 即使轮到{ $seat }，也什么都吃不到。
threats-safe = 永远安全：{ $bugs }。
threats-sign-danger = 下一手可能被吃
threats-sign-jaws = 下在这里可吃
threats-sign-safe = 永远不会被吃
threats-sign-step = 指向时：这一手各子的顺序
threats-sign-eaten = 第一次吃掉的
threats-numbers = 1、2……：这一手各子的顺序；×1：第一次吃掉的。
# A turn that eats, cell by cell: "B1, then B3".
threats-line = { $seat }可下 { $turn }，吃 { $count } 子。
threats-then = { $before }，再 { $cell }
threats-danger = { $seat }下 { OR($cells) } 可吃掉它。

outlook-hint = −1：你下在那里，{ $seat }接着可吃你 1 子。没有数字：你立即输。指向或点按格子，可看到是哪些子。
outlook-not-bad = 被吃不一定是坏事：对方可下的格子可能因此变多，而没有可下格子的一方获胜。
outlook-none = 轮到你下时显示。
outlook-reply = 之后{ $seat }下 { OR($cells) } 最多可吃 { $most } 子。
outlook-reply-none = 之后{ $seat }什么也吃不到。
outlook-reply-wins = 之后{ $seat }没有格子可下，因此获胜。
outlook-with-bonus = 奖励生长下在 { $bonus }：{ $reply }
outlook-sign-price = 之后对方能吃的子数
outlook-sign-none = 之后不会被吃
outlook-sign-danger = 之后对方能吃的子
outlook-sign-jaws = 对方为吃它们而生长的格

territory-cells = 只有{ $firstSeat }能生长的有 { $first } 格，只有{ $secondSeat }能生长的有 { $second } 格，双方都能的有 { $both } 格，双方都不能的有 { $neither } 格。
territory-bugs = 上限为 { $limit }。还能生长的虫（+）：{ $firstSeat } { $first } 只，{ $secondSeat } { $second } 只。
territory-only = 仅{ $seat }
territory-both = 双方
territory-neither = 双方都不能

marks-all = 正在标注：从一格拖到另一格画箭头，点一格画圆圈。标注会留在这个局面上。
marks-mouse = 随时可用右键拖动画箭头、右键点击画圆圈；按 Shift、Alt 或两键同按可换颜色。
marks-clear = 清除标注
marks-ink = 颜色：{ $name }
marks-ink-0 = 绿
marks-ink-1 = 橙
marks-ink-2 = 紫
marks-ink-3 = 黑
marks-arrow = 从 { $from } 到 { $to } 的箭头
marks-ring = { $cell } 的圆圈
marks-drawn = 已标注：{ $marks }。

shape-3a = 直条
shape-3b = 弯形
shape-3c = 三角
shape-4a = 直条
shape-4b = 蠕虫
shape-4c = 波浪
shape-4d = 手枪
shape-4e = 蜜蜂
shape-4f = 拱形
shape-4g = 螺旋桨
named-shape = { $name }（{ $mark }）
named-size = { $size }（{ $name }）
