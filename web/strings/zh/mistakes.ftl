### 由自己的失误做成的练习。

learn-page-mistakes = 你的失误
learn-mistakes = 你的失误
    .what = 对局和谜题中错过的胜局。每一题都会再出现，直到你掌握。
mistakes-count =
    { $due ->
        [0] 今天没有要做的题
       *[other] 今天要做 { $due } 题
    }
mistakes-solve = 从失误中学习
mistakes-ahead = 仍要练习
mistakes-all = 查看全部
mistakes-none = 先和机器人或朋友下一局，再复盘。如果你错过了已证明的胜局，而当时能赢的着法不多，那个局面就会变成练习。没做对的谜题也会出现在这里。
mistakes-found = 这局有 { $count } 道练习。
mistakes-missing-unclear = 这局没有练习：你错过胜局的地方还有很多别的制胜着法，做练习太容易了。
mistakes-missing-unproven = 这局没有练习：尚未证明你的失误送掉了胜局。
mistakes-failed = 本浏览器无法保存你的练习：关闭页面前它们都在这里。
mistake-cannot-show = 这道练习无法显示。
mistake-refused = 这道练习无法显示：此版本的 Bug 不接受它的局面或答案。推迟一周再来。
mistakes-unread = 有 { $count } 道已保存的练习无法读取，仍保存着。
mistake-of-game = 来自你{ $ago }与{ $name }的对局
mistake-of-puzzle = { $puzzle }，{ $ago }没做对
mistake-friend = 朋友
mistake-task = 轮到{ $seat }：找出获胜的一手。
mistake-few = { $turns } 种下法里只有 { $count } 种能赢。
mistake-ways = 有 { $count } 种着法能赢，其他都输。
mistake-ways-known = 已证明有 { $count } 种着法能赢，也许还有别的。
mistake-solved = 对：这一手能赢。
mistake-solved-hints = 对：这一手能赢。你看过提示。
mistake-played = 当时你下了 { $turn }，之后{ $seat }获胜：{ $line }。
mistake-played-end = 当时你下了 { $turn }，{ $seat }随即获胜。
mistake-tried = 上次你试了 { $turn }，之后{ $seat }获胜：{ $line }。
mistake-tried-only = 上次你试了 { $turn }。
mistake-line = { $seat }的取胜手顺：
mistake-also = { $seat }下 { $turn } 也能取胜，例如：
mistake-due = 现在该做
mistake-comes = { $when }再出现
mistake-returns = 这道练习将于{ $when }再出现。
mistake-next = 下一个失误
mistake-show = 查看答案
mistake-more = 更多
mistake-retire = 我会了
mistake-put-off = 推迟一周
mistake-remove = 移除
mistake-restart = 从头再来
mistakes-away = 已掌握和已移除：{ $count } 题
mistake-is-known = 已掌握
mistake-is-removed = 已移除
mistake-did-remove = 练习已移除。
mistake-did-retire = 已掌握，不再出现。
mistake-did-restart = 从头再来，现在该做。
mistake-did-postpone = 推迟一周再来。
