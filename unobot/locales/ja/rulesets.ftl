value-switch = { $value ->
    [on] オン
   *[off] オフ
}
setting = { $field }：{ $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-goal = **目標** · { $scoring ->
    [single] 誰よりも先に手札をなくしましょう。1ラウンドで決着し、点は数えません。
    [until_last] 手札をなくしましょう。あがった順に順位が決まり、手札のある人が最後の1人になるまで続けます。1ラウンドで決着し、点は数えません。
   *[points] 誰よりも先に手札をなくしましょう。なくした人がラウンドに勝ち、{ $teams ->
        [on] 相手チーム
       *[off] ほかの人
    }の手札の点をすべてもらいます。数字カードはその数、記号カードは20点、ワイルドは50点です{ $cards ->
        [classic113] （増えた5枚は40点）
       *[official] { "" }
    }。{ $elimination ->
        [on] ラウンドごとに手札の点がいちばん多い人が抜け、最後まで残った人が試合に勝ちます。
       *[off] 先に{ $target }点に達した人が試合に勝ちます。上位2人が同点なら、もう1ラウンド遊びます。
    }
}
rules-turn = **自分の番**
rules-turn-play = 1. 場のカードと同じ色、同じ数字、同じ記号のどれかのカードか、ワイルドを出します。
rules-turn-draw = 2. { $rules }
rules-turn-uno = 3. { $kind ->
    [off] ウノを宣言する必要はありません。
    [announced] カードを出して残り1枚になると、ウノが自動で宣言されます。
    [strict] 残り1枚になったら、指摘される前に**ウノ**を宣言します。それより前の宣言は無効です。
   *[call] 残り1枚になるときは、**ウノ**を宣言します。カードを出すときか、その直前、または出したあと指摘される前にします。
}{ $catches ->
    [yes] { $penalty ->
        [0] 指摘されても、何も起きません。
       *[other] 指摘されたら{ $penalty }枚引きます。
    }
   *[no] { "" }
}
rules-official = **ハウスルール** · なし。公式ルールで遊びます。
rules-house = **ここでのハウスルール**
rules-house-rule = • { $rule }
rules-actions = **記号カード** · スキップ：次の人は1回休みです。リバース：順番が逆回りになります（2人のときはスキップと同じ）。ドロー2：次の人は2枚引いて、{ $after ->
    [on] そのまま自分の番をします。
   *[off] 1回休みです。
}
rules-wild = **ワイルド** · いつでも出せて、好きな色を選べます。
rules-four = **ワイルドドロー4** · 好きな色を選べます。次の人は4枚引いて、{ $after ->
    [on] そのまま自分の番をします
   *[off] 1回休みです
}{ $kind ->
    [free] 。いつでも出せます。
    [strict] 。出せるのは、{ $needs ->
        [no_playable] ほかに出せるカードが手札にないとき
       *[no_color] 場の色のカードが手札にないとき
    }だけです。
   *[challenge] 。引く代わりにチャレンジもできます。出してよいのは、{ $needs ->
        [no_playable] ほかに出せるカードが手札にないとき
       *[no_color] 場の色のカードが手札にないとき
    }だけです。{ $sum ->
        [on] 違反なら出した人が合計枚数を引きます。違反でなければ、チャレンジした人が合計枚数に加えて2枚多く引いて、1回休みです。
       *[off] 違反なら出した人が4枚引きます。違反でなければ、チャレンジした人が6枚引いて1回休みです。
    }
}

contradiction-no-ruleset = このルールは読み取れません。プリセットを選ぶか、コードを貼り付けてください。
contradiction-unknown-field = このバージョンに「{ $field }」というルールはありません。プリセットを選ぶか、別のコードを貼り付けてください。
contradiction-bad-value = 「{ $field }」を「{ $value }」にはできません。メニューから選んでください。
contradiction-bad-number = 「{ $field }」に使える数は{ $low }〜{ $high }です。{ $value }は使えません。
contradiction-bomb-needs-several = 爆弾は何枚かを一度に出すルールです。「まとめ出し」もオンにしてください。
contradiction-revenge-needs-stacking = リベンジは重ねた枚数を2倍にします。先に「ドロー重ね」の種類を選んでください。
contradiction-no-draw-needs-limit = 上限がなければ、引けなくなることはありません。先に「手札の上限」を決めてください。
contradiction-limit-within-deal = { $hand_size }枚配ると、その時点で上限の{ $hand_limit }枚に達してしまいます。「手札の上限」を増やすか、「配る枚数」を減らしてください。
contradiction-limit-until-last = 最後の1人まで続ける試合では、手札が多すぎる人を脱落させられません。「上限に達したら」を「引けない」にするか、別の「得点方式」を選んでください。
contradiction-four-not-judged = いつでも出せるワイルドドロー4に、違反はありません。「ワイルドドロー4の条件」を元のままにするか、チャレンジできるようにしてください。
contradiction-nothing-to-show = 手札を見せるのはチャレンジのときだけです。ワイルドドロー4にチャレンジできるようにするか、見せる相手を「チャレンジした人」だけにしてください。
contradiction-false-catch-needs-calls = ウノを宣言しなくてよいなら、誤指摘も起きません。ウノを宣言するルールにするか、「誤指摘のペナルティ」をなしにしてください。
contradiction-double-needs-points = 2倍にする得点がありません。「得点方式」を「得点制」にするか、「得点2倍」をオフにしてください。
contradiction-teams-until-last = チーム戦では、最後の1人まで続けることはできません。別の「得点方式」を選ぶか、「チーム戦」をオフにしてください。
contradiction-teams-elimination = チーム戦では、1人だけ脱落させることはできません。「チーム戦」か「脱落戦」をオフにしてください。
contradiction-elimination-needs-rounds = 脱落戦には何ラウンドも必要です。「得点方式」を「得点制」にするか、「脱落戦」をオフにしてください。
contradiction-reshuffle-teams = パートナーは試合のあいだずっと向かい合って座ります。「チーム戦」か「席替え」をオフにしてください。
contradiction-reshuffle-needs-rounds = 席替えはラウンドの合間にしますが、ここでは1ラウンドで決着です。「得点方式」を「得点制」にするか、「席替え」をオフにしてください。
contradiction-blind-until-playable = 出せるまで引くと、何を引いたかわかってしまいます。引く枚数を1枚にするか、「ブラインドドロー」をオフにしてください。
contradiction-blind-must-play = 裏向きに引いたカードは、必ず出すべきかどうか誰にもわかりません。引いたカードを「出してもよい」か「手札に残す」にするか、「ブラインドドロー」をオフにしてください。
contradiction-blind-open-hands = 全員に公開されるカードを、持ち主にだけ隠すことはできません。「手札公開」をなしにするか、「ブラインドドロー」をオフにしてください。
contradiction-seats = { $seats }人では遊べません。遊べる人数は{ $low }〜{ $high }人です。
contradiction-teams-even = チーム戦は4人、6人、8人、10人のいずれかで遊びます。いまは{ $seats }人です。
contradiction-deck-too-small = デッキ{ $decks }組では、{ $seats }人に{ $hand_size }枚ずつ配れません。配る枚数を{ $most }枚以下にするか、デッキを増やしてください。
code-no-code = これはルールコードではありません。テーブルに表示されたコードを貼り付けるか、プリセットを選んでください。
code-other-version = { $version }で始まっています。これはプリセットではなく、コードだとしても別のバージョンのものです。プリセットを選ぶか、Aで始まるコードを貼り付けてください。
code-mistyped = コードに誤りがあります。表示しているテーブルから、もう一度コピーしてください。
code-newer-field = コードに、このバージョンにないハウスルール（{ $tag }）が入っています。unobotを更新するか、別のルールを選んでください。
code-bad-value = コードでは「{ $field }」が「{ $value }」になっていますが、この値にはできません。もう一度コピーするか、別のルールを選んでください。
