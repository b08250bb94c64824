button-recap = 刚才怎么了？
button-recap-short = 回顾
recap-title = 你上一步之后
recap-title-all = 从头开始
recap-title-spectator = 这一局到现在
recap-none = 什么也没发生。
