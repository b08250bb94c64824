## 已结束比赛的文件：网页和 GIF

button-save-page = 保存为网页
button-save-gif = GIF
files-page = **比赛的网页。**保存文件，用浏览器打开即可。不需要联网，所有手牌都能看到。
files-gif = **比赛的关键时刻**
files-gif-alt = 每个关键时刻的牌桌
refused-files-often = 刚刚已经为你做了好几个文件，请一分钟后再试。
refused-files-failed = 文件没能做出来，请稍后再试。
refused-files-too-large = 文件超过了 Discord 在这里允许的大小。
refused-page-too-large = 这场比赛太长，做不成网页。请改用回放或 **GIF**。
