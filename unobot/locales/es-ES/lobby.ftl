button-join = Unirse
button-start = Empezar
button-open = Abrir una mesa
button-start-alone = Jugar contra una IA
button-start-ais = { $ais ->
    [one] Jugar con una IA
   *[other] Jugar con { $ais } IA
}
button-length-round = Partida rápida: una ronda
button-quick = Partida rápida
button-length-points = Partida a { $target } puntos
button-invite = Invitar
button-change-rules = Cambiar reglas

lobby-title = Uno: ¿quién juega?
lobby-how = Pulsa **Unirse** para ocupar un asiento. Empieza la partida **{ $host }**, que organiza.
lobby-how-start = Empieza la partida **{ $host }**, que organiza.
lobby-rematch = Uno: ¿revancha?
lobby-rematch-how = Empieza cuando toda la mesa haya pulsado **Revancha**, o cuando **{ $host }** pulse **Empezar**.
lobby-free = ▫️ _libre_
lobby-missing = { $ais ->
    [one] Falta una persona. Espera a alguien o juega ya contra una IA.
   *[other] Faltan { $ais } personas. Espéralas o deja ya los asientos a las IA.
}
lobby-waiting-teams = Los equipos necesitan { $needed } asientos y faltan { $missing }: espera o añade IA.
lobby-ready = { $seats ->
    [10] Los diez asientos están ocupados.
   *[other] Ya se puede empezar; caben hasta diez.
}
lobby-rules = Reglas: **{ $preset }** · { $what }
lobby-time-control = Ritmo: { $pace }
lobby-even = A tu nivel: esta IA juega más o menos como la gente de la mesa. Si ganan, la próxima partida es más difícil; si pierden, más fácil.
lobby-access-invited = ✉️ Solo con invitación.
lobby-access-closed = 🔒 No puede unirse nadie más.
lobby-until = Se cierra sola { $when } si no se une nadie.
lobby-until-start = Se cierra sola { $when } si no empieza la partida.
lobby-add-ai = Añadir una IA
lobby-remove-ai = Quitar una IA

lobby-closed = Esta mesa está cerrada
lobby-limited-rules = 🔒 La administración del servidor ha fijado las reglas: esta mesa tiene ahora las del servidor.
lobby-limited-ais = 🔒 La administración del servidor ha limitado las IA, así que algunas se han ido.
