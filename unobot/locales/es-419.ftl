### Spanish of Latin America
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: yes

### words

## about

language-name = Español (LATAM)

## cards

face = { $face ->
    [S] Salta
    [R] Reversa
    [D2] Roba dos
    [D4] Roba cuatro
    [SA] Salta a todos
    [DA] Descarta color
    [H1] Golpe 1
    [H2] Golpe 2
    [TH] Cambia manos
    [W] Comodín
    [WD4] Comodín roba cuatro
    [WSW] Comodín cambia manos
    [WSH] Comodín mezcla manos
    [WC] Comodín personalizable
    [WR4] Comodín reversa roba cuatro
    [WRL] Comodín ruleta de color
    [WD6] Comodín roba seis
    [WD10] Comodín roba diez
    [WRV] Comodín reversa
    [WSK] Comodín salta
    [WS2] Comodín salta dos
    [WD2] Comodín roba dos
    [WT2] Comodín roba dos a elegir
    [WFS] Comodín cambio forzoso
    [WAH] Comodín golpe a todos
    [WHF] Comodín ráfaga
    [WAA] Comodín doble ataque
    [D1] Roba una
    [D5] Roba cinco
    [F] Flip
    [WDC] Comodín roba color
   *[other] { $face }
}
card = { $face ->
    [S] Salta
    [R] Reversa
    [D2] Roba dos
    [D4] Roba cuatro
    [SA] Salta a todos
    [DA] Descarta color
    [H1] Golpe 1
    [H2] Golpe 2
    [TH] Cambia manos
    [D1] Roba una
    [D5] Roba cinco
    [F] Flip
   *[other] { $face }
} { $color ->
    [R] rojo
    [Y] amarillo
    [G] verde
    [P] rosa
    [T] turquesa
    [O] naranja
    [U] morado
   *[B] azul
}

## moves

move-penalized = { $move }: contra las reglas, { $count ->
    [one] { $draws ->
        [press] presionas el lanzador una vez
       *[draw] robas una carta
    }
   *[other] { $draws ->
        [press] presionas el lanzador { $count } veces
       *[draw] robas { $count } cartas
    }
}

## narration

narration-presses = **{ $name }** presiona: { $told }.
narration-presses-and-misses = **{ $name }** presiona y pierde el turno: { $told }.
narration-turned-over = Todo se voltea: manda el lado { $side ->
    [dark] oscuro
   *[light] claro
}, con { $emoji } { $card } arriba.
coming-back = **{ $name }** volvió.
coming-handed = **{ $name }** cede su lugar a **{ $other }**.
coming-taken = **{ $name }** ocupa el lugar de **{ $other }**.

## characters

character-Robin = de pie antes del amanecer
character-Uli = trae algo rico para toda la mesa
character-Gabi = cuenta historias largas, juega rápido
remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] Qué partida. ¿Otra?
    [1] Hoy sonrío toda la tarde.
   *[other] Buenísima partida, gente.
}
remark-caught = { $pick ->
    [0] ¡Oh! Bien visto.
    [1] Y yo como si nada.
   *[other] Bueno, culpa mía.
}
remark-uno = { $pick ->
    [0] ¡Uno! ¿Se oyó bien?
    [1] ¡Uno, y lo dije!
   *[other] Queda una. ¡Uno!
}

## explain

explain-penalty = No encaja. Si la juegas, { $count ->
    [one] { $draws ->
        [press] presionas el lanzador una vez
       *[draw] robas una carta
    }
   *[other] { $draws ->
        [press] presionas el lanzador { $count } veces
       *[draw] robas { $count } cartas
    }
}.

## rulebook

edge-last-pass-on = **Quedarse sin cartas al pasarlas.** Cuando tienes que robar, puedes terminar con una Reversa o un Salta. El jugador que tiene que robar entonces roba toda la suma antes de contar los puntos.
edge-only-ais = **Solo quedan IA.** Cuando la última persona se va o deja de responder, el juego se detiene, y no se roba ni se cuenta nada. Sigue en cuanto alguien de la partida presiona algo. La partida queda en pausa diez minutos después de irse la última persona. Sus jugadores pueden seguirla en los siete días siguientes, con **Reanudar** o `/uno resume`. Las IA solo juegan entre ellas si todos pusieron el piloto automático, y entonces la partida no cuenta para nadie.
edge-late = **Llegar tarde, volver.** Un jugador que vuelve recupera su asiento, su mano y sus puntos, nunca unos nuevos. Si el host dio el asiento a una IA, ocupa ese mismo asiento o ninguno. Un jugador nuevo ocupa ya el asiento de una IA, con su mano y sus puntos. O recibe un asiento propio desde la próxima ronda, detrás del último y con el puntaje más bajo. No hay asientos nuevos en equipos, con eliminación ni con un número fijo de rondas.

