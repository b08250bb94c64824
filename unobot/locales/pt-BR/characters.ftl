character-Kim = cantarola enquanto pensa
character-Lou = recebe cada carta como velha amiga
character-Max = sempre cedo, nunca com pressa
character-Noa = não mexe uma sobrancelha
character-Pat = deixa as cartas em ordem perfeita
character-Quin = tem uma teoria para tudo
character-Robin = de pé antes do sol
character-Sam = primeiro ri, depois joga
character-Toni = joga toda partida como uma final
character-Uli = traz petiscos para todo mundo
character-Alex = não liga para o azar
character-Bo = fala pouco, sorri muito
character-Charlie = torce pelos outros também
character-Dani = conta nuvens entre as jogadas
character-Eli = lê as regras por diversão
character-Fin = adora um final apertado
character-Gabi = conta histórias longas, joga rápido
character-Jo = confia nas meias da sorte
character-Mika = tem a calma de um lago
character-Vik = acredita em toda virada

remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] Que partida. Mais uma?
    [1] Hoje vou sorrir a noite toda.
   *[other] Jogaram bem, todo mundo.
}
remark-out = { $pick ->
    [0] Era a última.
    [1] Olhem, sem cartas!
   *[other] Mãos livres. Um chá?
}
remark-caught = { $pick ->
    [0] Opa! Bem visto.
    [1] E eu na maior calma.
   *[other] Tudo bem, a culpa é minha.
}
remark-guilty = { $pick ->
    [0] Você me lê como um livro.
    [1] Valeu a tentativa.
   *[other] O segredo durou pouco.
}
remark-innocent = { $pick ->
    [0] Eu? Nunca!
    [1] Viu? Tudo certo.
   *[other] Consciência tranquila.
}
remark-swap = { $pick ->
    [0] Vamos ver o que temos aqui.
    [1] Mudança de vista!
   *[other] Que bom, tudo novo.
}
remark-uno = { $pick ->
    [0] Uno! Deu para ouvir?
    [1] Uno, e eu disse!
   *[other] Falta uma. Uno!
}
remark-draw = { $pick ->
    [0] Ai.
    [1] Minha mão queria companhia.
   *[other] Valeu, eu coleciono.
}

table-thinking-color = **{ $name }** está escolhendo uma cor …
table-thinking-challenge = **{ $name }** pensa: desafiar ou comprar { $owed } cartas …
table-thinking-target = **{ $name }** está escolhendo alguém …
table-thinking-drawn = **{ $name }** olha a carta que comprou …
