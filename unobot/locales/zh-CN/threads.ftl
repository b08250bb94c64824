thread-begins = 🧵 **{ $name }** 在子区里开了一桌。
thread-points = 🧵 **{ $name }** 开了一桌：{ $thread }
thread-name = { $name } 的 UNO 牌桌
note-thread-permission = 开子区需要“{ $missing }”权限，所以这桌开在频道里。
note-no-thread = Discord 现在不让我开子区，所以这桌开在频道里。
note-thread-closes = 这个子区在 { $time }没有消息后会关闭，而这里的一步可能更久。有了“{ $missing }”权限，我可以让它保持一周。
