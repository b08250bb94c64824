lesson-title = Passo { $number } de { $of } · { $title }
lesson-ai = Robin
lesson-top = No descarte: { $emoji } { $card }
lesson-hand = Você tem: { $cards }
lesson-early = As regras permitem isso também. Aqui, tente o que está escrito acima.
button-lesson-next = Próximo passo
button-lesson-skip = Pular este passo
button-try-again = Tentar de novo

lesson-match = Cor ou número
lesson-match-do = O objetivo é se livrar de todas as suas cartas. Jogue uma que tenha a **cor** ou o **número** da carta do descarte: é só apertar.
lesson-match-done = O jogo é quase só isso. Depois **{ $ai }** fez o mesmo: cor ou número, e assim por diante.

lesson-action = Cartas de ação
lesson-action-do = Algumas cartas fazem alguma coisa. Jogue uma das suas.
    ⊘ Pular: quem vem a seguir perde a vez.
    ⇄ Inverter: o jogo muda de sentido.
    +2, Comprar Duas: quem vem a seguir compra duas e perde a vez.
lesson-action-done = **{ $ai }** perdeu a vez, então, com duas pessoas no jogo, já é você de novo.

lesson-wild = Curingas
lesson-wild-do = Nada mais da sua mão serve, mas um **Curinga** (C) vai sobre qualquer carta, e você escolhe a cor que vale dali em diante. Jogue o seu.
lesson-wild-color = Qual cor deve valer agora? A que você mais tem é vermelho.
lesson-wild-done = Valeu a cor que você escolheu, e **{ $ai }** teve que acompanhar. Um **Curinga +4** também faz isso, e ainda quem vem a seguir compra quatro cartas; é para quando você não tem nada da cor que vale. Quem vem a seguir pode desafiar.

lesson-draw = Comprar
lesson-draw-do = Nenhuma das suas cartas serve. Compre uma.
lesson-draw-choose = Você comprou uma carta que serve. Pode jogar na hora ou guardar para depois; agora só essa carta pode ser jogada.
lesson-draw-done = Boa jogada. Uma carta comprada que não serve fica na mão, e a sua vez acaba.
lesson-draw-kept = Você guardou a carta, então a sua vez acabou. Pode ser uma boa ideia; só lembre que no fim cada carta da sua mão vale pontos para outra pessoa.

lesson-uno = Uno!
lesson-uno-do = **{ $ai }** jogou a penúltima carta e esqueceu de dizer Uno. Aperte **Flagrar { $ai }!** antes que o jogo siga.
lesson-uno-say = Flagrante: **{ $ai }** comprou duas. Agora é você que tem duas cartas: aperte **📣 Gritar UNO** e então jogue uma.
lesson-uno-forgot = Você esqueceu o Uno, **{ $ai }** flagrou você, e você comprou duas cartas. Em uma mesa de verdade ainda dá para apertar **Uno!** depois da jogada, se for antes das outras pessoas.
lesson-uno-last = Você disse Uno, então ninguém pode flagrar você. Falta uma carta: jogue!
lesson-uno-done = 🎉 Você venceu! Quem joga a última carta vence a rodada e ganha pontos por todas as cartas das outras mãos. Agora jogue com gente: `/uno start` abre uma mesa.
