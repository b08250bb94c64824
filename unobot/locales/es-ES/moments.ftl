moment-won = { $pick ->
    [0] 🎉 ¡Menudo final! Bien jugado por todos.
    [1] 🎉 Y hasta aquí la partida. ¡Un aplauso, **{ $name }**!
   *[other] 🎉 ¡Qué partida! Gracias por jugar.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** juega su última carta. ¡Fuera!
    [1] 🏁 Ni una carta más: ¡**{ $name }** se queda sin cartas!
   *[other] 🏁 Manos vacías para **{ $name }**. ¡Bien hecho!
}
moment-caught = { $pick ->
    [0] 👀 ¡Qué vista, **{ $other }**! **{ $name }** roba { $count }.
    [1] 👀 **{ $other }** fue más rápido que el Uno de **{ $name }**: +{ $count }.
   *[other] 👀 ¡Te vi! **{ $other }** llegó antes y **{ $name }** roba { $count }.
}
moment-guilty = { $pick ->
    [0] ⚖️ ¡Buen olfato, **{ $other }**! **{ $name }** tenía el color y roba { $count }.
    [1] ⚖️ El desafío acierta: +{ $count } para **{ $name }**. ¡Bien visto, **{ $other }**!
   *[other] ⚖️ **{ $other }** no se lo creyó, y con razón. **{ $name }** roba { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Todo en regla: **{ $name }** sonríe y **{ $other }** roba { $count }.
    [1] ⚖️ ¡Valiente, **{ $other }**! **{ $name }** jugó según las reglas: +{ $count }.
   *[other] ⚖️ El desafío falla. **{ $name }** respira y **{ $other }** roba { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 ¡**{ $name }** y **{ $other }** cambian sus manos!
    [1] 🔄 Todo cambia: **{ $name }** toma la mano de **{ $other }**, y al revés.
   *[other] 🔄 Borrón y cuenta nueva: ¡**{ $name }** y **{ $other }** se cambian las cartas!
}
moment-hands = { $pick ->
    [0] 🌀 ¡Todas las manos se mueven, gracias a **{ $name }**!
    [1] 🌀 ¡Cartas nuevas para todos! **{ $name }** agita la mesa.
   *[other] 🌀 **{ $name }** le da la vuelta a la mesa: ¡todas las manos se mueven!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: ¡UNO!
    [1] 📣 ¡UNO! A **{ $name }** le queda una carta.
   *[other] 📣 Atención: ¡**{ $name }** canta UNO!
}
moment-draw = { $pick ->
    [0] 💥 ¡+{ $count } para **{ $name }**!
    [1] 💥 Ha caído: **{ $name }** roba { $count }.
   *[other] 💥 **{ $name }** se lo lleva todo: ¡+{ $count }!
}

menu-moments = **Momentos**: carteles y frases para los Uno y las victorias.
button-moments-on = Momentos: sí
button-moments-off = Momentos: no
note-moments-on = Los momentos están activados en esta mesa.
note-moments-off = Los momentos están desactivados en esta mesa.
refused-only-host-moments = Solo quien organiza activa o desactiva los momentos: es **{ $host }**.