## rulesets

rules-first = { $both ->
    [on] Vacíen las dos manos del equipo antes que nadie.
   *[off] Quédate sin cartas antes que nadie.
}
rules-goal = **La meta** · { $scoring ->
    [single] { $first } Una ronda es la partida, y no se cuentan puntos.
    [until_last] Quédate sin cartas para ocupar el siguiente puesto. Los demás siguen hasta que solo un jugador tenga cartas. Una ronda es la partida, y no se cuentan puntos.
    [golf] Ten pocos puntos en la mano cuando acabe una ronda. Acaba cuando { $both ->
        [on] un equipo entero
       *[off] alguien
    } se queda sin cartas. Entonces cada jugador suma los puntos de las cartas que aún tiene{ $teams ->
        [on] , y los de su pareja
       *[off] { "" }
    }. { $points } Tras { $rounds } rondas gana la suma más baja. Si hay empate, se juega otra ronda.
    [best_of] { $first } Eso gana la ronda, y no se cuentan puntos. La partida tiene { $rounds } rondas, y gana el que gana más rondas. Acaba antes si ya nadie puede alcanzar a quien va primero. Si hay empate en el primer lugar, se juega otra ronda.
   *[points] { $first } Eso gana la ronda y los puntos de { $teams ->
        [on] las manos rivales
       *[off] todas las demás manos
    }. { $points } { $elimination ->
        [on] Después de cada ronda se va el jugador con más puntos en la mano. El último que queda gana la partida.
       *[off] El primero en llegar a { $target } puntos gana la partida. Si hay empate en el primer lugar, se juega otra ronda.
    }
}
rules-turn-press = En vez de jugar, presionas el lanzador una vez. Se queda callado o te dispara cartas. Después termina tu turno.
rules-turn-uno = { $kind ->
    [off] Nadie tiene que decir Uno.
    [announced] Cuando juegas tu penúltima carta, Uno se anuncia solo.
    [strict] Cuando te quede una carta tienes que decir **Uno**, y solo entonces, hasta que alguien te atrape.
   *[call] Cuando te quede una carta tienes que decir **Uno**: al jugar la carta, justo antes, o después hasta que alguien te atrape.
}{ $catches ->
    [draw] { " " }Si te atrapan: { $penalty ->
        [0] no pasa nada.
        [one] robas una carta.
       *[other] robas { $penalty } cartas.
    }
    [press] { " " }Si te atrapan: { $penalty ->
        [0] no pasa nada.
        [one] presionas el lanzador una vez.
       *[other] presionas el lanzador { $penalty } veces.
    }
   *[no] { "" }
}
rules-asked-press = ¿Puedo presionar aunque pueda jugar? Sí.
rules-asked-side = ¿Qué lado cuenta al acabar la ronda? El que está en juego. Un Flip como última carta antes voltea las manos.
effect-turns-over = Todo se voltea: el descarte en bloque, el mazo y todas las manos. La nueva carta de arriba no tiene efecto.
effect-presses = El siguiente jugador presiona el lanzador { $count ->
    [one] una vez
   *[other] { $count } veces
} y { $after ->
    [on] luego juega.
   *[off] pierde el turno.
}
effect-presses-until = El siguiente jugador presiona el lanzador hasta que dispara y { $after ->
    [on] luego juega.
   *[off] pierde el turno.
}
effect-others-press = { $count ->
    [one] Los demás presionan el lanzador una vez.
   *[other] Los demás presionan el lanzador { $count } veces.
}
effect-never-on = No se puede jugar sobre “{ $card }”, salvo para acumular.
contradiction-unknown-field = Esta versión no tiene ninguna regla “{ $field }”. Elige una modalidad o pega otro código.
contradiction-bad-value = “{ $value }” no sirve para { $field }. Elige en el menú.
contradiction-not-in-deck = Esta baraja excluye esa opción de “{ $field }”. Deja esa regla como está o elige otra Baraja.
contradiction-limit-until-last = Una partida hasta que quede uno no puede dejar fuera por tener muchas cartas. Haz que el Límite de mano solo impida robar, o elige otro Puntaje.
contradiction-nothing-to-show = Solo un desafío muestra una mano. Permite desafiar el Comodín roba cuatro, o muestra la mano solo al que desafía.
contradiction-double-needs-points = Puntos dobles duplica los puntos de quien gana una ronda: elige el Puntaje por puntos, o desactívalo.
contradiction-teams-until-last = Los equipos no pueden jugar hasta que quede uno. Elige otro Puntaje o desactiva Equipos.
contradiction-elimination-needs-rounds = La eliminación sigue hasta que queda un jugador: elige el Puntaje por puntos, o desactívala.
contradiction-reshuffle-needs-rounds = Los asientos se sortean entre rondas, y aquí una ronda es la partida. Elige el Puntaje por puntos o desactiva Sorteo de asientos.
contradiction-deck-too-small = { $decks ->
    [one] Una baraja no alcanza
   *[other] { $decks } barajas no alcanzan
} para repartir { $hand_size } cartas a { $seats } jugadores. Reparte { $most } como mucho, o agrega una baraja.
code-other-version = Eso no es una modalidad, y los códigos que empiezan con { $version } son de otra versión. Elige una modalidad, o pega un código que empiece con A.
code-mistyped = Ese código tiene un error de tipeo. Cópialo otra vez de la mesa que lo muestra.
code-bad-value = Ese código pide “{ $value }” para { $field }, y esta versión no lo conoce: actualiza unobot, o elige otras reglas.

