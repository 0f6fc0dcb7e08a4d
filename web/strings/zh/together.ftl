### 与远方的朋友对局：邀请、要发送的着手、朋友的链接带来的内容。

together = 与朋友对局
together-invitation = 邀请
together-start = 新对局
together-games = { $count ->
        [0] 与朋友的对局
       *[other] 与朋友的对局：{ $count } 局在等你
    }
together-list = 与朋友的对局
together-none = 还没有对局。
together-friend = 你的朋友
    .start = 你的朋友
together-me = 我

together-how = 不用账号，不用服务器。通过链接：每下一手，你就发给朋友一个链接，链接里有整局棋，可以下好几天，用什么设备都行。实时：两台设备直接相连。
together-what = { $rules }，{ $board }
# The same, and the time for a turn, which may be empty.
together-terms-all = 棋盘：{ $board }。规则：{ $rules }。{ $time }
together-terms-usual = 棋盘：{ $board }。{ $time }
together-terms = 规则与棋盘：
together-change = 更改
together-name = 你的名字（可选）
together-starts = 谁先下？
together-starts-me = 我先下
together-starts-friend = 朋友先下
together-lots = 实时对局由两台设备共同抽签。通过链接对局时只由你的设备抽签，朋友无法核实。
together-lots-over = 新建连接时由两台设备共同抽签。否则只由你的设备抽签，朋友无法核实。
together-days = 时限
together-days-none = 不限
together-clock = 棋钟：{ $minutes } 分 + 每手 { $turn } 秒
together-clock-what = 第一手不计时。之后，棋钟从看到对方上一手时开始走，到自己落子为止。通过链接时，朋友的用时由朋友的设备计量。
together-clock-step = 备用时间以 { $step } 秒为一段扣除。
together-days-what = 天数按链接中的时间计算。时间由各自的设备写入，所以全凭互相信任。
together-days-some = { $days } 天
together-begin = 通过链接对局
together-begin-over = 与{ $friend }对局

together-invited = { $friend }邀请你下一局 Bug。
together-learn-first = 先学怎么玩
together-invited-nobody = 有人邀请你下一局 Bug。
together-came = 这是{ $first }与{ $second }的对局。{ $turns ->
        [0] 还没有落子。
       *[other] 已下 { $turns } 手。
    }
together-came-who = 你是其中一方、换了设备吗？那就以自己的名义继续；否则只看看即可。
together-days-agreed = 每手最多可用 { $days } 天。
together-join = 执{ $seat }
together-join-other = 这是我自己的对局：执{ $seat }
together-join-as = 以{ $name }继续
together-who-you = 你先下。
together-who-friend = { $friend }先下。
together-who-played = { $friend }已下第一手。
together-look = 只看看
together-looking = 这是到目前为止的对局副本。
together-looking-later = 之后的着法不会出现在这里。
together-looking-what = 你在这里试的只留在这里。
together-looking-play = 参加这局
together-fair = 对局双方条件相同：对局结束前，Bug 不给你们提示，也不显示威胁、预判和地盘。
together-next = { $friend }想互换先后手再来一局。
together-next-other = { $friend }想另下一局。
together-next-no = 现在不了
together-next-asked = 你已邀请{ $friend }再来一局。
together-other-asked = 你已邀请{ $friend }另下一局。

together-your-turn = 轮到你。
together-turn-on = 你这一手还没下完。
together-first-turn = 下第一手，然后发给{ $friend }。
together-send-invitation = 把邀请发给{ $friend }，由对方先下。
together-send-turn = 你已下完这一手。请发给{ $friend }。
together-send-word = 发给{ $friend }，让对方知道。
# After an answer to a wish for a takeback, on the reader's turn.
together-send-or-play = 轮到你了。落子后答复会一起发出，也可以现在就发送。
together-waiting = 正在等{ $friend }下。收到链接后，打开它或粘贴到这里。
together-waiting-file = 正在等{ $friend }下。把收到的内容粘贴到这里。
together-waiting-live = 正在等待{ $friend }。
together-unsent = 你已经下了，但这一手还没有发送。
together-live = 返回对局
together-news-turn = { $friend }已落子：轮到你了。
together-news-clock = 你的棋钟正在走。
together-news-other = 你与{ $friend }的对局有变化。
together-news-begins = { $friend }已就绪：对局开始。
together-days-a-turn = 每手 { $days } 天。
together-days-begin = 双方都下过之后才开始计天数。
together-clock-waits = { $friend }打开链接后开始计时。
together-left-days = 还剩 { $days } 天。
together-left-hours = { $hours ->
        [0] 还剩不到一小时。
       *[other] 还剩 { $hours } 小时。
    }
