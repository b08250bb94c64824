## Choosing the next card ahead, while others play

button-ahead = 予約 …
button-ahead-card = 予約：{ $card }
button-ahead-none = 予約しない
hand-ahead = 次の番に出すカードを予約しますか？
hand-ahead-how = 自分の番が来たとき、出せるカードなら自動で出します。残り1枚になるときは、ウノも宣言します。その前に誰かが別の色を選んだら、出さずに手札に残します。
hand-ahead-color = 誰かが色を選んだので、予約したカードは手札に残しました。
hand-ahead-unfit = 予約したカードは出せなかったので、手札に残しました。
refused-ahead-now = いまはあなたの番です。予約せずに、そのまま出してください。
refused-ahead-card = そのカードは予約できません。
