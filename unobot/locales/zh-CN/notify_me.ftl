button-notify-me = 通知我
button-notify-me-off = 不再通知我
notify-me-on = { $channel } 下次开桌时，会在这里通知你。
notify-me-off = { $channel } 再开桌时，不会再通知你。
notify-me-call = { $mentions }，这里开了新的一桌：按 **加入** 坐下。
refused-notify-me-full = 想知道这个频道开桌消息的人已经太多，我记不下更多了。
