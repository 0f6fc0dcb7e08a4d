### 何かがうまくいかなかったとき、ページ自体に何か起きたときの言葉。

failure = Bug の一部を読み込めませんでした
failure-no_worker = ルールのプログラムが起動しませんでした。もう一度試してください。それでもだめなら、新しい Firefox、Chrome、Edge、Safari を使ってください。
failure-other_build = 読み込み中に Bug が新しいバージョンになりました。ページを再読み込みしてください。対局は保存されています。
failure-page_missing = ページの一部を読み込めませんでした。接続を確認して、もう一度試してください。
failure-runtime_missing = Python の一部を読み込めませんでした。接続を確認して、もう一度試してください。
failure-runtime_timeout = Python の読み込みに時間がかかりすぎました。接続が遅いのかもしれません。もう一度試してください。
failure-runtime_broken = Python を読み込みましたが、起動しませんでした。再読み込みするか、別のブラウザを使ってください。
failure-wheel_missing = ルールのファイルを読み込めませんでした。接続を確認して、もう一度試してください。
failure-wheel_broken = ルールのファイルが壊れています。キャッシュなしで再読み込みして、もう一度試してください。
failure-python_error = ルールのプログラムがエラーで止まりました。もう一度試してください。対局は保存されています。
failure-hung = ルールのプログラムが応答しなくなりました。もう一度試してください。対局は保存されています。
failure-other = 問題が起きました。もう一度試してください。対局は保存されています。
failure-clean = 「すべて読み込み直す」はページの全ファイルを取り直します。対局、設定、ボットは残ります。
failure-saved = 対局はこのブラウザに保存されています。コピーもできます：
failure-detail = エラー報告

# Without the page's modules, on one line each (web/build/words.py).
fallback-heading = Bug の一部を読み込めませんでした
fallback-what = ページの一部を読み込めなかったか、ブラウザが古すぎます。再読み込みしてください。それでもだめなら、新しい Firefox、Chrome、Edge、Safari を使ってください。
fallback-stays = 対局と設定は残ります。
fallback-no-script = Bug には JavaScript が必要です。

engine-failure = ルールのプログラムでエラーが起きました
engine-failure-report = これはこちらの不具合です。この報告が修正に役立ちます：

tabs-follow = 別のタブに合わせる
tabs-separate = 別の対局にする
tabs-open = ここで開く
notice-other_tab = この対局は別のタブでも開いています。ここで打つと別の対局になります。
notice-separate_game = このタブでは別の対局になりました。元のタブの対局は変わりません。
notice-comment_draft = コメントは未保存です。
notice-kept_game = 閉じたタブの対局がまだ保存されています。
safe-late = 対局を開くのに時間がかかっています。保存した対局はそのまま残ります。
safe-start = 保存した対局を開かずに始める
safe-leave = 保存した対局を開く
safe-leave-without = 保存した対局をしまう
notice-safe_mode = セーフモード：保存した対局と自作ボットは使いません。どちらも残っています。
notice-storage_blocked = このブラウザでは対局を保存できません。再読み込みすると失われます。残すにはコピーしてください。
notice-storage_full = ブラウザの保存領域がいっぱいです。再読み込みすると最近の手が失われます。残すにはコピーしてください。
notice-storage_later = 保存された対局は Bug の新しいバージョンのものなので、新しい対局を用意しました。保存された内容は残っています。再読み込みで新しいバージョンになるかもしれません。
notice-storage_corrupt = 保存された対局を読めなかったので、新しい対局を用意しました。保存された内容は残っています。
notice-storage_rules = 保存された対局には、このバージョンの Bug が知らないルールがあるので、新しい対局を用意しました。保存された内容は残っています。
notice-review_dropped = この対局の保存された検討は壊れていました。もう一度検討してください。
notice-settings_corrupt = 設定を読めなかったので、最初の設定に戻しました。保存された内容は残っています。
notice-deleted = ここから先の手を削除しました。
notice-bad_link = このリンクは使えません。
notice-learned_corrupt = レッスンと問題の進み具合を読めなかったので、最初からになります。保存された内容は残っています。
notice-learned_unkept = このブラウザにはレッスンと問題の進み具合を保存できません。ページを閉じるまではここにあります。
notice-together_corrupt = 保存した友達との対局を読めませんでした。そのテキストは残っています。
notice-promoted = 新しい本譜は別の対局になりました。結果は元の本譜に残ります。
notice-replaced = 途中の対局をしまいました。
notice-connected = すでに友達とつながっています。この招待には別の接続が必要です。
notice-new_version = Bug の新しいバージョンの準備ができました。対局はそのまま続きます。
notice-taking_up = 更新中。対局は新しいバージョンで続きます。
notice-new_tools = 新機能：「先読み」は、各マスに打つと相手が何を食べることができるかを示します。
notice-not_legal = 保存された対局にルール違反の手があります。その手前まで開きました。保存された内容は全部残っています。
notice-not_kept = 1局を「あなたの対局」に保存できませんでした。書き出すときにルールのプログラムでエラーが起きました。これはこちらの不具合です。残すにはコピーしてください。
notice-not_kept_illegal = 1局を「あなたの対局」に保存できませんでした。ルール違反の手があるか、開始局面がありえないか、このバージョンの知らないルールです。残すにはコピーしてください。
notice-not_as_shown = 盤に一瞬、間違った局面が表示されました。今は正しく表示しています。こちらの不具合です。この報告が修正に役立ちます。
