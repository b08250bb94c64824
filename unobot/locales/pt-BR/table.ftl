## Botões

button-join = Entrar
button-leave = Sair
button-start = Começar
button-rules = Regras
button-check = Conferir cartas
button-hand = Minha mão
button-uno = Uno!
button-catch = Flagrar!
button-catch-somebody = Flagrar …
button-catch-name = Flagrar { $name }!
button-more = Mais
button-draw = Comprar
button-play = Jogar
button-keep = Guardar
button-take = Comprar { $owed }
button-pass = Passar
button-challenge = Desafiar
button-say-uno-off = Dizer Uno: não
button-say-uno-on = Dizer Uno: sim
button-refresh = Atualizar
button-sort-color = Por cor
button-sort-value = Por valor
button-back = Voltar
button-previous = ◀
button-page = { $page } de { $pages }
button-next = ▶
button-bump = Trazer para cá
button-end = Encerrar partida
button-end-yes = Sim, encerrar
button-end-no = Continuar jogando
button-return = Voltar a jogar
button-ready = Tudo pronto
button-rematch = Revanche
button-other-rules = Outras regras

## Lugares

mark-host = 👑 comanda a mesa
mark-ready = ✅ tudo pronto
mark-ai = 🤖 IA, { $level }
mark-engine = ⚙️ motor { $level }
mark-away = 🤖 ausente, joga uma IA
mark-autopilot = 💤 dormindo, joga uma IA
mark-out = 🚪 fora
mark-placed = 🏁 { $place }º lugar
mark-team = dupla { $number }
mark-uno = 📣 disse Uno
mark-uno-owed = ❗ não disse Uno
level-novice = novata
level-novice-how = Joga qualquer carta que sirva.
level-casual = casual
level-casual-how = Primeiro os números, sem vigiar.
level-clever = esperta
level-clever-how = Vigia quem tem poucas cartas.
level-expert = especialista
level-expert-how = Aprendeu jogando contra si mesma.
level-master = mestre
level-master-how = Imagina o resto antes de cada jogada.
engine-how = Um programa que quem administra este bot adicionou.

## Antes da partida

lobby-title = Uno: quem joga?
lobby-how = Aperte **Entrar** para ocupar um lugar. **{ $host }** começa a partida.
lobby-how-start = **{ $host }** começa a partida.
lobby-rematch = Uno: revanche?
lobby-rematch-how = Começa quando todo mundo da mesa tiver apertado **Revanche**, ou quando **{ $host }** apertar **Começar**.
lobby-seat = { $number }. **{ $name }**
lobby-free = { $number }. _livre_
lobby-waiting = São precisos dois lugares ocupados: espere alguém ou adicione uma IA.
lobby-ready = { $seats ->
    [10] Todos os dez lugares estão ocupados.
   *[other] Já dá para começar; cabem até dez.
}
lobby-rules = Regras: { $rules }
lobby-until = Fecha sozinha { $when }, se ninguém mais entrar.
lobby-until-start = Fecha sozinha { $when }, se a partida não começar.
menu-add-ai = Adicionar uma IA
menu-remove-ai = Tirar uma IA
lobby-sealed = 🔒 A ordem das cartas já está fixada; impressão digital: `{ $commitment }`

## Mesa

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: falta escolher a cor
table-play = Vez de **{ $name }**: jogar { $emoji } **{ $color }** ou **{ $face }**.
table-play-color = Vez de **{ $name }**: jogar { $emoji } **{ $color }**.
table-drawn = **{ $name }** comprou uma carta: jogar ou guardar.
table-drawn-must = **{ $name }** comprou uma carta: se servir, tem que jogar.
table-drawn-blind = **{ $name }** comprou uma carta virada para baixo.
table-color = **{ $name }** escolhe a primeira cor.
table-answer = **{ $name }** deve { $owed } cartas: comprar, ou desafiar **{ $by }**.
table-owes = **{ $name }** deve { $owed } cartas: comprar, ou passar adiante.
table-play-any = **{ $name }** começa com qualquer carta.
table-nothing-laid = Nenhuma carta foi jogada
open-hand = aberta: { $cards }
table-thinking = **{ $name }** está pensando …
table-engine-fell = ⚙️ O motor { $engine } falhou: agora uma IA joga por **{ $name }**.
table-until = ⏳{ "\u00A0" }{ $when }
table-round = Rodada { $number }
table-round-ends = o tempo dela acaba { $when }
table-clockwise = ↻ sentido horário
table-counterclockwise = ↺ sentido anti-horário
table-pile = { $count ->
    [0] monte vazio
   *[other] { $count } no monte
}

## A votação do modelo classic113

vote-title = O que faz o Curinga Personalizável?
vote-how = Cada pessoa tem um voto; empate se decide por sorteio.
vote-option = { $count ->
    [0] { $number }. { $rule }: nenhum voto
    [one] { $number }. { $rule }: { $count } voto
   *[other] { $number }. { $rule }: { $count } votos
}
vote-open = Faltam os votos de: { $names }.
vote-voted = Você votou em { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = todas as outras pessoas compram uma carta
custom-pass-hands = cada mão passa para quem vem a seguir
custom-target-draws = alguém à sua escolha compra duas cartas
custom-skip-all = todo mundo perde a vez, e você joga de novo
custom-swap = você troca de mão com alguém à sua escolha

## Avisos

ping-turn = { $mention }, sua vez ({ $card }) · { $when }
ping-turn-untimed = { $mention }, sua vez ({ $card })
ping-answer = { $mention }, você deve { $owed } cartas: o que vai fazer? · { $when }
ping-answer-untimed = { $mention }, você deve { $owed } cartas: o que vai fazer?
ping-first = { $mention }, sua vez · { $when }
ping-first-untimed = { $mention }, sua vez

## Mais, fim, qual mesa

more-title = O que mais?
more-bump = **Trazer para cá** põe a mesa aqui embaixo, junto das mensagens mais novas.
more-leave = **Sair** entrega seu lugar, sua mão e seus pontos a uma IA, até você voltar com **Minha mão**.
more-end = **Encerrar partida** termina a partida para todo mundo; ninguém vence.
more-sealed = 🔒 A ordem das cartas foi fixada antes da partida. Sua impressão digital: `{ $commitment }`. No fim, qualquer pessoa pode conferir.
end-title = Encerrar a partida para todo mundo?
end-body = O placar é mostrado, e ninguém vence.
end-title-lobby = Fechar esta mesa?
end-body-lobby = Todo mundo perde o lugar.
tables-title = Qual mesa?
tables-more = { $count ->
    [one] Mais { $count } mesa não está na lista: abra sua mão lá.
   *[other] Mais { $count } mesas não estão na lista: abra sua mão lá.
}
tables-turn = **sua vez**
tables-wait = joga **{ $name }**
tables-pause = entre rodadas
tables-lobby = ainda não começou
tables-over = acabou

## Detalhes

stranded-match = A partida espera
stranded-lobby = A mesa espera
name-unknown = Alguém
dm-place = Uno em **{ $server }** · [ir à mesa]({ $link })
dm-place-unknown = um servidor
