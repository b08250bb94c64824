character-kim = cantarola enquanto pensa
character-lou = recebe cada carta como velha amiga
character-max = sempre cedo, nunca com pressa
character-noa = não mexe uma sobrancelha
character-pat = deixa as cartas em ordem perfeita
character-quin = tem uma teoria para tudo
character-robin = de pé antes do sol
character-sam = primeiro ri, depois joga
character-toni = joga toda partida como uma final
character-uli = traz petiscos para todo mundo
character-alex = não liga para o azar
character-bo = fala pouco, sorri muito
character-charlie = torce pelos outros também
character-dani = conta nuvens entre as jogadas
character-eli = lê as regras por diversão
character-fin = adora um final apertado
character-gabi = conta histórias longas, joga rápido
character-jo = confia nas meias da sorte
character-mika = tem a calma de um lago
character-vik = acredita em toda virada

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
