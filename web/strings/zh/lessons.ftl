### 课程。$first 是学习者的颜色，$second 是另一方。

lesson-number = 第 { $number } 课，共 { $of } 课
lesson-step = 第 { $step } 步，共 { $of } 步
lesson-next = 下一步
lesson-next-lesson = 下一课
lesson-open = 下一节未学的课
lesson-leave = 返回我的对局
lesson-leave-invited = 回到邀请
lesson-show = 演示一下
lesson-try = 自己试试
lesson-done = 已完成
lesson-seen = 借助演示看过
lesson-answers = { $second }正在应对…
lesson-first-game = 下第一局
lesson-play = 下一局
lesson-strategy = 继续学策略
lesson-basics = 规则
lesson-ideas = 策略
lesson-end-rules = 现在你已经知道全部规则了。
lesson-end = 策略课程到此结束。
lesson-end-all = 你已完成全部课程！
lesson-cells-left = 可下的格子：{ $first } { $firstCount }，{ $second } { $secondCount }

lesson-title-bug = 一只虫
lesson-step-bug-1 = 你是{ $first }。把第一枚棋子放在棋盘任意处。
    .right = 这已经是一只虫了，大小是 1。它就留在那里：在 Bug 里，棋子从不移动。
    .wrong = 把第一枚棋子放在任意处。
lesson-step-bug-2 = 颜色相同、挨在一起的棋子就是一只虫。{ $first }在这里有两只虫。点按或点击较大的那只。
    .right = 对：三枚棋子，一只虫。上面的数字是它的大小。
    .wrong = 不是那只。点较大的{ FORM($first, "adjective") }虫：有三枚棋子的那只。

lesson-title-growing = 生长
lesson-step-growing-1 = 每一手都从放一枚新棋子开始。让你的虫变大：选它旁边的一格。
    .right = 你的虫现在大小为 2。
    .wrong = 那样就是放第二只虫，规则允许。但这里请让第一只变大。
lesson-step-growing-2 = 还是这个棋盘。这次放第二只虫：选一个不挨着第一只的格子。
    .right = 两只虫，大小都是 1。让虫变大还是放一只新虫，每一手都由你选。
    .wrong = 那会让你的虫变大。这里请在别处放一只新虫。

lesson-title-merging = 永不合并
lesson-step-merging-1 = 你有两只虫，中间隔一格。试试那一格 A2。
    .right = 不行：它同时挨着你的两只虫，而同色的虫永不合并。
    .wrong = 这一手不错，但请试试 A2，也就是两只虫之间的那一格。
lesson-step-merging-2 = 那就在只挨着其中一只的地方生长。
    .right = 好。自己的虫之间的格子，你不能下。记住这一点，它会帮你赢棋。
    .wrong = 那样就是放第三只虫。这里请让两只之一变大。

lesson-title-limit = 上限
lesson-step-limit-1 = 盘上最大的虫大小是 3，其中上方那只是你的。试着让它变大。
    .right = 不行：任何虫都不能超过盘上最大的虫，不论是哪一方的。困倦的眼睛表示：这只虫吃饱了。
    .wrong = 可以这样下。但请试着让大小为 3 的虫变大。
lesson-step-limit-2 = 你在 C5 的小虫还没吃饱。让它变大。
    .right = 它可以长到大小 3。只有靠吃，一只虫才能超过所有其他虫。
    .wrong = 那样就是放一只新虫。请让 C5 的小虫变大。

lesson-title-twins = 双胞胎
lesson-step-twins-1 = 形状相同的两只虫是双胞胎，旋转了也算。你的虫是三子弯形。点按或点击它的{ FORM($second, "adjective") }双胞胎。
    .right = 同样的弯形，只是转了方向。三子一线的{ FORM($second, "adjective") }虫虽然大小相同，却不是双胞胎。
    .wrong = 不是那只。点与你的虫同形的{ FORM($second, "adjective") }虫：三子弯形。
lesson-step-twins-2 = 翻转的形状也是双胞胎。点按或点击你的四子虫的{ FORM($second, "adjective") }双胞胎。
    .right = 旋转再翻转，就是同一个形状。只看轮廓。
    .wrong = 不是那只。你的虫是三子一线，末端再加一子；它的双胞胎也是。

lesson-title-eating = 吃
lesson-step-eating-1 = 你让一只虫生长，它就会吃掉挨着的所有双胞胎。让你的虫在{ FORM($second, "adjective") }虫旁边长到大小 2。吃完它还要再长一次，这就是奖励生长。
    .right = 吃掉了！你的虫现在大小为 3：奖励生长不受上限限制。
    .wrong = 什么也没吃到。让你的虫长到大小 2，成为{ FORM($second, "adjective") }虫的双胞胎。
