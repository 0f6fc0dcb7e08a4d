### 机器人：名字、思考、比赛、自制机器人。

level-larva = 幼虫
level-nymph = 若虫
level-aphid = 蚜虫
level-ant = 蚂蚁
level-ladybird = 瓢虫
level-moth = 飞蛾
level-beetle = 甲虫
level-cricket = 蟋蟀
level-hornet = 胡蜂
level-dragonfly = 蜻蜓
level-mantis = 螳螂
level-antlion = 蚁狮
level-queen = 女王
bot-character = { $level }（{ $character }）
opponent-nature = { $level }（{ $band }，棋力 { $number }/{ $of }）：{ $what }。
opponent-strength = { $level }：棋力 { $number }/{ $of }
band-easy = 弱
band-medium = 中等
band-strong = 强
opponent-first = 适合下第一局
opponent-now = 现在的水平约为 { $strength }（幼虫为 0）。
character-none = 无偏好
character-patient = 耐心
    .what = 着法优劣相近时，晚点吃
character-hungry = 贪吃
    .what = 着法优劣相近时，早点吃
character-builder = 贪大
    .what = 着法优劣相近时，造大虫
setup-character = 性格
overlooks-blind = 看不出一手可以吃两次、转了方向的双胞胎、吃要有地方长、吃后会空出格子
overlooks-dim = 看不出一手可以吃两次、转了方向的双胞胎、吃要有地方长
overlooks-narrow = 看不出一手可以吃两次、转了方向的双胞胎
overlooks-stiff = 看不出转了方向的双胞胎
overlooks-brief = 看不出一手可以吃两次
overlooks-planner = 每手最多看 { $nodes } 个局面
overlooks-prover = 每手最多看 { $nodes } 个局面，空格只剩 12 个时能算出必胜
overlooks-champion = 每手最多看 { $nodes } 个局面，并能算出必胜
level-companion = 伙伴
    .what = 棋力相当，像人一样犯错

thoughts = { $seat }的想法
thoughts-chance = { $seat }自评胜率 { $chance }：{ $words }。
chance-won = 几乎必胜
chance-clearly-ahead = 胜势
chance-ahead = 优势
chance-a-little-ahead = 稍优
chance-even = 均势
chance-a-little-behind = 稍劣
chance-behind = 劣势
chance-clearly-behind = 败势
chance-lost = 几乎必败
thoughts-win = 无论对方怎么下，{ $seat }必胜：已证明。
thoughts-loss = 只要对方下出最佳着法，{ $seat }必败：已证明。
sure-wavering = 还在犹豫。
sure-fairly = 相当有把握。
sure-settled = 有把握。
thoughts-first = { $seat }凭第一感落子。
thoughts-none = 暂时没有…
thoughts-progress = { $seat }的搜索
thoughts-line = 它的打算：
thoughts-turn = { $number }. { $seat }：{ $turn }。在棋盘上显示
bots-pause = 暂停
bots-go-on = 继续
bots-one-turn = 只下一手
bots-controls = 机器人对机器人

bots-pace = 机器人速度
bots-pace-instant = 立即
bots-pace-quick = 快
bots-pace-normal = 正常
bots-pace-slow = 慢
bots-thoughts = 显示机器人的想法
bots-ponder = 轮到你时，机器人也思考

own-bots = 自制机器人
own-bots-open = 自制机器人…
own-bots-yours = 你的机器人
own-bots-what = 用 Python 写一个自己的对手：与它对弈，或让它与其他机器人比赛。它接触不到本页、你的对局和网络。
own-bots-play = 与 { $bot } 对弈
own-bots-add = 添加机器人
own-bots-file = 从 .py 文件或 wheel 添加…
own-bots-text = 粘贴代码
own-bots-text-hint = 粘贴你的机器人代码。示例可直接运行；第一行 # 后面是它的名字。
own-bots-add-text = 添加这个机器人
own-bots-copy = 复制模板
own-bots-package = 从 Python 包索引添加
own-bots-package-hint = 只有这一项使用网络：下载这个包和它需要的包。它们只存放在本浏览器里。
own-bots-package-name = 包名
own-bots-fetch = 下载并添加
own-bots-seconds = 每手时间
own-bots-second = { $seconds } 秒
own-bots-remove = 移除 { $bot }
own-bots-removed = 已移除 { $bot }。
own-bots-replaced = 原来的 { $bot } 已由这个替换。
own-bots-changed = { $bot } 已在另一个标签页中修改，因此没有移除。列表中现在是较新的代码。
own-bots-unread = 有 { $count } 个已保存的机器人无法读取，仍保存着。
own-bots-code = 代码
own-bots-copy-code = 复制代码
own-bots-safe = 本页以 ?safe 打开：你的机器人不会运行。你可以移除它们。
own-bots-adding = 正在试运行 { $bot }…
own-bots-added = { $bot } 已就绪：可以选作对手。
own-bots-added-unsaved = { $bot } 已就绪，但本浏览器无法保存：重新加载后会消失。
own-bots-not-added = { $bot } 未添加。
own-bots-failed = { $seat }的机器人 { $bot } 停止了。
own-bots-take-over = 自己执{ $seat }
own-bots-other = 换一个机器人来下…
own-bots-trace = 供作者查看

