## Pictures: what they show, for those who cannot see them

alt-top = Arriba: { $card }
alt-seat = asiento { $number }, { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
alt-table = { $top }. { $way }. En el orden de juego: { $seats }.

alt-scores = { $name }: { $points }.
alt-sheet = Puntos hasta { $target }, ronda por ronda. { $scores }

## How the table is shown

more-look-picture = **Dibujar la mesa** la muestra a todos desde arriba, con todos los asientos en círculo.
more-look-text = **Solo palabras** vuelve a contar la mesa en pocas palabras.
button-look-picture = Dibujar la mesa
button-look-text = Solo palabras
note-look-picture = Desde ahora la mesa se dibuja vista desde arriba.
note-look-text = Desde ahora la mesa se cuenta en pocas palabras.
refused-only-host-look = Solo quien organiza elige cómo se muestra la mesa: es **{ $host }**.
