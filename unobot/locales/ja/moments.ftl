moment-won = { $pick ->
    [0] 🎉 見事な幕切れ！みなさん、お疲れさまでした。
    [1] 🎉 これで決着。**{ $name }**さんに拍手！
   *[other] 🎉 いい勝負でした！ありがとうございました。
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }**さんが最後の1枚を出して、あがり！
    [1] 🏁 残り0枚！**{ $name }**さんのあがりです！
   *[other] 🏁 **{ $name }**さんの手札がなくなりました。お見事！
}
moment-caught = { $pick ->
    [0] 👀 さすがの目、**{ $other }**さん！**{ $name }**さんは+{ $count }。
    [1] 👀 **{ $name }**さんのウノより**{ $other }**さんが早かった：+{ $count }。
   *[other] 👀 見つけた！**{ $other }**さんが先に気づき、**{ $name }**さんは+{ $count }。
}
moment-guilty = { $pick ->
    [0] ⚖️ **{ $other }**さんの勘が的中！**{ $name }**さんはその色を持っていて+{ $count }。
    [1] ⚖️ チャレンジ成功：**{ $name }**さんは+{ $count }。**{ $other }**さん、お見事！
   *[other] ⚖️ **{ $other }**さんの読みどおり！**{ $name }**さんは+{ $count }。
}
moment-innocent = { $pick ->
    [0] ⚖️ 何も問題なし：**{ $name }**さんはにっこり、**{ $other }**さんは+{ $count }。
    [1] ⚖️ **{ $other }**さん、ナイスチャレンジ！でも**{ $name }**さんはルールどおり：+{ $count }。
   *[other] ⚖️ チャレンジ失敗。**{ $name }**さんは潔白で、**{ $other }**さんは+{ $count }。
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }**さんと**{ $other }**さんが手札を交換！
    [1] 🔄 がらりと変わります：**{ $name }**さんの手札が**{ $other }**さんの手に、その逆も。
   *[other] 🔄 **{ $name }**さんと**{ $other }**さんは心機一転、手札を交換！
}
moment-hands = { $pick ->
    [0] 🌀 **{ $name }**さんの1枚で、全員の手札が動きます！
    [1] 🌀 みんなに新しい手札！**{ $name }**さんが場をかき回します。
   *[other] 🌀 **{ $name }**さんがテーブルをぐるり：全員の手札が動きます！
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**さん、ウノ！
    [1] 📣 ウノ！**{ $name }**さんは残り1枚です。
   *[other] 📣 ご注意を、**{ $name }**さんがウノを宣言！
}
moment-draw = { $pick ->
    [0] 💥 **{ $name }**さんに+{ $count }！
    [1] 💥 決まった：**{ $name }**さんは{ $count }枚引きます。
   *[other] 💥 **{ $name }**さんが全部引き受けます：+{ $count }！
}

menu-moments = **名場面**：ウノや勝利をバナーと一言で盛り上げます。
button-moments-on = 名場面：オン
button-moments-off = 名場面：オフ
note-moments-on = このテーブルの名場面をオンにしました。
note-moments-off = このテーブルの名場面をオフにしました。
refused-only-host-moments = 名場面を切り替えられるのはホストだけです。ホストは**{ $host }**さんです。