## illustrations

alt-silent = presionó: clic
alt-lobby = Antes de la partida: { $seats }. { $free ->
    [0] No queda ningún lugar.
    [one] Queda { $free } lugar.
   *[other] Quedan { $free } lugares.
}

## buttons

button-press-launcher = ⚡ Presionar

### lobby

## lobby

button-add-ai = Agregar una IA
lobby-how = Presiona **Unirse** para ocupar un asiento. **{ $host }** empieza la partida.
lobby-rematch-how = Empieza cuando toda la mesa haya presionado **Revancha**, o cuando **{ $host }** presione **Empezar**.
lobby-waiting-teams = Los equipos necesitan { $needed } asientos y faltan { $missing }: espera o agrega IA.
lobby-add-ai = Agregar una IA
lobby-limited-rules = 🔒 La administración del servidor fijó las reglas: esta mesa tiene ahora las del servidor.
lobby-limited-ais = 🔒 La administración del servidor limitó las IA, así que algunas se fueron.

## seats

level-casual-how = A veces juega bien, a veces no.
engine-how = Un programa que agregó el admin de este bot.

## places

asleep-body = Nadie tocó un botón durante un rato, y aquí solo puedo escribir después de un toque. Presiona aquí para seguir justo donde se quedó la partida.
refused-external-apps = Aquí te falta el permiso “Usar aplicaciones externas”, así que solo tú verías la mesa. Pídeselo a un admin de este servidor, o juega en un mensaje de grupo.

## obstacles

note-mute-private-thread = La mesa no se puede mostrar en { $channel }: no estoy en este hilo privado. Mencionen a { $bot } en él para que me una. El juego sigue: cada cual lo ve en su mano.
note-mute-hidden-channel = La mesa no se puede mostrar en { $channel }, porque no lo veo. Si es un hilo privado, mencionen a { $bot } en él. Si no, permítanme Ver canal ahí. El juego sigue: cada cual lo ve en su mano.
refused-commands-only = Este servidor tiene mis comandos, pero no soy miembro, así que eso no funciona aquí. Agrégame con este enlace: { $link }
refused-commands-only-private = Este servidor tiene mis comandos, pero no soy miembro, así que eso no funciona aquí. Quien me administra puede agregarme.

## players

refused-kick-oneself = No puedes expulsarte. Presiona **Salir**.

## table

table-nothing-laid = Aún no se jugó ninguna carta

### play

## hand

