character-Kim = tararea mientras piensa
character-Lou = saluda a cada carta como a una vieja amiga
character-Max = llega pronto, sin prisas
character-Noa = no mueve ni una ceja
character-Pat = tiene las cartas en perfecto orden
character-Quin = tiene una teoría para todo
character-Robin = en pie antes del amanecer
character-Sam = primero se ríe y luego juega
character-Toni = juega cada partida como una final
character-Uli = trae algo de picar para toda la mesa
character-Alex = se toma la mala suerte con calma
character-Bo = habla poco, sonríe mucho
character-Charlie = también anima a los demás
character-Dani = cuenta nubes entre turnos
character-Eli = lee las reglas por gusto
character-Fin = adora los finales ajustados
character-Gabi = cuenta historias largas, juega deprisa
character-Jo = confía en sus calcetines de la suerte
character-Mika = como un lago en calma
character-Vik = cree en todas las remontadas

remark = 💬 **{ $name }**: «{ $words }»
remark-won = { $pick ->
    [0] Menuda partida. ¿Otra?
    [1] Hoy sonrío toda la tarde.
   *[other] Qué bien habéis jugado.
}
remark-out = { $pick ->
    [0] Esa era la última.
    [1] ¡Mirad, sin cartas!
   *[other] Manos libres. ¿Un té?
}
remark-caught = { $pick ->
    [0] ¡Oh! Bien visto.
    [1] Y yo tan campante.
   *[other] Vale, culpa mía.
}
remark-guilty = { $pick ->
    [0] Me lees como un libro.
    [1] Había que intentarlo.
   *[other] Pues duró poco el secreto.
}
remark-innocent = { $pick ->
    [0] ¡Yo jamás!
    [1] ¿Ves? Todo limpio.
   *[other] Conciencia tranquila.
}
remark-swap = { $pick ->
    [0] A ver qué tenemos aquí.
    [1] ¡Cambio de vistas!
   *[other] Qué bien, todo nuevo.
}
remark-uno = { $pick ->
    [0] ¡Uno! ¿Se ha oído bien?
    [1] ¡Uno, y lo he dicho!
   *[other] Queda una. ¡Uno!
}
remark-draw = { $pick ->
    [0] Ay.
    [1] Mi mano quería compañía.
   *[other] Gracias, las colecciono.
}

table-thinking-color = **{ $name }** está eligiendo un color …
table-thinking-challenge = **{ $name }** duda: desafiar o robar { $owed } cartas …
table-thinking-target = **{ $name }** está eligiendo a alguien …
table-thinking-drawn = **{ $name }** mira la carta que acaba de robar …
