### 对局库。

library = 你的对局
library-search = 搜索
library-filter = 筛选与更多
library-result = 结果
library-result-any = 全部
library-result-won = 赢了
library-result-lost = 输了
library-result-open = 未下完
library-opponent = 对手
library-played = 对局方式
library-played-device = 同一台设备
library-played-bot = 对机器人
library-played-bots = 机器人之间
library-played-link = 通过链接与朋友
library-played-live = 与朋友实时对局
library-played-friend = 与朋友
library-played-record = 导入
library-played-opened = 来自链接
library-rules = 规则
library-board = 棋盘
library-any = 全部
library-tag = 标签
library-folder = 文件夹
library-no-folder = 无文件夹
library-sort = 排序
library-sort-newest = 最新在前
library-sort-oldest = 最早在前
library-sort-longest = 最长在前
library-sort-shortest = 最短在前
library-sort-chain = 连吃最长
library-sort-margin = 差距最大
library-count = { $count } 局
library-picked = 已选 { $count } 局
library-pick = 选择 { $game }
library-pick-all = 全选
library-pick-none = 取消选择
library-save-picked = 保存为文件
library-delete-picked = 删除
library-move = 移动
library-more = 显示更多
library-empty = 还没有对局。你下完或离开的每一局都会保存在这里。
library-none = 没有符合的对局。
library-clear = 显示全部对局
library-study = 研究
library-replay = 重放
library-actions = 更多
library-edit = 名称和文件夹
library-delete = 删除
library-name = 名称
library-save = 保存
library-deleted = 已删除 { $count } 局。
library-undo = 撤销
library-cannot-open = 这局无法打开。
library-cannot-show = 这局无法显示。
library-cannot-list = 无法列出你的对局。你可以把它们保存为文件。
library-unread = 有 { $count } 局已保存的对局无法读取，仍保存着。
library-failed-blocked = 浏览器不允许保存对局：关闭页面就会丢失。请保存为文件。
library-failed-full = 存储已满，无法再保存对局。请保存为文件，然后删除一些。
library-failed-undeleted = 浏览器未能从存储中删除对局：重新加载页面后它们会再次出现。
library-failed-silent = 浏览器的存储没有响应。在恢复之前，这里只有本次访问的对局，关闭页面就会丢失。
library-may-vanish = 浏览器没有同意：如果你一段时间没来，它可能会删除你的对局。请不时保存为文件，或把本页安装为应用。
library-not-persisted = 空间不足时，浏览器可能会删除你的对局。
library-persist = 请浏览器保留
library-persisted = 浏览器现在会保留你的对局，直到你删除。
library-wipes = 如果你七天没来，Safari 会删除你的对局。请不时保存为文件，或把本页添加到主屏幕或程序坞，那样对局就会保留。
library-review-all = 复盘 { $count } 局
library-reviewing = 正在复盘第 { $done } 局，共 { $total } 局
library-reviewing-games = 正在复盘你的对局
library-summed = 已复盘 { $games } 局。
library-summed-mistakes =
    { $count ->
        [0] 你没有失误。
       *[other] 你有 { $count } 次失误。
    }
library-files = 备份与文件
library-files-hint = 文件里有你的全部对局、练习，以及课程和谜题的进度。在这里打开即可找回，也可以打开别处的对局：棋谱、链接或 Abstract Play 的文件。
library-backup = 保存全部
library-read-file = 打开文件
library-text = 粘贴一局或多局
library-read-text = 添加这些对局
library-reading = 正在读取对局
library-stop = 停止
library-cancelled = 已停止。
library-added =
    { $count ->
        [0] 没有添加对局。
       *[other] 已添加 { $count } 局。
    }
library-unkept = 另有 { $count } 局只在关闭本页之前显示：浏览器无法保存它们。
library-known = { $count } 局已经在库中。
library-completed = 已有的 { $count } 局棋补充了着法、评论或用时。
library-guessed = { $count } 局符合多种棋盘：请检查。
library-fits = 棋盘可能是{ OR($boards) }；已按{ $board }读取
library-refused = { $count } 局无法读取：
library-at = { $place }：
library-at-game = 第 { $number } 局
library-at-line = 第 { $line } 行
library-others = { $count } 局不是 Bug 的对局。
library-exercises = 同时带来 { $count } 道练习。
library-unsaved = 没有保存任何内容。
library-lacks = 有已保存的对局或练习无法读取，所以文件里没有它们。
library-broke-off = 读取中断了。
library-unlearned = 这个文件里的练习和进度没有读取：页面的一部分没能加载。请检查网络，然后重新打开文件。
library-unread-learning = 这个版本读不了这个文件里的部分练习或进度：文件可能来自较新的版本。读不了的没有导入，但仍在文件里。
library-file-large = “{ $name }”超过 { $limit } MB，没有打开。
library-file-unreadable = 无法打开“{ $name }”。
library-file-empty = “{ $name }”中没有对局。
library-spare = 另有 { $count } 道练习没有读取：一个文件最多带来 { $limit } 道。
library-save-abstract-play = 保存为 Abstract Play 格式
library-left-out = { $count } 局没有包含在内。
library-own-board = 自绘棋盘
library-you = 你
library-colour = { $seat }
library-players = { $first } – { $second }
library-unfinished = 未下完
library-no-winner = 没有胜者
library-you-won = 你赢了
library-you-lost = 你输了
library-won = { $name }获胜
library-margin = 差 { $margin } 格
library-ran-out =
    { $who ->
        [lost] { $name }先没有格子可下
       *[won] 先没有格子可下
    }
library-ending-handicap = 因让分
library-ending-time = 超时
library-ending-resignation = 认输
library-ending-abandonment = 中途离开
library-ending-other = 按棋谱
library-turns = { $count } 手
library-mistakes =
    { $count ->
        [0] 没有失误
       *[other] { $count } 次失误
    }
library-accuracy = 准确率 { $percent }
library-reviewed = 已复盘
library-chain = 连吃 { $count } 只
library-long-chain = 长连吃 { $count } 只
