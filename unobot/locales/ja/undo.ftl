## Taking a move back, where the table allows it

button-take-back = 手を戻す
button-undo-off = 手を戻す：オフ
button-undo-on = 手を戻す：オン
table-undo = 出したあと5秒以内なら、手を戻せます。
refused-takes-nothing-back = このテーブルでは、一度した手は戻せません。
refused-too-late-to-take-back = もう戻せません。手を戻せるのは5秒以内です。