together-left-none = 这一手的时间已到。
together-claim = 宣布获胜
together-share = 分享…
together-copy = 复制链接
together-copied = 已复制。请发给{ $friend }。
together-comes-back = 对方发回链接后，打开它或粘贴到这里。
together-link = 对局链接
together-copy-line = 复制文本
together-file-how = 本页是文件，没有链接。朋友打开 Bug，依次点“新对局”“远方的朋友”“与朋友的对局”，再粘贴这段文本。
together-copy-text = 连棋盘一起复制
together-watchers = 到目前为止的对局
together-watch = 复制到目前为止的对局链接
together-watch-what = 给其他人：对局目前的样子。之后的着法需要新链接。他们可以自己试下，也有提示和分析，但不能参与你的对局。
together-mail = 电子邮件
together-qr = 二维码
together-qr-what = 朋友用相机扫描此码，即可打开对局。
together-qr-file = 朋友打开 Bug，依次点“新对局”“远方的朋友”“与朋友的对局”，再扫描此码。
together-undo = 撤销
together-paste = 粘贴链接
together-paste-any = 粘贴朋友发来的链接
together-open = 打开
together-more = 更多
together-no-letter = 这段文字里没有对局链接。

together-game = 本局
together-ways = 其他对局方式
together-back = 悔棋
together-ask = 请求悔棋（{ $turn }）
together-asked = { $friend }请求悔棋（{ $turn }）。
together-asked-both = { $friend }请求悔棋（{ $turn }）。你的 { $own } 也会一并撤销。
together-agree = 同意
together-refuse = 拒绝
table-undo = 同一设备上悔棋
table-asked = { $seat }请求悔棋（{ $turn }）。{ $other }同意吗？
together-you-asked = 你已请求悔棋（{ $turn }）。
# After it, on the reader's turn.
together-wait-or-play = 继续落子会撤回请求。
together-resign = 认输
together-resign-sure = 确定认输
together-end-won-resigned = { $friend }认输了。你赢了！
together-end-lost-resigned = 你认输了。{ $friend }获胜。
together-end-won-time = { $friend }用完了一手的时间。你赢了！
together-end-lost-time = 你用完了一手的时间。{ $friend }获胜。
together-end-won-played = 你赢了！
together-end-lost-played = { $friend }获胜。
together-rematch = 再来一局

together-note-older = 这个链接比你的对局旧：没有变化。
together-note-same = 这些你已经有了：没有变化。
together-note-version = 这个链接延续了你的另一个版本，所以那个版本重新成为当前对局。之前的版本保留在“与朋友的对局”里。
together-own-link = 这是你自己的链接：没有变化。请把它发给{ $friend }。
together-note-claimed = 宣布超时之前，这一手已经下了：对局继续。
together-note-crossed = 你们都在看到对方操作之前行动了。对局按棋盘所示继续。
together-note-left = 已断开连接。对局通过链接继续。
together-answer-refused = { $friend }不同意悔棋。
together-answer-agreed = { $friend }同意悔棋：你的一手已撤销。
together-answered-yes = 你同意了悔棋。
together-answered-no = 你拒绝了悔棋。
together-clash-fork = 这个链接与你的对局从第 { $turn } 手起不同：你的对局是 { $known }，链接里是 { $received }。无论怎么选，你的对局都会留在“与朋友的对局”里。
together-clash-time = 第 { $turn } 手 { $known } 的时间不同：你的对局是 { $here }，链接里是 { $there }。无论怎么选，你的对局都会留在“与朋友的对局”里。
together-clash-order = 这个链接与你的对局着法相同，但从第 { $turn } 手起，时间或者请求与答复的顺序不同。无论怎么选，你的对局都会留在“与朋友的对局”里。
together-clash-mine = 这个链接里已有你的第 { $turn } 手 { $received }，但不是在本设备上下的。无论怎么选，你的对局都会留在“与朋友的对局”里。
together-clash-mine-word = 这个链接里有本设备不知道的你的操作：认输，或悔棋的请求或答复。无论怎么选，你的对局都会留在“与朋友的对局”里。
together-clash-terms = 这个链接属于这一局，但棋盘、规则或时限不同。无论怎么选，你的对局都会留在“与朋友的对局”里。
together-keep = 保留我的对局
together-take = 用链接里的对局
together-kept = 你自己的版本保留在“与朋友的对局”里。
together-kept-open = 打开

