### ページの枠：バー、設定、キー、各所で共有する言葉。

colour-red = 赤
    .adjective = 赤の
colour-blue = 青
    .adjective = 青の
colour-black = 黒
    .adjective = 黒の
colour-white = 白
    .adjective = 白の

more-of-them = ほか{ $count }
space = { "" }
comma = 、
colon = ：
one-moment = お待ちください…
part-failed = ページのこの部分を読み込めませんでした。接続を確認して、もう一度試してください。

direction = ltr

app-name = Bug
app-title = Bug – ニック・ベントレーのゲームをブラウザで
# In the web app's manifest, on one line each (web/build/words.py).
manifest-description = ニック・ベントレー作の、成長して食べるゲーム Bug。友達ともボットとも遊べます。
manifest-wide = パソコンでの対局
manifest-narrow = スマートフォンでの対局
app-tagline = 育てる。双子を食べる。場所を使い切る。
app-board = 盤
app-boot =
    { $stage ->
        [download] ルールを読み込み中…
        [python] 準備中…
       *[engine] ルールを準備中…
    }

action-new-game = 新しい対局
action-share = 共有
action-keys = キーボード
action-settings = 設定
action-sound = 音
action-theme =
    { $theme ->
        [light] テーマ：ライト
        [dark] テーマ：ダーク
       *[auto] テーマ：自動
    }
action-undo = 元に戻す
action-redo = やり直す
action-close = 閉じる
action-copy = コピー
action-copied = コピーしました
action-dismiss = 閉じる
action-restore = 復元
action-update = 今すぐ更新
action-try-again = もう一度
action-start-clean = すべて読み込み直す
settings-section-sound = 音と速さ
settings-section-look = 盤と色
settings-section-play = 補助と操作
settings-section-names = 言語と座標
settings-sound = 音
settings-vibration = 振動
settings-look = 盤
settings-look-meadow = 草原
settings-look-sand = 砂
settings-look-slate = 石板
settings-look-print = 白黒
settings-look-contrast = 高コントラスト
settings-bugs = 虫
settings-bugs-faces = 顔あり
settings-bugs-stones = シンプル
settings-taps = タッチ画面での打ち方
settings-taps-two = 2回タップ
settings-taps-one = 1回タップ
settings-several-aids = 複数の補助を同時に表示

settings-names = マスの名前
settings-names-inside = マスの中
settings-names-outside = 盤の周り
settings-names-off = なし
settings-coordinates = 座標
settings-coordinates-own = 自動
    .what = 対局のルールでふつう使うもの
settings-coordinates-rows = 段
    .what = 上から数えた段の文字と、左からの数字（Genius）：C3
settings-coordinates-diagonals = 斜め
    .what = 右下がりの斜線の文字と、上から数えた段の数字（Green Meadow）：D4
settings-coordinates-abstractplay = Abstract Play
    .what = 下から数えた段の文字と、左からの数字：c3
settings-orientation = 盤の回転
settings-degrees = { $degrees }°
settings-mirrored = 裏返し
settings-two = 1台で二人
    .what = この画面で交互に打ちます
settings-turning = 手番のプレイヤーに盤を向ける
settings-edges = 縦向きの画面の両端に、プレイヤーを1人ずつ表示
settings-agreed = 待ったは両者が認めたときだけ
settings-colours = プレイヤーの色
settings-colour-first = 先手
settings-colour-second = 後手
settings-colour-own = { $seat }（ルールどおり）
settings-language = 言語
settings-language-auto = 自動
settings-help-tools = 補助とツール
settings-tools = すべてのツールを表示：先読み、領域、書き込み、研究、手の文字入力
settings-workers = 検討・レポート・対戦を速くする：使う CPU コア数
settings-workers-auto = 自動
settings-theme = テーマ
settings-theme-auto = 自動
settings-theme-light = ライト
settings-theme-dark = ダーク

key-enter = Enter
key-space = スペース
key-backspace = Backspace
key-escape = Esc
key-control = Ctrl
key-home = Home
key-end = End
keys-walk = 左右に移動
keys-walk-rows = 上下に移動
keys-walk-slanting = 斜めに隣り合う4マスへ移動（テンキーの四隅のキーでも可）
keys-grow = そのマスに打つ
keys-take-back = この手の最後の石を戻す
keys-undo = 元に戻す
keys-redo = やり直す
keys-step = 盤の外で：手を戻す、進める
keys-half = 手の途中でも、石を1つずつ戻す、進める
keys-variations = 手順の中で：すべての変化をたどる
keys-to-line = 変化の中で：本譜に戻る
keys-aids = 双子、ねらい、先読み、領域を表示
keys-aids-more = さらに1つ表示
keys-sound = 音のオン・オフ
keys-hint = ヒント、またはその続き
keys-new = 新しい対局
keys-turn = 盤を60°回す
keys-leave = レッスン、問題、研究、盤の作図から戻る
keys-keys = このキー一覧を表示
keys-marks = 打つ代わりに書き込む
keys-mark = 盤で：書き込みを始める。次に別のマスで押すと矢印、同じマスで押すと丸。Shift も押すと別の色
keys-clear-marks = 書き込みを消す