knocked-out-rematch = Mira cómo siguen los demás. Tienes lugar en la **Revancha**.
hand-play-none-launcher = Ninguna de tus cartas encaja. Presiona el lanzador.
hand-hit-hands = 🔁 Todas las manos cambiaron.
hand-lobby = La partida aún no empezó.
hand-autopilot = ⌛ Tiempo agotado: juega una IA. ¡Presiona!
hand-resting = Una IA juega por ti hasta que presiones.
hand-waits = No hay nadie más. Presiona para seguir.
hand-catch-wrong = Si te equivocas, { $count ->
    [one] { $draws ->
        [press] presionas el lanzador
       *[draw] robas una carta
    }
   *[other] { $draws ->
        [press] presionas el lanzador { $count } veces
       *[draw] robas { $count } cartas
    }
}.
hand-wrong-play = Si la carta no encaja, { $count ->
    [one] { $draws ->
        [press] presionas una vez
       *[draw] robas una
    }
   *[other] { $draws ->
        [press] presionas { $count } veces
       *[draw] robas { $count }
    }
}.
paused-body = Presiona **Actualizar** para ver cómo va la partida.
changed-terms = ⚠️ Cambió desde que te uniste: { $changes }

## premove

premove-how = Presiona una carta para jugarla después.

## refusals

refused-unknown-move = “{ $move }” no es una jugada. Elige una de la lista, o escribe una como R5, WG o draw.
refused-too-slow = Tardó demasiado. Presiona otra vez, por favor.
refused-start-changed = La mesa cambió justo antes de que presionaras, así que aún no empezó nada. Mira otra vez y empieza.
refused-away = Saliste de esta partida. Presiona **Mi mano** para seguir jugando.
refused-rematch-moment = Las condiciones ya no son las de la última partida, así que los demás pueden leerlas antes. Puedes empezar { $when }, o antes si todos presionan **Revancha**.
refused-unseen = Discord no me deja publicar la mesa aquí, así que no abrí ninguna. Prueba en otro canal o pregunta a un admin qué puedo hacer aquí.
permission-manage-threads = Administrar hilos

## spectator

spectator-join = Puedes unirte en la próxima ronda. Empiezas con el puntaje más bajo de la mesa.
spectator-backs-how = Solo los ve todos quien no tiene asiento. No lo cuentes, por favor. Después de una jugada, presiona **Actualizar**.
refused-saw-backs = Viste los dorsos de esta ronda. Puedes jugar desde la siguiente.

## moments