together-status-settle = 两个版本
together-status-version = 另一个版本
together-status-send = 待发送
together-status-turn = 轮到你
together-status-answer = 等你答复
together-status-asked = 等对方答复
together-status-waits = 轮到对方
together-status-invited = 邀请中
together-status-won = 你赢了
together-status-lost = 你输了
together-entry = { $turns ->
        [0] 还没有落子
       *[other] { $turns } 手
    }
together-remove = 从列表中移除
together-remove-sure = 移除对局
together-removed = 已移除与{ $friend }的对局。

# 随链接发送的话，由朋友来读。
together-text-invitation = 来下 Bug 吧！你先下。
together-text-turn = 我们的 Bug 对局，第 { $number } 手（{ $me }）：{ $turn }。轮到你了！
together-text-back = 我们的 Bug 对局：{ $turn } 这一手我可以悔棋吗？
together-text-over = 我们的 Bug 对局结束了。
together-text-resigned = 我们的 Bug 对局：我认输，你赢了！
together-text-time = 我们的 Bug 对局：你这一手的时间到了。
together-text-word = 我们的 Bug 对局继续。
together-text-open = 打开这个链接：
together-text-paste = 把这一行粘贴到 Bug 的“新对局”“远方的朋友”“与朋友的对局”里：
together-mail-subject = Bug：轮到你

notice-bad_letter = 无法读取这个与朋友对局的链接。
notice-not_added = 无法添加到你与朋友的对局中。

