## Rodadas do dia: `/uno daily`

daily-title = 🗓️ Desafio do dia · { $day }
daily-how = Cinco rodadas a sós contra três IAs: uma tentativa, sem relógio. Uma rodada vencida dá a você os pontos de todas as outras mãos. Uma rodada perdida custa os pontos da sua própria mão.
daily-squares = 🟩 vencida · 🟨 perdida com { $close } pontos ou menos na mão · 🟥 perdida com mais
daily-world = 🌍 Desafio mundial
daily-server = 🏠 Desafio deste servidor
daily-new = Ainda não jogado.
daily-begun = Você já começou. Continue de onde parou.
daily-replaced = Você começou em outra versão do bot, e esta não consegue continuar. Você pode começar de novo.
daily-damaged = Os dados salvos deste desafio não podem ser lidos, então não dá para jogá-lo. Avise quem me administra, por favor.
daily-unfinished = Você começou, e o tempo acabou.
daily-missed = Você não jogou.
daily-change = Os próximos desafios chegam { $when }, à meia-noite UTC. Uma tentativa começada pode ser terminada até { $until }.
daily-sealed = 🔒 Todos os desafios de { $season } aqui foram lacrados antes do primeiro: `{ $end }`
daily-seed = 🔑 A semente secreta deste desafio: `{ $seed }`
daily-steps = { $steps ->
    [0] 0 passos
    [one] { $steps } passo
   *[other] { $steps } passos
} de SHA-256 a partir da semente devem dar o lacre de { $season }: `{ $end }`. O `unobot verify` confere isso no seu registro.
daily-line = { $deal }, { $day }
daily-own = só você vê isto
daily-over = Esse foi o seu desafio do dia
daily-points = **{ $points }** pontos
daily-round = { $mark } Rodada { $number }: { $square ->
    [w] vencida
   *[other] perdida
}, { $points }
daily-square = { $square ->
    [w] vencida
    [c] perdida por pouco
   *[other] perdida
}
daily-totals = Todos os lugares: { $totals }
daily-streak = 🔥 { $now ->
    [0] **0** dias seguidos
    [one] **{ $now }** dia seguido
   *[other] **{ $now }** dias seguidos
} · recorde: { $best }
daily-beaten = 📊 Melhor que **{ $beaten }** de outras { $others } pessoas aqui
daily-quartiles = A maioria das { $played } pessoas daqui fez entre { $low } e { $high }. No meio: { $middle }.
daily-posted = unobot daily { $day } · { $deal }
daily-record = Este é o registro das suas rodadas, com a semente. O `unobot verify { $file }` confere a semente, as cartas e cada jogada das IAs.
button-daily-play = Jogar
button-daily-go-on = Continuar
button-daily-back = Todos os desafios
button-daily-yesterday = Ontem
button-daily-today = Hoje
button-daily-open = Jogar o desafio de hoje
button-daily-record = Meu registro

refused-daily-date = Não conheço essa data. Escreva assim: { $today }.
refused-daily-future = O desafio de { $day } ainda não abriu: ele chega { $when }. O de hoje é { $today }.
refused-daily-gone = Esta tentativa não está mais guardada. `/uno daily` mostra os desafios de hoje.
refused-daily-broken = O registro desta tentativa foi alterado, então ela não pode continuar. `/uno daily` mostra os desafios de hoje.
refused-daily-version = Este desafio é da versão { $version }, e eu uso a versão { $known }. `/uno daily` mostra os que você pode jogar.
refused-daily-over = O tempo do desafio de { $day } acabou. `/uno daily` mostra os desafios de hoje.
refused-daily-erased = Você começou este desafio e depois apagou seus dados. Cada desafio só pode ser começado uma vez: jogue o próximo.
refused-daily-server = O desafio de um servidor só começa nesse servidor. Aqui, você pode jogar o mundial.
refused-daily-elsewhere = Este resultado é de outro servidor. Publique-o lá.
refused-daily-not-over = Você pode publicar um resultado depois da última rodada, em um servidor.
refused-daily-sealed = A semente fica secreta até o dia acabar. Pergunte de novo { $when }.
