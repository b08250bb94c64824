## The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = unobotの設定テスト
probe-step = { $step ->
    [1] 1番目のボタンを押してください。
    [2] 2番目のボタンを押してください。
    [3] 自分だけのパネルを待つか、4番目のボタンで待ち時間を飛ばしてください。
    [4] 古いほうの自分だけのパネルのボタンを押してください。
   *[5] 3番目のボタンを押し、このメッセージが変わる間に何度も押してください。
}
probe-panel = このパネルはテストです。公開メッセージの指示があったらボタンを押してください。