moment-won = { $pick ->
    [0] 🎉 ¡Qué final! Bien jugado por todos.
    [1] 🎉 Y hasta aquí la partida. ¡Un aplauso, **{ $name }**!
   *[other] 🎉 ¡Qué partida! Gracias por jugar.
}
moment-hands = { $pick ->
    [0] 🌀 ¡Todas las manos se mueven, gracias a **{ $name }**!
    [1] 🌀 ¡Cartas nuevas para todos! **{ $name }** agita la mesa.
   *[other] 🌀 **{ $name }** voltea la mesa: ¡todas las manos se mueven!
}
moment-dark-side = { $pick ->
    [0] 🌙 ¡Flip! **{ $name }** lo pasa todo al lado oscuro.
    [1] 🌙 Se apaga la luz: ¡**{ $name }** voltea la mesa!
   *[other] 🌙 Bienvenidos al lado oscuro, gracias a **{ $name }**.
}
moment-light-side = { $pick ->
    [0] ☀️ ¡Flip! **{ $name }** trae de vuelta el lado claro.
    [1] ☀️ Buenos días: ¡**{ $name }** voltea la mesa!
   *[other] ☀️ Se hace la luz, gracias a **{ $name }**.
}
moment-draw = { $pick ->
    [0] 💥 ¡+{ $count } para **{ $name }**!
    [1] 💥 Ahí va: **{ $name }** roba { $count }.
   *[other] 💥 **{ $name }** se lo lleva todo: ¡+{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 La rueda se detiene: ¡+{ $count } para **{ $name }**!
    [1] 🎡 Vueltas y vueltas: **{ $name }** se lleva { $count }.
   *[other] 🎡 ¡Qué giro! **{ $name }** descubre { $count }.
}

## hints

hint-attack = Nuevo: ¿nada encaja? Presiona una vez el lanzador: hace clic o te dispara cartas. Con un Golpe presiona el siguiente. Descarta color se lleva todo su color.
hint-attack-classic = Nuevo: en vez de robar, presionas un lanzador. Puede que te dispare cartas. Cambia manos no puede ser tu última carta.
hint-flip = Nuevo: los demás ven el dorso de tus cartas, tú no. Un Flip voltea todas las manos y los dos montones. Roba color: hasta que salga.
hint-direct = Este mensaje se queda y muestra siempre tu mano. Presiona tus cartas aquí mismo. `/uno me` lo apaga.

## queue

note-queue = Estás en el puesto { $place } de la fila. La respuesta llegará aquí en { $time }, más o menos.
note-queue-long = Si no está en 15 minutos, presiona el botón otra vez: guardo la respuesta.
refused-queue-full = Ya hay demasiada gente en la fila. Vuelve a intentarlo en { $wait }, más o menos.
refused-queue-own = Todavía trabajo en tu última solicitud. Estará lista en { $wait }, más o menos.

### house_rules

## house_rules

preset-attack-what = Un lanzador en vez del mazo: presiónalo, y puede que dispare cartas.
preset-flip-what = Dos lados: los demás ven tus dorsos, tú no. Un Flip voltea todo.
rule-cards = { $value ->
    [no_mercy] La baraja tiene 168 cartas.
    [all_wild] Las 112 cartas son comodines sin color: 56 simples y, en nuestra mezcla, ocho de cada otra clase.
    [attack] La baraja tiene 112 cartas y un lanzador. Cada toque sale del azar fijado de antemano.
    [attack_classic] La baraja tiene 112 cartas y un lanzador, como la primera edición. Cada toque sale del azar fijado de antemano.
    [flip] La baraja tiene 112 cartas con un lado claro y otro oscuro. El dorso de tus cartas lo ven los demás, tú no.
    [classic113] La baraja tiene 113 cartas, con cinco comodines más nuevos.
   *[official] La baraja tiene 108 cartas.
}
field-pairing = Dorsos
field-pairing-what = Qué dorso tiene cada cara, en una baraja de dos lados.
rule-pairing = { $value ->
    [by_lot] En cada reparto se sortea qué dorso tiene cada cara, así nadie puede sabérselos de memoria.
   *[printed] Cada cara tiene su dorso impreso.
}
field-target-what = El puntaje que gana la partida.
field-scoring = Puntaje
field-double-score-what = Cada ronda vale el doble.
rule-first-card = { $value ->
    [number_only] La primera carta que se descubre es siempre un número.
    [any] { $draws ->
        [press] La primera carta puede ser cualquiera.
       *[draw] La primera carta puede ser cualquiera; si es un comodín que hace robar, quien empieza dice el color, roba y pierde el turno, salvo con “Jugar tras robar”.
    }
    [none] No se descubre ninguna carta: el host empieza la primera ronda, y cualquier carta puede ser la primera.
    [no_wild] La primera carta que se descubre nunca es un comodín.
   *[official] La primera carta que se descubre hace efecto.
}
field-reverse-sends-back = Reversa devuelve
field-reverse-sends-back-what = Si tienes que robar, puedes devolver las cartas con una Reversa.
rule-reverse-sends-back = Si tienes que robar, puedes jugar “{ $card }” si encaja. Entonces tiene que robar el jugador anterior.
rule-skip-passes-on = Si tienes que robar, puedes jugar “{ $card }” si encaja. Entonces tiene que robar el siguiente jugador.
rule-must-play = { $draws ->
    [press] Quien tiene una carta que encaja no puede presionar en vez de jugar.
   *[draw] Quien tiene una carta que encaja no puede robar en vez de jugar.
}
rule-play-after-drawing = { $draws ->
    [press] Después de presionar por la carta de otro jugador, juegas tu turno.
   *[draw] Después de robar por la carta de otro jugador, juegas tu turno.
}
rule-bomb = { $draws ->
    [press] Si se juegan tres o más cartas a la vez, todos los demás presionan el lanzador una vez.
   *[draw] Si se juegan tres o más cartas a la vez, todos los demás roban una.
}
value-uno-penalty = { $value ->
    [0] nada
    [one] { $draws ->
        [press] { $value } toque
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } toques
       *[draw] { $value } cartas
    }
}
value-false-catch = { $value ->
    [0] nada
    [one] { $draws ->
        [press] { $value } toque
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } toques
       *[draw] { $value } cartas
    }
}
rule-false-catch = { $value ->
    [0] No hay castigo por atrapar en falso.
    [one] { $draws ->
        [press] Por atrapar en falso, presionas el lanzador una vez.
       *[draw] Por atrapar en falso, robas una carta.
    }
   *[other] { $draws ->
        [press] Por atrapar en falso, presionas el lanzador { $value } veces.
       *[draw] Por atrapar en falso, robas { $value } cartas.
    }
}
value-wrong-play = { $value ->
    [0] nada
    [one] { $draws ->
        [press] { $value } toque
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } toques
       *[draw] { $value } cartas
    }
}
rule-wrong-play = { $value ->
    [0] No hay castigo por jugar mal.
    [one] { $draws ->
        [press] Si juegas una carta que no encaja, presionas el lanzador una vez.
       *[draw] Si juegas una carta que no encaja, robas una carta.
    }
   *[other] { $draws ->
        [press] Si juegas una carta que no encaja, presionas el lanzador { $value } veces.
       *[draw] Si juegas una carta que no encaja, robas { $value } cartas.
    }
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] En el límite no puedes presionar en vez de jugar, pero puedes pasar.
       *[draw] En el límite no puedes robar en vez de jugar, pero puedes pasar. Las cartas de robar te hacen robar igual.
    }
   *[out] Un jugador en el límite después de una jugada queda fuera de la ronda.
}
rule-teams = Los compañeros se sientan frente a frente y suman juntos. Solo cuentan las manos rivales.
rule-revenge = Una suma a la que se responde acumulando se duplica antes de agregar las cartas nuevas. No puede pasar de 50 cartas.

