## The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = unobot 设置测试
probe-step = { $step ->
    [1] 请按第一个按钮。
    [2] 请按第二个按钮。
    [3] 请等待你的私人面板，或按第四个按钮跳过等待。
    [4] 请按较早的私人面板上的按钮。
   *[5] 请按第三个按钮，然后在这条消息变化时反复按。
}
probe-panel = 这个面板是测试。公开消息提示时，请按它的按钮。
