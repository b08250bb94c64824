## Momentos-chave: como o replay, sua página e seu GIF os chamam. Uma frase simples para cada um.

key-moment-four = { $name } joga um Curinga +4: +{ $count } para { $other }.
key-moment-four-bare = { $name } joga um Curinga +4.
key-moment-guilty = { $other } desafia { $name } e acerta: +{ $count } para { $name }.
key-moment-innocent = { $other } desafia { $name } e erra: +{ $count } para { $other }.
key-moment-caught = { $other } flagra { $name } sem Uno: +{ $count } para { $name }.
key-moment-missed = { $name } não diz Uno, e ninguém percebe.
key-moment-lead = { $seats ->
    [one] { $name } assume a liderança.
   *[other] { $name } assumem a liderança.
}
key-moment-round = { $name } vence a rodada { $number }.
key-moment-round-points = { $name } vence a rodada { $number }: { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
key-moment-round-tied = A rodada { $number } empatou.
key-moment-eliminated = { $name } deixa a partida.
key-moment-match = { $seats ->
    [one] { $name } vence a partida.
   *[other] { $name } vencem a partida.
}
key-moment-partners = { $name } e { $partner }
