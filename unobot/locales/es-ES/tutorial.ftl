lesson-title = Paso { $number } de { $of } · { $title }
lesson-ai = Robin
lesson-top = En la pila: { $emoji } { $card }
lesson-hand = Tienes: { $cards }
lesson-early = Las reglas también lo permiten. Aquí prueba lo que dice arriba.
button-lesson-next = Siguiente paso
button-lesson-skip = Saltar este paso
button-try-again = Otra vez

lesson-match = Color o número
lesson-match-do = Quieres quedarte sin cartas. Juega una que tenga el **color** o el **número** de la carta de la pila: púlsala.
lesson-match-done = Eso es casi todo el juego. Después **{ $ai }** hizo lo mismo: color o número, por turnos.

lesson-action = Cartas de acción
lesson-action-do = Algunas cartas hacen algo. Juega una de las tuyas.
    ⊘ Salta: quien sigue pierde el turno.
    ⇄ Cambio de sentido: se juega hacia el otro lado.
    +2 Roba dos: quien sigue roba dos y pierde el turno.
lesson-action-done = **{ $ai }** perdió el turno y, como son dos, te toca otra vez enseguida.

lesson-wild = Comodines
lesson-wild-do = No te encaja nada más, pero un **Comodín** (C) va sobre cualquier carta, y tú eliges el color que vale desde entonces. Juégalo.
lesson-wild-color = ¿Qué color vale ahora? En tu mano hay sobre todo rojo.
lesson-wild-done = El color que elegiste valía, y **{ $ai }** tuvo que seguirlo. Un **Comodín roba cuatro** (+4) hace lo mismo, y además quien sigue roba cuatro cartas; es para cuando no tienes nada del color que vale. Quien sigue puede desafiarlo.

lesson-draw = Robar
lesson-draw-do = Ninguna de tus cartas encaja. Roba una.
lesson-draw-choose = Robaste una carta que encaja. Puedes jugarla enseguida o guardarla para después; ahora solo se puede jugar esta carta.
lesson-draw-done = Bien jugado. Una carta robada que no encaja se guarda, y tu turno termina.
lesson-draw-kept = La guardaste, así que tu turno terminó. Puede ser buena idea; solo recuerda que, al final, cada carta de tu mano da puntos a otra persona.

lesson-uno = ¡Uno!
lesson-uno-do = **{ $ai }** jugó su penúltima carta y olvidó decir Uno. Pulsa **¡Atrapar a { $ai }!** antes de que siga el juego.
lesson-uno-say = Bien visto: **{ $ai }** robó dos. Ahora tú tienes dos cartas: pulsa **📣 Cantar UNO** y luego juega una.
lesson-uno-forgot = Olvidaste Uno, **{ $ai }** te atrapó y robaste dos cartas. En una mesa real aún puedes pulsar **¡Uno!** después de jugar la carta, si te adelantas a los demás.
lesson-uno-last = Dijiste Uno, así que nadie puede atraparte. Te queda una carta: ¡juégala!
lesson-uno-done = 🎉 ¡Ganaste! Quien juega su última carta gana la ronda y suma puntos por todas las cartas de las otras manos. Ahora juega con gente: `/uno start` abre una mesa.
