button-follow = 通知我
button-unfollow = 不再通知我
follow-on = { $channel } 下次开桌时，会在这里通知你。
follow-off = { $channel } 再开桌时，不会再通知你。
call-next = { $mentions }，这里开了新的一桌：按 **加入** 坐下。
refused-too-many-followers = 想知道这个频道开桌消息的人已经太多，我记不下更多了。
