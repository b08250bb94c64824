button-premove-chosen = ✓ { $card }
premove-how = カードを押すと、自分の番が来たとき、出せるなら自動で出します。
premove-next = ✓ 予約：**{ $card }**。自分の番が来たとき、出せるなら自動で出します。残り1枚になるときは、ウノも宣言します。もう一度押すと取り消せます。
premove-color = 誰かが色を選んだので、予約したカードは手札に残しました。
premove-unfit = 予約したカードは出せなかったので、手札に残しました。
refused-premove-now = いまはあなたの番です。予約せずに、そのまま出してください。
refused-premove-card = そのカードは予約できません。