lesson-step-eating-2 = 被吃的虫的格子立即空出。再吃一次，并在{ FORM($second, "adjective") }虫原来的地方奖励生长。
    .right = 你的虫搬进去了。能吃就必须吃：刚生长的虫只要能吃，就一定要吃。
    .wrong = 吃掉{ FORM($second, "adjective") }虫，并选它的一格奖励生长。

lesson-title-chains = 连吃
lesson-step-chains-1 = 奖励生长之后，你的虫有了新形状。如果又挨着双胞胎，就再吃一次。找出连吃两只虫的一手。
    .right = 一枚棋子，吃两只虫。这样的连吃能扭转局势，也容易看漏。
    .wrong = 还没有连吃。放一只新虫，挨着大小为 1 的{ FORM($second, "adjective") }虫。

lesson-title-blocked = 没地方长，就不能吃
lesson-step-blocked-1 = 虫要吃，就必须有地方长。在 A1 放一只新虫，挨着它的{ FORM($second, "adjective") }双胞胎，看看会怎样。
    .right = 什么也没吃：你的新虫没有地方长。它旁边的每个空格也都挨着你的另一只虫，两只会合并。
    .wrong = 可以这样下。但看看在 A1 会怎样。
lesson-step-blocked-2 = 现在还有另一只大小为 1 的{ FORM($second, "adjective") }虫。吃掉其中一只。
    .right = 有地方奖励生长，所以成功了。
    .wrong = 什么也没吃到。在{ FORM($second, "adjective") }虫旁边、有地方长的格子放一只新虫。

lesson-title-several = 一次吃几只
lesson-step-several-1 = 一只虫会吃掉挨着的所有双胞胎，然后长一次。一手吃掉两只{ FORM($second, "adjective") }虫。
    .right = 吃掉两只，奖励生长一次。
    .wrong = 有一格同时挨着两只{ FORM($second, "adjective") }虫。在那里放一只新虫。

lesson-title-winning = 怎样获胜
lesson-step-winning-1 = 轮到你时，如果不能生长，你就获胜。所以要把自己的空间用光：这里有一格，你下了之后，无论{ $second }怎么下，你都没有别的格子可下。指向一格或试一试，看看还剩几格。
    .right = { $second }不得不下，而你没有格子可下了：你赢了！
    .wrong = 那样轮到你时还有一格。看{ $first }旁边的数字：它必须变成 0。

lesson-title-patience = 别吃得太早
lesson-step-patience-1 = 这里有一手能吃，另一手能赢。吃会腾出空间，而空间正是你不想要的。找出获胜的一手。
    .right = 你没有格子可下了，{ $second }还有很多。吃可以等等；很多时候，一直不吃更好。
    .wrong = 那样轮到你时还有格子可下，赢的机会就没了。看{ $first }旁边的数字。

lesson-title-duck = 活靶子
lesson-step-duck-1 = 最大的虫不能生长，形状一直不变，对方就有时间照着做。{ $second }在 A3 的三子虫就是最大的虫之一。做出它的双胞胎，吃掉它。
    .right = 盘上最大的虫现在是你的，{ $second }只有在它旁边做出双胞胎才能吃掉它。自己的大虫要做成难以模仿的形状。
    .wrong = 做一只挨着{ $second }的三子虫的双胞胎：你上方的两子虫只差一枚棋子。

lesson-title-cells = 自己的格子
lesson-step-cells-1 = 标出的 A1、C1 和 C4 只有你能填：{ $second }下在那里，虫会合并或超过上限。另外两格双方都能下。应该先填哪一种？
    .right = 只有你能填的格子没人能抢走，可以先留着：现在{ $second }只好填共用的格子。这里自己的格子每一格都赢，共用的每一格都输。
    .wrong = 那一格本该由{ $second }来填。现在{ $second }剩下的手数更少，会赢。把共用的格子留给{ $second }：填一个只有你能填的。
lesson-step-cells-2 = 自己的格子可以留着，但每一格还要花你一手，而先没有格子可下的一方获胜。找出用掉最多自己的格子、又不动{ $second }的格子的那一手。
    .right = 一手从 7 格降到 1 格：用掉的是你的空间，{ $second }的三格一格没动。现在{ $second }必须填一个共用的格子，那也会用掉你的一格。
    .wrong = 那会给你多留下不必要的格子。指向每一格或试一试，看{ $first }的数字：哪一格让它变成 1？

lesson-title-counting = 数一数格子
lesson-step-counting-1 = 快结束时要数：我还有几格，{ $second }还有几格？你想先用完。有一手让你剩 1 格、{ $second }剩 4 格。找出它。
    .right = 正是。颜色旁边的两个数字就是整局棋：每下一手之前，两个都要看。
    .wrong = 再数一次：哪一格让{ $first }只剩 1，{ $second }剩 4？
