button-take-back = 手を戻す
button-take-back-off = 手を戻す：オフ
button-take-back-on = 手を戻す：オン
table-take-back = 出したあと5秒以内なら、手を戻せます。
refused-take-back-off = このテーブルでは、一度した手は戻せません。
refused-take-back-late = もう戻せません。手を戻せるのは5秒以内です。
