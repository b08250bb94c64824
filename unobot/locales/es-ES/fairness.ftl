## Las cartas de un servidor junto a lo que espera el azar

fairness-title = ¿Son justas las cartas aquí?
fairness-cards = { $count ->
    [one] Aquí llegó { $count } carta a una mano.
   *[other] Aquí llegaron { $count } cartas a las manos.
}
fairness-odds = Diferencias con el azar así o mayores se dan en { $count } de cada { $many } servidores justos.
fairness-rare = Diferencias con el azar así o mayores se dan en menos de 1 de cada { $many } servidores justos.
fairness-few = Son muy pocas para compararlas con el azar. Hacen falta unas rondas más.
fairness-row = { $kind }: **{ $drawn }** · se esperan { $expected }
fairness-numbers = Números ({ $color })
fairness-other = Comodines nuevos
fairness-how = Todas las cartas repartidas y robadas en partidas terminadas, como máximo las últimas { $most }. Los números esperados salen de lo que había en el mazo en cada robo.
fairness-check = Cada partida se puede comprobar carta por carta: **Comprobar reparto** está en su último mensaje.
refused-fairness-place = Los números son de un servidor. Usa este comando allí.