### invitations

## invitations

invitation-call = { $people }: invitación de **{ $name }** para jugar aquí al Uno. ¡Presiona **Unirse** en la mesa!
refused-invite-bot = Eso es un bot. Para jugar contra una IA, usa **Agregar una IA**.

## notify_me

notify-me-call = { $mentions }, hay una mesa nueva aquí. Presiona **Unirse** para ocupar un asiento.
refused-notify-me-full = La lista de este canal está llena, así que no puedo agregarte.

### solo

## solo

refused-solo-no-move = Aún no hiciste ninguna jugada que puedas deshacer.

### daily

## daily

daily-begun = Ya empezaste. Sigue donde lo dejaste.

### tournament

## tournament

tournament-limited = 🔒 Un admin de este servidor bloqueó las reglas, así que las próximas mesas tienen las del servidor.
tournament-nobody = Aún no confirmó nadie. Con cuatro personas se puede empezar.
tournament-sealed-how = Un secreto ya decidió quién se encuentra en la primera ronda, los asientos y los desempates, y nadie puede cambiarlo. Para comprobarlo, guarda esta línea. Tras el torneo, **Comprobar sorteos** abre el sello, y ambos deben coincidir.
tournament-lots-yourself = No hace falta que confíes: `{ $file }` tiene a todas las personas y mesas. `docs/fair-deals.md` explica cómo sale cada sorteo del secreto.
tournament-ended-admin = La administración cerró el torneo.
tournament-ended-people = El torneo terminó porque quedaba muy poca gente.
tournament-ended-server = El torneo terminó porque su canal ya no existe.
tournament-legend-duplicate = Puntos de comparación · puesto en tu asiento por ronda. Una ronda da 100 si superas al mismo asiento de todas las otras mesas, y 50 en promedio. Luego deciden los primeros puestos, los puntos de Uno y el azar.
note-tournament-bumped = En este canal hay un torneo abierto. Volví a publicar su mensaje.
refused-tournament-unseen = Discord no me deja publicar el torneo aquí, así que no abrí ninguno. Prueba en otro canal o pregunta a un admin qué puedo hacer aquí.
note-tournament-joined = Te uniste. Podrás confirmar { $when }, con el mismo botón.
note-tournament-checked-in = Confirmaste. El torneo empieza { $when }.
refused-tournament-over = Este torneo terminó. `/uno tournament` abre el siguiente.
refused-tournament-not-in = No participas en este torneo, así que no puedes retirarte. **Unirse** te inscribe.
refused-tournament-table = Esta mesa es de un torneo, así que solo puede hacerlo la moderación. **Retirarse**, en el mensaje del torneo, deja tu lugar.

