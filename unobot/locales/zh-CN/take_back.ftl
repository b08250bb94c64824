button-take-back = 收回
button-take-back-off = 可收回：关
button-take-back-on = 可收回：开
table-take-back = 5 秒内可以收回一步。
refused-take-back-off = 在这桌，走了的一步不能收回。
refused-take-back-late = 来不及了：过了 5 秒就不能收回。
