### 嵌入。

embed = 嵌入
embed-title = 一局 Bug
embed-open = 在 Bug 中打开
embed-bad-link = 无法显示这局棋：链接不完整或有误。请向本页作者索取正确的链接。
embed-invitation = 这是一份 Bug 对局邀请。请在 Bug 中打开并回应。
# One line below the board, with · between its parts. How many bugs the last turn ate; the cells left to the first and to the second player.
embed-turn = 第 { $turn } 手，共 { $of } 手
embed-ate = { $seat }吃了 { $count } 只
embed-to-play = 轮到{ $seat }
embed-left = 可下格：{ $seat } { $first }，{ $other } { $second }
embed-size = 框架大小
embed-size-small = 小
embed-size-medium = 中
embed-size-large = 大
embed-play = 读者可从所示局面继续下
embed-text = 框架的 HTML
embed-copy = 复制 HTML
embed-copy-forum = 为 BoardGameGeek 复制
embed-forum = 逐手浏览这局 Bug
embed-forum-hint = 论坛不支持嵌入：这里会复制链接，并保存一张可一起发布的图片。
