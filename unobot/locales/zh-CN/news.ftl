button-missed = 刚才怎么了？
button-news = 回顾
news-title = 你上一步之后
news-title-all = 从头开始
news-title-watching = 这一局到现在
news-none = 什么也没发生。
