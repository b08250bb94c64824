## 終わった試合のファイル：ページとGIF

button-save-page = ページとして保存
button-save-gif = GIF
files-page = **試合のページです。**ファイルを保存してブラウザで開いてください。インターネットなしで使え、全員の手札が見られます。
files-gif = **試合の見どころ**
files-gif-alt = 見どころごとのテーブル
refused-files-often = ファイルをいくつか作ったばかりです。1分ほど待ってからもう一度どうぞ。
refused-files-failed = ファイルを作れませんでした。少し待ってからもう一度どうぞ。
refused-files-too-large = ファイルがDiscordの上限を超えています。
refused-page-too-large = この試合は長すぎてページにできません。リプレイか**GIF**を使ってください。
