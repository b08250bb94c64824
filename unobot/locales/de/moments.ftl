moment-won = { $pick ->
    [0] 🎉 Was für ein Finale! Gut gespielt, alle zusammen.
    [1] 🎉 Und das ist die Partie. Verbeug dich, **{ $name }**!
   *[other] 🎉 Das war eine Partie! Danke fürs Mitspielen.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** legt die letzte Karte. Fertig!
    [1] 🏁 Keine Karte mehr: **{ $name }** macht Schluss!
   *[other] 🏁 Leere Hände bei **{ $name }**. Schön gespielt!
}
moment-caught = { $pick ->
    [0] 👀 Scharfe Augen, **{ $other }**! **{ $name }** zieht { $count }.
    [1] 👀 **{ $other }** war schneller als das Uno von **{ $name }**: +{ $count }.
   *[other] 👀 Erwischt! **{ $other }** hat es zuerst gesehen, **{ $name }** zieht { $count }.
}
moment-guilty = { $pick ->
    [0] ⚖️ Gute Nase, **{ $other }**! **{ $name }** hatte die Farbe und zieht { $count }.
    [1] ⚖️ Zu Recht angezweifelt: +{ $count } für **{ $name }**. Gut gesehen, **{ $other }**!
   *[other] ⚖️ **{ $other }** hat es nicht geglaubt, zu Recht. **{ $name }** zieht { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Alles sauber: **{ $name }** lächelt, **{ $other }** zieht { $count }.
    [1] ⚖️ Mutig, **{ $other }**! **{ $name }** hat sich an die Regeln gehalten: +{ $count }.
   *[other] ⚖️ Zu Unrecht angezweifelt. **{ $name }** ist fein raus, **{ $other }** zieht { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** und **{ $other }** tauschen die Karten!
    [1] 🔄 Alles neu: **{ $name }** nimmt die Karten von **{ $other }** und umgekehrt.
   *[other] 🔄 Neuer Anfang für **{ $name }** und **{ $other }**: Sie tauschen!
}
moment-hands = { $pick ->
    [0] 🌀 Alle Karten wandern, dank **{ $name }**!
    [1] 🌀 Neue Karten für alle! **{ $name }** mischt den Tisch auf.
   *[other] 🌀 **{ $name }** stellt alles auf den Kopf: Alle Karten wandern!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: UNO!
    [1] 📣 UNO! **{ $name }** hat noch eine Karte.
   *[other] 📣 Achtung, **{ $name }** ruft UNO!
}
moment-draw = { $pick ->
    [0] 💥 +{ $count } für **{ $name }**!
    [1] 💥 Das sitzt: **{ $name }** zieht { $count }.
   *[other] 💥 **{ $name }** nimmt alles: +{ $count }!
}

menu-moments = **Glanzmomente**: Banner und Zeilen für Uno und Siege.
button-moments-on = Glanzmomente: an
button-moments-off = Glanzmomente: aus
note-moments-on = An diesem Tisch sind Glanzmomente an.
note-moments-off = An diesem Tisch sind Glanzmomente aus.
refused-only-host-moments = Glanzmomente schaltet nur der Host an oder aus; Host ist **{ $host }**.
