## Moments: one line with verve for each. $pick chooses one of three wordings.

moment-won = { $pick ->
    [0] 🎉 What a finish! Well played, everyone.
    [1] 🎉 And that's the match. Take a bow, **{ $name }**!
   *[other] 🎉 That was a match! Thanks for playing.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** plays the last card. Out!
    [1] 🏁 Not a card left: **{ $name }** goes out!
   *[other] 🏁 Empty hands for **{ $name }**. Nicely done!
}
moment-caught = { $pick ->
    [0] 👀 Sharp eyes, **{ $other }**! **{ $name }** draws { $count }.
    [1] 👀 **{ $other }** was faster than **{ $name }**'s Uno: +{ $count }.
   *[other] 👀 Caught! **{ $other }** saw it first, and **{ $name }** draws { $count }.
}
moment-guilty = { $pick ->
    [0] ⚖️ Good nose, **{ $other }**! **{ $name }** had the color and draws { $count }.
    [1] ⚖️ The challenge holds: +{ $count } for **{ $name }**. Well spotted, **{ $other }**!
   *[other] ⚖️ **{ $other }** didn't buy it, and was right. **{ $name }** draws { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ It was all fair: **{ $name }** smiles, **{ $other }** draws { $count }.
    [1] ⚖️ Brave try, **{ $other }**! **{ $name }** played by the book: +{ $count }.
   *[other] ⚖️ The challenge fails. **{ $name }** is in the clear, **{ $other }** draws { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** and **{ $other }** trade hands!
    [1] 🔄 All change: **{ $name }** takes **{ $other }**'s hand, and the other way round.
   *[other] 🔄 A fresh start for **{ $name }** and **{ $other }**: they swap!
}
moment-hands = { $pick ->
    [0] 🌀 Every hand is on the move, thanks to **{ $name }**!
    [1] 🌀 New cards for everyone! **{ $name }** stirs things up.
   *[other] 🌀 **{ $name }** turns the whole table around: all hands move!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: UNO!
    [1] 📣 UNO! **{ $name }** has one card left.
   *[other] 📣 Watch out, **{ $name }** calls UNO!
}
moment-draw = { $pick ->
    [0] 💥 +{ $count } for **{ $name }**!
    [1] 💥 That one lands: **{ $name }** draws { $count }.
   *[other] 💥 **{ $name }** takes it all: +{ $count }!
}

menu-moments = **Moments**: banners and lines for Uno and wins.
button-moments-on = Moments: on
button-moments-off = Moments: off
note-moments-on = Moments are on at this table.
note-moments-off = Moments are off at this table.
refused-only-host-moments = Only the host, **{ $host }**, can switch moments on or off.
