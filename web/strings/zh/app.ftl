### 页面的框架：顶栏、设置、按键，以及各处共用的词。

colour-red = 红方
    .adjective = 红色
colour-blue = 蓝方
    .adjective = 蓝色
colour-black = 黑方
    .adjective = 黑色
colour-white = 白方
    .adjective = 白色

more-of-them = 另外 { $count } 个
space = { "" }
comma = ，
colon = ：
one-moment = 请稍候…
part-failed = 页面的一部分没能加载。请检查网络后重试。

direction = ltr

app-name = Bug
app-title = Bug – 在浏览器里玩尼克·本特利设计的游戏
# In the web app's manifest, on one line each (web/build/words.py).
manifest-description = 来玩 Bug：尼克·本特利设计的棋，靠生长和吃取胜，可以和朋友下，也可以和机器人下。
manifest-wide = 电脑上的对局
manifest-narrow = 手机上的对局
app-tagline = 生长。吃掉双胞胎。把空间用光。
app-board = 棋盘
app-boot =
    { $stage ->
        [download] 正在加载规则…
        [python] 正在准备…
       *[engine] 正在启动规则…
    }

action-new-game = 新对局
action-share = 分享
action-keys = 键盘
action-settings = 设置
action-sound = 声音
action-theme =
    { $theme ->
        [light] 主题：浅色
        [dark] 主题：深色
       *[auto] 主题：自动
    }
action-undo = 撤销
action-redo = 重做
action-close = 关闭
action-copy = 复制
action-copied = 已复制
action-dismiss = 关闭
action-restore = 恢复
action-update = 立即更新
action-try-again = 重试
action-start-clean = 全部重新加载
settings-section-sound = 声音与速度
settings-section-look = 棋盘与颜色
settings-section-play = 辅助与操作
settings-section-names = 语言与坐标
settings-sound = 声音
settings-vibration = 振动
settings-look = 棋盘
settings-look-meadow = 草地
settings-look-sand = 沙地
settings-look-slate = 石板
settings-look-print = 黑白
settings-look-contrast = 高对比度
settings-bugs = 虫
settings-bugs-faces = 有表情
settings-bugs-stones = 简洁
settings-taps = 触摸屏落子方式
settings-taps-two = 点两下
settings-taps-one = 点一下
settings-several-aids = 同时显示多种辅助

settings-names = 格子名称
settings-names-inside = 在格子里
settings-names-outside = 在棋盘周围
settings-names-off = 不显示
settings-coordinates = 坐标
settings-coordinates-own = 自动
    .what = 按本局规则的习惯
settings-coordinates-rows = 行
    .what = 从上往下数的行字母，加从左往右数的数字（Genius）：C3
settings-coordinates-diagonals = 斜线
    .what = 从左上到右下的斜线字母，加从上往下数的行号（Green Meadow）：D4
settings-coordinates-abstractplay = Abstract Play
    .what = 从下往上数的行字母，加从左往右数的数字：c3
settings-orientation = 旋转棋盘
settings-degrees = { $degrees }°
settings-mirrored = 镜像
settings-two = 双人同屏
    .what = 在这块屏幕上轮流下
settings-turning = 轮到谁，棋盘就转向谁
settings-edges = 竖屏时双方各在屏幕一端
settings-agreed = 双方同意才能悔棋
settings-colours = 玩家颜色
settings-colour-first = 先手
settings-colour-second = 后手
settings-colour-own = { $seat }（按规则）
settings-language = 语言
settings-language-auto = 自动
settings-help-tools = 辅助与工具
settings-tools = 显示所有工具：预判、地盘、标注、研究、文字输入
settings-workers = 加快复盘、报告和比赛：可以使用的处理器核心数
settings-workers-auto = 自动
settings-theme = 主题
settings-theme-auto = 自动
settings-theme-light = 浅色
settings-theme-dark = 深色

key-enter = Enter
key-space = 空格
key-backspace = Backspace
key-escape = Esc
key-control = Ctrl
key-home = Home
key-end = End
keys-walk = 左右移动
keys-walk-rows = 上下移动
keys-walk-slanting = 移到四个斜向相邻的格子之一（或用小键盘四角的键）
keys-grow = 在这一格落子
keys-take-back = 收回这一手的最后一子
keys-undo = 撤销
keys-redo = 重做
keys-step = 棋盘外：逐手浏览对局
keys-half = 在一手之内后退或前进一子
keys-variations = 在着法列表中：浏览所有变化
keys-to-line = 在变化中：返回对局主线
keys-aids = 显示双胞胎、威胁、预判、地盘
keys-aids-more = 再显示一种
keys-sound = 打开或关闭声音
keys-hint = 提示，或提示的下一步
keys-new = 新对局
keys-turn = 把棋盘转 60°
keys-leave = 离开课程、谜题、研究或绘制
keys-keys = 显示这些按键
keys-marks = 画标注而不落子
keys-mark = 在棋盘上：开始标注；再到另一格按：画箭头，在同一格按：画圆圈；加按 Shift 换颜色
keys-clear-marks = 清除标注