# 两台设备之间的直接连接。
direct = 直接连接
direct-start = 实时对局
direct-where = 双方在同一网络时可以实时对局。相距较远时可能连不上：那就通过链接对局。
direct-join = 加入
direct-goes-on = { $friend }邀请你继续你们的对局。
direct-join-server = 使用该服务器加入
direct-join-without = 不使用，直接加入
direct-server = 朋友的设备向 STUN 服务器 { $server } 查询自己的地址。如果你的设备也查询，双方也许能穿过路由器相连。服务器会得知你的网络地址，但不会得知对局内容。
direct-is-asked = 实时对局：你们的两台设备直接相连，中间没有服务器；双方会知道对方的网络地址。一份邀请只供一位朋友使用。
direct-who = 两台设备将共同抽签决定谁先下。
direct-you-start = 你执{ $seat }，先下。
direct-you-play = 你执{ $seat }。{ $friend }先下。
direct-is-handed = 回复已交给另一个打开 Bug 的标签页。对局在那里开始；可以关闭这一页。
direct-is-preparing = 请稍候…
direct-is-inviting = 把这份邀请发给朋友，并让本页保持打开，然后输入对方发回的回复。
direct-inviting-what = 你们的两台设备直接相连，双方会知道对方的网络地址。
direct-step-send = 1. 把这份邀请发给朋友
direct-step-enter = 2. 朋友加入后会发来回复：在这里输入
direct-step-answer = 最后一步：把这份回复发回去
direct-is-answering = 让本页保持打开。朋友输入回复后，对局就开始。
direct-is-connecting = 正在连接…
direct-is-open = 已连接。
direct-distance = 已连接。延迟：{ $lag } 毫秒。
direct-lot-drawn = 两台设备已共同抽签。
direct-lot-alone = 只有邀请方的设备抽了签：没有 https，浏览器无法核实。
direct-lot-none = 由朋友的设备决定了谁先下：邀请里说会抽签，实际没有抽。
direct-first-me = 你先下。
direct-first-friend = { $friend }先下。
direct-is-returning = 连接中断了。正在重新连接…
direct-page-left = { $friend }关闭或重新加载了页面。正在重新连接…
direct-is-lost = 连接断开了。对局已保留。请重新邀请，或通过链接继续。
direct-is-elsewhere = 这局正在本浏览器的另一个标签页中实时进行。在哪边下都可以。
direct-lost-guest = 连接断开了。对局已保留。请回复朋友的新邀请、重新邀请，或通过链接继续。
direct-left = { $friend }断开了连接。对局已保留。请重新邀请，或通过链接继续。
direct-lost-clock = 你的棋钟继续走，你的着手会在之后发送。
direct-lost-wait = 只有{ $friend }的设备知道剩余时间，在此期间谁都不能宣告获胜。
direct-lost-turn = 连接后会立即发送你这一手。
direct-lost-end = { $friend }还不知道对局已结束：请重新邀请，或通过链接继续。
direct-lost-over = 连接已结束。要再实时下一局，请重新邀请。
direct-invitation-over = 页面重新加载后，你的邀请已失效。请重新邀请，或通过链接继续。
direct-is-failed = 两台设备无法相连：没有共同的网络，或者朋友已关闭给出此回复的页面。
direct-failed-guest = 没有连上：邀请已被另一台设备使用，或者朋友没有及时输入回复，或者两台设备没有共同的网络。请朋友重新邀请，或发来链接。
direct-failed-alone = 本浏览器不提供其他设备能连到的地址：没有网络，或者设置不允许。
direct-failed-stun = 即使用了那个服务器，两台设备也连不上。
direct-no-code = 这不是完整的邀请或回复。可能在途中被截断或改动了：请复制完整内容。
direct-letter = 这是一局棋的链接，不是回复。
direct-letter-open = 打开这一局
direct-other-answer = 这是对另一份邀请的回复。请把上面的邀请发给朋友，再输入对它的回复。
direct-own-code = 这是你自己的邀请。请发给朋友，再输入收到的回复。
direct-late-answer = 没有邀请在等这份回复。请重新邀请朋友。
direct-dropped-size = 连接已中止：朋友的设备一次发送得太多。你的对局已保留。
direct-dropped-rate = 连接已中止：朋友的设备发送的消息太多。你的对局已保留。
direct-dropped-form = 连接已中止：朋友的设备发送了与对局无关的内容。你的对局已保留。
direct-dropped-lots = 连接已中止：朋友的设备没有按事先的承诺抽签。你的对局已保留。
direct-leave = 断开
direct-leave-open = 断开并打开
direct-ends-other = 你正与{ $friend }连接。“实时对局”会结束这个连接并建立新的连接。
direct-cancel = 取消
direct-by-link = 通过链接继续
direct-back = 返回棋盘
direct-again = 重新邀请
direct-show = 显示链接
direct-other = 其他方式
direct-offer-link = 要发送的邀请
direct-answer-link = 要发送的回复
direct-copy-answer = 复制回复
direct-enter = 朋友的回复
direct-file-answer = 朋友把这段文本输入“朋友的回复”一栏。
direct-connect = 连接
camera-scan = 用摄像头扫描
camera-asks = 浏览器会询问是否允许本页使用摄像头。画面不会离开本设备。
camera-look = 请把朋友的二维码对准摄像头。
camera-refused = 未获准使用摄像头。请粘贴代码，或在浏览器设置中允许本页使用摄像头。
camera-none = 没有可用的摄像头。请粘贴代码。
direct-say = 说句话…
direct-stun = STUN 服务器地址
direct-stun-what = 隔着路由器时，用 STUN 服务器也许能连上。它会知道你们的网络地址，但不知道对局内容。请选择你信任的服务器。
direct-stun-try = 用它试试
direct-two-tabs = 用两个标签页分别下双方
phrase-hello = 你好！
phrase-good-luck = 请多指教！
phrase-well-played = 下得好！
phrase-oops = 哎呀！
phrase-thanks = 谢谢！
phrase-one-moment = 请稍等。
phrase-not-now = 现在不了，谢谢。
phrase-bye = 再见！
