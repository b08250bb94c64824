character-kim = tararea mientras piensa
character-lou = saluda a cada carta como a una vieja amiga
character-max = llega pronto, sin prisas
character-noa = no mueve ni una ceja
character-pat = tiene las cartas en perfecto orden
character-quin = tiene una teoría para todo
character-robin = en pie antes del amanecer
character-sam = primero se ríe y luego juega
character-toni = juega cada partida como una final
character-uli = trae algo de picar para toda la mesa
character-alex = se toma la mala suerte con calma
character-bo = habla poco, sonríe mucho
character-charlie = también anima a los demás
character-dani = cuenta nubes entre turnos
character-eli = lee las reglas por gusto
character-fin = adora los finales ajustados
character-gabi = cuenta historias largas, juega deprisa
character-jo = confía en sus calcetines de la suerte
character-mika = como un lago en calma
character-vik = cree en todas las remontadas

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
