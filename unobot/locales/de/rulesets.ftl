value-switch = { $value ->
    [on] an
   *[off] aus
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-goal = **Das Ziel** · { $scoring ->
    [single] Sei zuerst ohne Karten. Eine Runde ist die Partie, und Punkte werden nicht gezählt.
    [until_last] Werde deine Karten los. Wer das schafft, bekommt die nächste Platzierung, und die anderen spielen weiter, bis nur noch eine Person Karten hat. Eine Runde ist die Partie, und Punkte werden nicht gezählt.
   *[points] Sei zuerst ohne Karten. Das gewinnt die Runde und die Punkte { $teams ->
        [on] aller Karten, die die Gegenseite noch hat
       *[off] aller Karten, die die anderen noch haben
    }: Zahlen zählen, was sie zeigen, Aktionskarten 20, Farbwahlkarten 50{ $cards ->
        [classic113] , die fünf neuen 40
       *[official] { "" }
    }. { $elimination ->
        [on] Nach jeder Runde geht, wer die meisten Punkte auf der Hand hat; wer zuletzt übrig ist, gewinnt die Partie.
       *[off] Wer zuerst { $target } Punkte hat, gewinnt die Partie; liegen die besten zwei gleichauf, gibt es noch eine Runde.
    }
}
rules-turn = **Du bist dran**
rules-turn-play = 1. Lege eine Karte mit der Farbe, der Zahl oder dem Symbol der obersten Karte, oder eine Farbwahlkarte.
rules-turn-draw = 2. { $rules }
rules-turn-uno = 3. { $kind ->
    [off] Niemand muss Uno sagen.
    [announced] Wenn du deine vorletzte Karte legst, wird Uno von selbst gesagt.
    [strict] Mit nur noch einer Karte musst du **Uno** sagen, und erst dann, bis dich jemand erwischt.
   *[call] Bleibt dir eine Karte, musst du **Uno** sagen: beim Legen, kurz davor oder danach, bis dich jemand erwischt.
}{ $catches ->
    [yes] { " " }Erwischt: { $penalty ->
        [0] Es geschieht nichts.
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $penalty } Karten.
    }
   *[no] { "" }
}
rules-official = **Hausregeln** · Keine: Das ist das offizielle Spiel.
rules-house = **Hausregeln hier**
rules-house-rule = • { $rule }
rules-actions = **Aktionskarten** · Aussetzen: Die nächste Person setzt aus. Richtungswechsel: Es geht andersherum weiter (zu zweit wirkt er wie Aussetzen). Zieh Zwei: Die nächste Person zieht zwei und { $after ->
    [on] ist dann dran.
   *[off] setzt aus.
}
rules-wild = **Farbwahl** · Passt jederzeit; du wählst die Farbe.
rules-four = **Zieh Vier** · Wähle die Farbe; die nächste Person zieht vier und { $after ->
    [on] ist dann dran
   *[off] setzt aus
}{ $kind ->
    [free] . Die Karte lässt sich jederzeit legen.
    [strict] . Die Karte lässt sich nur legen, wenn sie erlaubt ist: { $needs ->
        [no_playable] Keine andere Karte auf deiner Hand passt.
       *[no_color] Du hast keine Karte der geltenden Farbe.
    }
   *[challenge] , oder sie zweifelt an. Erlaubt ist die Karte nur, wenn { $needs ->
        [no_playable] keine andere Karte auf deiner Hand passt
       *[no_color] du keine Karte der geltenden Farbe hast
    }. { $sum ->
        [on] Zu Recht angezweifelt: Du ziehst die ganze Summe. Zu Unrecht: Wer anzweifelt, zieht die Summe und zwei weitere und setzt aus.
       *[off] Zu Recht angezweifelt: Du ziehst die vier selbst. Zu Unrecht: Wer anzweifelt, zieht sechs und setzt aus.
    }
}

