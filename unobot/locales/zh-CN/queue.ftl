## 等待答案的队列

note-queue = 你排在第 { $place } 位。大约 { $time }后，答案会出现在这里。
note-queue-long = 如果 15 分钟后还没有，请再按一次按钮：答案我会保留。
refused-queue-full = 排队的人太多了。请在大约 { $wait }后再试。
refused-queue-own = 我还在处理你上一次的请求，大约 { $wait }后完成。