### results

## results

round-ready = Listos: { $names }.

## stats

stats-rating = 📈 En una mesa promedio de cuatro ganaría el **{ $share }** ({ $low }–{ $high })
stats-legend-rating = 📈 victorias esperadas en una mesa promedio de cuatro
stats-none = { $name } aún no terminó ninguna partida aquí.
stats-none-own = Aún no terminaste ninguna partida aquí. Juega una y empiezan tus estadísticas.
refused-season = Aquí no hay ninguna temporada “{ $season }”. Elige una de estas: { $seasons }.
refused-rules-unplayed = Nadie terminó aquí una partida con estas reglas. Elige otras.

## leaderboard

leaderboard-what = La parte de partidas que un jugador ganaría en una mesa promedio de cuatro, con su margen. Los empatados están demasiado cerca para distinguirlos. “?” necesita 20 partidas con otras personas.

## history

history-empty = Aquí aún no terminó ninguna partida. `/uno start` abre una mesa.

## achievements

achievement-sweep = Barrida
achievement-comeback-how = Gana después de ir un 40% de la meta por detrás.
achievement-photo-how = Gana cuando otra persona tiene el 90% de la meta.

## recap

recap-none = No pasó nada.

## fair_deal

fair-start = ▶️ Id del toque en **Empezar**, mezclado con la semilla: `{ $start }`.
fair-began = Presionado { $when }.
fair-call = ▶️ Id del mensaje que llamó a los jugadores a { $table ->
    [first] la primera mesa de la ronda
   *[own] esta mesa
}, que se agregó: `{ $start }`.
fair-proof-lobby = Lo que esto demuestra: la mesa ya mostraba esta huella antes de presionar **Empezar**. Si la guardaste y las dos coinciden, nadie eligió las cartas para estos jugadores.
fair-proof-ready = Lo que esto demuestra: en una partida anterior, **Comprobar reparto** ya mostró esta huella a quien empezó esta. Si las dos coinciden, nadie eligió las cartas al presionar.
fair-proof-late = Lo que esto no demuestra: la partida empezó con un solo toque, y su semilla se sacó en ese momento. Nadie pudo guardar la huella antes, así que esto no prueba que nadie eligiera las cartas entonces. Después no cambiaron.
fair-coming = 🔒 La próxima partida que empieces con un solo toque, por ejemplo con **Jugar a solas**, ya está sellada: `{ $seal }`. Guarda esta línea y compárala después de la partida.

### replay

## replay

refused-replay-running = Esta partida no terminó. La repetición se abre al final.

## replay_files

refused-files-failed = No pude hacer el archivo. Vuelve a intentarlo en un momento.

## coach

refused-coach-failed = No pude revisar esta partida. Vuelve a intentarlo en un momento.

## key_moments

key-moment-lead = { $seats ->
    [one] { $name } toma la delantera.
   *[other] { $name } toman la delantera.
}

### privacy

## privacy

privacy-ask-over = - En las mesas terminadas pasas a ser “{ $name }”.
privacy-ask-results = - Tus estadísticas y valoraciones desaparecen. En los resultados pasas a ser “{ $name }”.
privacy-ask-bans = - Si un servidor te vetó, el veto sigue, con un código en lugar de tu ID.
privacy-again = Me estás usando ahora mismo y se guardó algo nuevo. Inténtalo de nuevo en un minuto.

### admin

## admin_settings

refused-limits-changed = La administración del servidor puso un límite después de abrirse esta sala, así que la mesa cambió. Aún no empezó nada. Mira otra vez y empieza.
note-lobbies-limited = { $count ->
    [one] Cambiado. 1 sala abierta tenía otras reglas o demasiadas IA y ya se adaptó.
   *[other] Cambiado. { $count } salas abiertas tenían otras reglas o demasiadas IA y ya se adaptaron.
}
note-tournaments-limited = { $count ->
    [one] 1 torneo abierto tenía otras reglas. Sus próximas mesas ya tienen las nuevas, o se cerró si no encajan.
   *[other] { $count } torneos abiertos tenían otras reglas. Sus próximas mesas ya tienen las nuevas, o se cerraron si no encajan.
}

## oversight

button-oversee = Administrar
refused-admin = Para esto hace falta el permiso “Administrar servidor”.

## channel_check