contradiction-no-ruleset = Diese Regeln sind nicht lesbar: Wähle eine Vorlage, oder füge einen Code ein.
contradiction-unknown-field = Diese Version kennt keine Regel namens „{ $field }“: Wähle eine Vorlage, oder füge einen anderen Code ein.
contradiction-bad-value = „{ $value }“ gibt es bei { $field } nicht: Wähle aus dem Menü.
contradiction-bad-number = { $field } braucht eine Zahl von { $low } bis { $high }, nicht { $value }.
contradiction-bomb-needs-several = Eine Bombe sind mehrere Karten zugleich: Schalte auch „Mehrere zugleich“ ein.
contradiction-revenge-needs-stacking = „Rache“ verdoppelt, was gestapelt wird: Wähle zuerst eine Art von „Stapeln“.
contradiction-no-draw-needs-limit = Ohne Limit lässt sich niemand vom Ziehen abhalten: Wähle zuerst ein „Kartenlimit“.
contradiction-limit-within-deal = Mit { $hand_size } Startkarten wären alle sofort über dem Limit von { $hand_limit }: Wähle ein höheres „Kartenlimit“ oder weniger „Startkarten“.
contradiction-limit-until-last = In einer Partie bis zur letzten Person gibt es keine Platzierung für zu viele Karten: Lass das „Kartenlimit“ nur das Ziehen sperren, oder wähle eine andere „Wertung“.
contradiction-four-not-judged = Über eine Zieh Vier, die jederzeit passt, wird nie geurteilt: Lass „Zieh Vier erlaubt“, wie es ist, oder mach sie anzweifelbar.
contradiction-nothing-to-show = Handkarten zeigt nur das Anzweifeln: Mach die Zieh Vier anzweifelbar, oder lass angezweifelte Karten nur sehen, wer anzweifelt.
contradiction-false-catch-needs-calls = Wo niemand Uno sagen muss, gibt es keinen falschen Alarm: Lass Uno sagen, oder lass falschen Alarm nichts kosten.
contradiction-double-needs-points = Es gibt keine Punkte zu verdoppeln: Wähle die „Wertung“ nach Punkten, oder schalte „Doppelte Punkte“ aus.
contradiction-teams-until-last = Teams können nicht bis zur letzten Person spielen: Wähle eine andere „Wertung“, oder schalte „Teams“ aus.
contradiction-teams-elimination = Aus Teams kann niemand einzeln ausscheiden: Schalte „Teams“ oder „Ausscheiden“ aus.
contradiction-elimination-needs-rounds = „Ausscheiden“ braucht viele Runden: Wähle die „Wertung“ nach Punkten, oder schalte es aus.
contradiction-reshuffle-teams = Teams sitzen sich die ganze Partie gegenüber: Schalte „Teams“ oder „Plätze neu losen“ aus.
contradiction-reshuffle-needs-rounds = Plätze werden zwischen Runden gelost, und hier ist eine Runde die Partie: Wähle die „Wertung“ nach Punkten, oder schalte „Plätze neu losen“ aus.
contradiction-blind-until-playable = Ziehen, bis eine Karte passt, würde die Karten verraten: Zieh eine Karte, oder schalte „Blind ziehen“ aus.
contradiction-blind-must-play = Ob eine verdeckt gezogene Karte gelegt werden muss, weiß niemand: Lass gezogene Karten legen oder behalten, oder schalte „Blind ziehen“ aus.
contradiction-blind-open-hands = Karten, die für alle offen liegen, können für dich nicht verdeckt sein: Lass keine Karten offen liegen, oder schalte „Blind ziehen“ aus.
contradiction-seats = { $seats ->
    [one] Ein besetzter Platz ist
   *[other] { $seats } besetzte Plätze sind
} zu wenig oder zu viel: Spielen lässt sich mit { $low } bis { $high }.
contradiction-teams-even = Teams brauchen vier, sechs, acht oder zehn besetzte Plätze; hier { $seats ->
    [one] ist es einer
   *[other] sind es { $seats }
}.
contradiction-deck-too-small = { $decks ->
    [one] Ein Kartensatz reicht
   *[other] { $decks } Kartensätze reichen
} nicht für je { $hand_size } Karten auf { $seats } Plätzen: Teile höchstens { $most } aus, oder nimm einen Kartensatz dazu.
code-no-code = Das ist kein Regelcode: Füge einen ein, wie ein Tisch ihn zeigt, oder wähle eine Vorlage.
code-other-version = Das beginnt mit { $version }: Es ist keine Vorlage, und falls es ein Code ist, stammt er aus einer anderen Version; wähle eine Vorlage, oder füge einen Code ein, der mit A beginnt.
code-mistyped = In diesem Code steckt ein Tippfehler: Kopiere ihn noch einmal von dem Tisch, der ihn zeigt.
code-newer-field = Dieser Code enthält eine Hausregel, { $tag }, die diese Version nicht kennt: Aktualisiere unobot, oder wähle andere Regeln.
code-bad-value = Dieser Code will „{ $value }“ für { $field }, was es nicht gibt: Kopiere ihn noch einmal, oder wähle andere Regeln.
