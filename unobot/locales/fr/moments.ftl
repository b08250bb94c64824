moment-won = { $pick ->
    [0] 🎉 Quel final ! Bien joué, tout le monde.
    [1] 🎉 Et voilà, la partie est finie. Bravo, **{ $name }** !
   *[other] 🎉 Quelle partie ! Merci d’avoir joué.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** pose sa dernière carte. Terminé !
    [1] 🏁 Plus une carte : **{ $name }** a fini !
   *[other] 🏁 Mains vides pour **{ $name }**. Bien joué !
}
moment-caught = { $pick ->
    [0] 👀 Quel œil, **{ $other }** ! **{ $name }** pioche { $count }.
    [1] 👀 **{ $other }** a devancé le Uno de **{ $name }** : +{ $count }.
   *[other] 👀 Contre-Uno ! **{ $other }** l’a vu en premier, **{ $name }** pioche { $count }.
}
moment-guilty = { $pick ->
    [0] ⚖️ Quel flair, **{ $other }** ! **{ $name }** avait la couleur et pioche { $count }.
    [1] ⚖️ Défi réussi : +{ $count } pour **{ $name }**. Bien vu, **{ $other }** !
   *[other] ⚖️ **{ $other }** n’y croyait pas, avec raison. **{ $name }** pioche { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Tout était en règle : **{ $name }** sourit, **{ $other }** pioche { $count }.
    [1] ⚖️ Bien tenté, **{ $other }** ! **{ $name }** a joué dans les règles : +{ $count }.
   *[other] ⚖️ Défi manqué. **{ $name }** n’a rien à se reprocher, **{ $other }** pioche { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** et **{ $other }** échangent leurs mains !
    [1] 🔄 On change tout : **{ $name }** prend la main de **{ $other }**, et inversement.
   *[other] 🔄 Nouveau départ pour **{ $name }** et **{ $other }** : échange !
}
moment-hands = { $pick ->
    [0] 🌀 Toutes les mains bougent, grâce à **{ $name }** !
    [1] 🌀 De nouvelles cartes pour tout le monde ! **{ $name }** secoue la table.
   *[other] 🌀 **{ $name }** fait tourner toute la table : les mains bougent !
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }** : UNO !
    [1] 📣 UNO ! Il reste une carte à **{ $name }**.
   *[other] 📣 Attention, **{ $name }** annonce UNO !
}
moment-draw = { $pick ->
    [0] 💥 +{ $count } pour **{ $name }** !
    [1] 💥 En plein dans le mille : **{ $name }** pioche { $count }.
   *[other] 💥 **{ $name }** prend tout : +{ $count } !
}

menu-moments = **Temps forts** : bannières et phrases pour les Uno et les victoires.
button-moments-on = Temps forts : oui
button-moments-off = Temps forts : non
note-moments-on = Les temps forts sont activés à cette table.
note-moments-off = Les temps forts sont désactivés à cette table.
refused-only-host-moments = C’est l’hôte qui active ou désactive les temps forts : **{ $host }**.
