## Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = 我不能在 { $channel } 玩：管理员把我禁言到 { $until }。管理员可以提前解除。
refused-private-thread = 我不在私密子区 { $channel } 里，所以不能在那里发言。请在子区里提及 { $bot } 让我加入，然后再试一次。
refused-locked-thread = 我不能在 { $channel } 玩：这个子区已锁定。管理员可以解锁。
refused-hidden-channel = 我看不到 { $channel }。如果它是私密子区，请在里面提及 { $bot }。如果不是，请给我“查看频道”权限。
refused-slow-mode = Discord 的慢速模式让我现在不能在 { $channel } 发消息。管理员可以允许我的身份组在那里绕过慢速模式，或者关闭慢速模式。
note-mute-timeout = 牌桌无法显示在 { $channel }：管理员把我禁言到 { $until }。大家可以在手牌里接着打。
note-mute-private-thread = 牌桌无法显示在 { $channel }：我不在这个私密子区里。请在里面提及 { $bot } 让我加入。大家可以在手牌里接着打。
note-mute-hidden-channel = 牌桌无法显示在 { $channel }：我看不到它。如果它是私密子区，请在里面提及 { $bot }。如果不是，请给我“查看频道”权限。大家可以在手牌里接着打。
note-mute-slow-mode = 因为慢速模式，牌桌现在无法发到 { $channel }。大家可以在手牌里接着打。
refused-commands-only = 这个服务器只有我的命令，而我不是成员，所以在这里不行。请用这个链接添加我：{ $link }
refused-commands-only-private = 这个服务器只有我的命令，而我不是成员，所以在这里不行。运营我的人可以添加我。
