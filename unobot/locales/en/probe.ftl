## The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = Test of unobot's set-up
probe-step = { $step ->
    [1] Press the first button.
    [2] Press the second button.
    [3] Wait for your private panel, or press the fourth button to skip the wait.
    [4] Press the button of your older private panel.
   *[5] Press the third button, then again and again while this message changes.
}
probe-panel = This panel is a test. Press its button when the public message says so.
