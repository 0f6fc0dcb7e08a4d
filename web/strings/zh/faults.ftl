### 出了问题，或页面本身发生了什么时，页面说的话。

failure = Bug 的一部分没能加载
failure-no_worker = 规则程序没能在后台启动。请重试。如果仍不行，请使用较新的 Firefox、Chrome、Edge 或 Safari。
failure-other_build = 页面加载期间，Bug 有了新版本。请重新加载页面；你的对局已保存。
failure-page_missing = 页面的一部分没能加载。请检查网络后重试。
failure-runtime_missing = Python 的一部分没能加载。请检查网络后重试。
failure-runtime_timeout = Python 加载时间太长，可能是网络较慢。请重试。
failure-runtime_broken = Python 已加载，但没能启动。请重新加载页面，或换一个浏览器。
failure-wheel_missing = 规则文件没能加载。请检查网络后重试。
failure-wheel_broken = 规则文件已损坏。请绕过缓存重新加载页面，然后重试。
failure-python_error = 规则程序因出错而停止。请重试；你的对局已保存。
failure-hung = 规则程序没有响应。请重试；你的对局已保存。
failure-other = 出了问题。请重试；你的对局已保存。
failure-clean = “全部重新加载”会替换页面的所有文件。你的对局、设置和机器人都会保留。
failure-saved = 你的对局已保存在本浏览器。也可以复制：
failure-detail = 错误报告

# Without the page's modules, on one line each (web/build/words.py).
fallback-heading = Bug 的一部分没能加载
fallback-what = 页面的一部分没能加载，或者浏览器太旧。请重新加载页面；如果仍不行，请使用较新的 Firefox、Chrome、Edge 或 Safari。
fallback-stays = 你的对局和设置会保留。
fallback-no-script = Bug 需要 JavaScript。

engine-failure = 规则程序出错了
engine-failure-report = 这是我们的错误，不是你的。这份报告能帮助我们修复：

tabs-follow = 跟随
tabs-separate = 另下一局
tabs-open = 在这里打开
notice-other_tab = 这局已在另一个标签页打开。在这里落子会成为另一局。
notice-separate_game = 本标签页现在是另一局。另一个标签页的对局没有变化。
notice-comment_draft = 评论未保存。
notice-kept_game = 一个已关闭标签页的对局仍保存着。
safe-late = 打开对局花的时间较长。对局仍保存着。
safe-start = 不打开已保存的对局
safe-leave = 打开已保存的对局
safe-leave-without = 收起已保存的对局
notice-safe_mode = 安全模式：不用已保存的对局和你的机器人。两者都保留着。
notice-storage_blocked = 浏览器不允许保存对局：重新加载就会丢失。想保留，请复制对局。
notice-storage_full = 浏览器存储已满：重新加载会丢失最近的几手。想保留，请复制对局。
notice-storage_later = 已保存的对局来自较新版本的 Bug，因此开了新的一局。保存的内容仍在。重新加载也许能得到新版本。
notice-storage_corrupt = 已保存的对局无法读取，因此开了新的一局。保存的内容仍在。
notice-storage_rules = 已保存的对局使用了此版本的 Bug 不认识的规则，因此开了新的一局。保存的内容仍在。
notice-review_dropped = 这一局保存的复盘已损坏。请再次复盘。
notice-settings_corrupt = 设置无法读取，已恢复为最初的设置。保存的内容仍在。
notice-deleted = 已删除从这里往后的着法。
notice-bad_link = 这个链接无效。
notice-learned_corrupt = 课程和谜题的进度无法读取，将从头开始。保存的内容仍在。
notice-learned_unkept = 本浏览器无法保存你的课程和谜题进度：关闭页面前它还在这里。
notice-together_corrupt = 有一局已保存的与朋友的对局无法读取。保存的内容仍在。
notice-promoted = 新的主线成为单独的一局。结果仍属于原来的主线。
notice-replaced = 你未下完的对局已收起。
notice-connected = 你正与朋友连接，而这份邀请需要单独的连接。
notice-new_version = 新版本的 Bug 已就绪。你的对局会继续。
notice-taking_up = 正在更新。你的对局会在新版本中继续。
notice-new_tools = 新功能：“预判”会在每一格显示下在那里后对方能吃掉什么。
notice-not_legal = 已保存的对局里有一手不合法，只打开到那一手之前；完整内容仍在。
notice-not_kept = 有一局没有存入“你的对局”：写出对局时规则程序出错了。这是我们的错误。想保留，请复制对局。
notice-not_kept_illegal = 有一局没有存入“你的对局”：其中有一手不合法，或者开局局面不可能出现，或者此版本不认识其规则。想保留，请复制对局。
notice-not_as_shown = 棋盘刚才短暂显示了错误的局面，现在已恢复正确。这是我们的错误：这份报告有助于我们修正。
