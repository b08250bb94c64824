## Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = { $channel } ではプレイできません。{ $until } までタイムアウトされています。モデレーターは早めに解除できます。
refused-private-thread = プライベートスレッド { $channel } に参加していないため、書き込めません。スレッド内で { $bot } をメンションして参加させてから、もう一度試してください。
refused-locked-thread = { $channel } ではプレイできません。スレッドがロックされています。モデレーターが解除できます。
refused-hidden-channel = { $channel } が見えません。プライベートスレッドなら、その中で { $bot } をメンションしてください。そうでなければ「チャンネルを見る」を許可してください。
refused-slow-mode = Discordの低速モードのため、今は { $channel } に投稿できません。管理者は、このボットのロールに低速モードの回避を許可するか、低速モードをオフにできます。
note-mute-timeout = { $channel } にテーブルを表示できません。{ $until } までタイムアウトされています。試合はそれぞれの手札の画面で続きます。
note-mute-private-thread = { $channel } にテーブルを表示できません。このプライベートスレッドに参加していません。スレッド内で { $bot } をメンションしてください。試合はそれぞれの手札の画面で続きます。
note-mute-hidden-channel = { $channel } が見えないため、テーブルを表示できません。プライベートスレッドなら、その中で { $bot } をメンションしてください。そうでなければ「チャンネルを見る」を許可してください。試合はそれぞれの手札の画面で続きます。
note-mute-slow-mode = 低速モードのため、今は { $channel } にテーブルを投稿できません。試合はそれぞれの手札の画面で続きます。
refused-commands-only = このサーバーにはコマンドだけがあり、ボットはメンバーではないため、ここではできません。このリンクで追加してください：{ $link }
refused-commands-only-private = このサーバーにはコマンドだけがあり、ボットはメンバーではないため、ここではできません。ボットの運営者が追加できます。
