button-take-back = 收回
button-undo-off = 可收回：关
button-undo-on = 可收回：开
table-undo = 5 秒内可以收回一步。
refused-takes-nothing-back = 在这桌，走了的一步不能收回。
refused-too-late-to-take-back = 来不及了：过了 5 秒就不能收回。