check-slow-mode = { $channel } tiene modo pausado. Discord exime a los bots, y también al presionar mis botones. Si aun así me frena, permite que mi rol lo omita.
check-no-pictures = Estas imágenes de cartas aún no están en Discord, así que sus cartas son signos sencillos: { $decks }. Quien administra el bot puede ejecutar `unobot emojis sync`.

## probe

probe-step = { $step ->
    [1] Presiona el primer botón.
    [2] Presiona el segundo botón.
    [3] Espera tu panel privado, o salta la espera con el cuarto botón.
    [4] Presiona el botón de tu panel privado más antiguo.
   *[5] Presiona el tercer botón, y otra vez mientras este mensaje cambia.
}
probe-panel = Este panel es una prueba. Presiona su botón cuando lo diga el mensaje público.

### owner

## owner

owner-notice = 📣 De quien administra el bot: { $words }
refused-blocked = No puedes jugar con este bot: así lo decidió quien lo administra. `/uno privacy` sigue funcionando.
refused-blocked-server = Este servidor no puede tener este bot: así lo decidió quien lo administra.
button-owner = Administrar el bot
owner-title = Administrar el bot
owner-what = Tus decisiones valen en todos los servidores en segundos. Solo quien administra este bot ve este panel.
owner-left = El bot salió de `{ $id }`.
refused-owner = Solo puede hacerlo quien administra este bot.

### settings

## preferences

preferences-emblem-mushroom = Cara: hongo

## server_settings

refused-server-settings = Necesitas el permiso “Administrar servidor” para cambiar estos ajustes.

### help

## help

help-new = **¿Es tu primera vez?** Presiona **Probar**: cinco pasos cortos contra una IA.
help-start = **¿Quieres jugar ya?** `/uno start` abre una mesa aquí. Los demás presionan **Unirse**, o las IA llenan los asientos.
help-bring = **¿Jugar en otro lugar?** También en mensajes directos, grupos y servidores sin mí:
help-cards-3 = ⇄ **Reversa**: se juega hacia el otro lado. Entre dos, salta el turno.
help-uno-1 = **¿Dos cartas y es tu turno?** Presiona **📣 Cantar UNO** y luego juega una.
help-uno-2 = **¿Se te olvidó?** Presiona rápido **¡Uno!**
help-uno-3 = **¿Se le olvidó a otro jugador?** **Atrapar** se enciende en la mesa. Presiónalo antes de la próxima jugada, y roba dos cartas.
help-hand-1 = **Mi mano**, en la mesa, te muestra tus cartas solo a ti. También te llegan por mensaje directo. Presiona una carta para jugarla.
help-away-1 = La cuenta regresiva de la mesa muestra cuánto tiempo tienes para una jugada. Si se acaba, se juega por ti. La segunda vez seguida, una IA toma tu lugar hasta que presiones cualquier cosa.

## tutorial

lesson-match-do = Quieres quedarte sin cartas. Juega una que tenga el **color** o el **número** de la carta de la pila: presiónala.
lesson-action-do = Algunas cartas hacen algo. Juega una de las tuyas.
    ⊘ Salta: el siguiente jugador pierde el turno.
    ⇄ Reversa: se juega hacia el otro lado.
    +2 Roba dos: el siguiente jugador roba dos y pierde el turno.
lesson-uno-do = A **{ $ai }** le queda una carta y olvidó decir Uno. Presiona **¡Atrapar a { $ai }!** antes de la próxima jugada.
lesson-uno-say = Uno atrapado: **{ $ai }** robó dos. Ahora tú tienes dos cartas: presiona **📣 Cantar UNO** y luego juega una.
lesson-uno-forgot = Olvidaste Uno, **{ $ai }** te atrapó y robaste dos cartas. En una mesa real aún puedes presionar **¡Uno!** después de tu carta, si te adelantas a los demás.

## commands

command-unoadmin = Administra Uno en este servidor

## demo

demo-welcome =
    👋 ¡Te damos la bienvenida! La mesa de { $name } está lista, con { $ais } IA. Presiona **{ $start }** y recibirás tus cartas.
    -# Arriba, **Viewing as** te convierte en Ann, Ben, Cleo o Dev.
    -# `/uno help` y luego **{ $alone }**: una partida en tus mensajes directos.
demo-stop = Presiona Ctrl-C aquí para detener.
