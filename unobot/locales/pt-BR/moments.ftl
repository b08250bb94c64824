moment-won = { $pick ->
    [0] 🎉 Que final! Boa partida, pessoal.
    [1] 🎉 E acabou a partida. Palmas para **{ $name }**!
   *[other] 🎉 Que partida! Valeu por jogar.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** joga a última carta. Bateu!
    [1] 🏁 Nenhuma carta sobrando: **{ $name }** bateu!
   *[other] 🏁 Mãos vazias para **{ $name }**. Mandou bem!
}
moment-caught = { $pick ->
    [0] 👀 Que olho, **{ $other }**! **{ $name }** compra { $count }.
    [1] 👀 **{ $other }** foi mais rápido que o Uno de **{ $name }**: +{ $count }.
   *[other] 👀 Flagra! **{ $other }** viu primeiro, e **{ $name }** compra { $count }.
}
moment-guilty = { $pick ->
    [0] ⚖️ Bom faro, **{ $other }**! **{ $name }** tinha a cor e compra { $count }.
    [1] ⚖️ Desafio certo: +{ $count } para **{ $name }**. Bem visto, **{ $other }**!
   *[other] ⚖️ **{ $other }** não caiu nessa, e com razão. **{ $name }** compra { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Tudo nas regras: **{ $name }** sorri e **{ $other }** compra { $count }.
    [1] ⚖️ Boa tentativa, **{ $other }**! **{ $name }** jogou certinho: +{ $count }.
   *[other] ⚖️ O desafio falhou. **{ $name }** está limpo, **{ $other }** compra { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** e **{ $other }** trocam de mão!
    [1] 🔄 Muda tudo: **{ $name }** fica com a mão de **{ $other }**, e vice-versa.
   *[other] 🔄 Começo novo para **{ $name }** e **{ $other }**: troca de cartas!
}
moment-hands = { $pick ->
    [0] 🌀 Todas as mãos andam, graças a **{ $name }**!
    [1] 🌀 Cartas novas para todo mundo! **{ $name }** agita a mesa.
   *[other] 🌀 **{ $name }** vira a mesa do avesso: todas as mãos andam!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: UNO!
    [1] 📣 UNO! Só falta uma carta para **{ $name }**.
   *[other] 📣 Atenção: **{ $name }** grita UNO!
}
moment-draw = { $pick ->
    [0] 💥 +{ $count } para **{ $name }**!
    [1] 💥 Essa pegou: **{ $name }** compra { $count }.
   *[other] 💥 **{ $name }** leva tudo: +{ $count }!
}

menu-moments = **Momentos**: faixas e frases para Uno e vitórias.
button-moments-on = Momentos: sim
button-moments-off = Momentos: não
note-moments-on = Os momentos estão ligados nesta mesa.
note-moments-off = Os momentos estão desligados nesta mesa.
refused-only-host-moments = Só quem comanda a mesa liga ou desliga os momentos: **{ $host }**.
