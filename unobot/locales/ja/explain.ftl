button-explain = なぜ出せない？
explain-title = 出せるカードと、その理由
explain-fits = 出せます。
explain-no-match = 出せません。{ $color }のカードか、{ $top }と同じ数字・記号のカードか、ワイルドを出してください。
explain-cannot-stack = いま引くことになっている{ $owed }枚を、次の人に回せるカードではありません。
explain-unseen = 裏向きです。次の自分の番が来たら表になります。
explain-penalty = 出せません。出そうとすると、ペナルティで{ $count }枚引きます。
explain-more = ほかのカードについて、あと{ $count }件の理由があります。