# What a bot did wrong; $place is one of the next two, or nothing.
place-line = { $file } 第 { $line } 行：
place-file = { $file }：
fault-syntax = { $place }不是有效的 Python：{ $detail }。
fault-import = { $place }{ $detail }。机器人只能从自己的文件、wheel 和 Python 标准库导入。
fault-no_think = { $place }没有函数 `think(position, limit)`。
fault-no_thought = { $place }think() 没有给出想法。
fault-endless = { $place }没有及时给出想法；这里是不是死循环？
fault-memory = { $place }需要的内存超过上限。
fault-killed = { $place }没有应答，也没有按要求停止，因此被终止。
fault-died = { $place }运行它的 Python 崩溃了，可能是内存不足。
fault-flood = { $place }发送的消息太多或太长，因此被终止。
fault-safe = { $place }本页以 ?safe 打开，因此它不运行。去掉 ?safe 重新打开，它就能下棋。
fault-no_room = { $place }它的 worker 没能启动，或文件没能加载。
fault-install = { $place }无法下载：{ $detail }
fault-cheat = { $place }它发来的不是一手棋。
fault-gone = { $place }它已不在本设备上。
fault-unread = { $place }已保存，但无法读取。请重新添加。
fault-too_long = { $place }文件太大，上限为 { $detail } MB。
fault-crash = { $place }{ $detail }
fault-not_a_wheel =
    { $place }无法解包：{ $detail ->
        [encrypted] 文件已加密。
        [method] 压缩方式不受支持。
        [damaged] 保存的数据已损坏。请重新添加。
        [slow] 耗时太长。
        [name] 其中有文件没有名称。
       *[other] { $detail }
    }
fault-wheel_bytes = { $place }wheel 解包后超过 { $detail } MB。
fault-wheel_files = { $place }wheel 包含的文件超过 { $detail } 个。
fault-native = { $place }它需要原生模块 { $detail }，浏览器无法运行。
fault-not_a_thought = { $place }think() 给出的 { $detail } 既不是想法，也不是一手棋。
fault-bad_numbers = { $place }value 和 nodes 必须是数，不能是 { $detail }。
fault-bad_proven = { $place }proven 必须是 None、"win" 或 "loss"，不能是 { $detail }。
fault-bad_line = { $place }line 必须是由各手棋组成的元组，不能是 { $detail }。
fault-illegal = { $place }它下了不合法的一手。{ $why }

match = 比赛
match-what = 从随机开局成对比赛；每对两局，双方各先手一次。规则和棋盘与你的对局相同：{ $rules }，{ $board }棋盘。你的对局照常进行。
match-first = 机器人一
match-second = 机器人二
match-pairs = 局数
match-games = { $count } 局
match-start = 开始比赛
match-stop = 停止比赛
match-go-on = 继续比赛
match-forget = 删除比分
match-forgotten = 比分已删除。
match-replaced = { $first } 对 { $second } 的比分已被这场比赛取代。
match-table = 这场比赛的规则和棋盘：{ $rules }，{ $board }棋盘。
match-unsaved = 本浏览器无法保存比分：重新加载后会消失。
match-of = { $first } 对 { $second }：
match-stands = { $played } 局胜 { $wins } 局。
match-stands-running = { $played } 局胜 { $wins } 局，还有 { $left } 局…
match-stands-stopped = { $played } 局胜 { $wins } 局，已停止。
# Won, and where the share probably is: the 95% interval.
match-score = 胜率{ $share }。多下一些对局，很可能在{ $low }到{ $high }之间。
match-mistakes =
    { $count ->
        [1] 1 局因程序出错而输。
       *[other] { $count } 局因程序出错而输。第一个错误：
    }

bench = 这台设备有多快？
bench-what = 测量内容与 python3 -m bug_engine bench 相同：随机对局、perft 计数的着法、最强机器人搜索时评估的局面。比值以一段固定的 Python 代码为准，便于比较不同机器。约需一分钟，请让本页保持在前台。
bench-measure = 测量
bench-running = 正在测量…
bench-figure = 项目
bench-figure-baseline = 一段固定的 Python 代码
bench-figure-playouts = 随机对局，{ $board }棋盘
bench-figure-perft = 计数的着法，{ $board }棋盘
bench-figure-search = 评估的局面，{ $board }棋盘
bench-figure-signature = 搜索的签名
bench-rate = 每秒
bench-ratio = 比值
bench-text = 数据文本
bench-together = { $name }，{ $workers } 个 worker
