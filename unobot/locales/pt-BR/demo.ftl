demo-guide = Guia
demo-welcome =
    👋 Boas-vindas! A mesa de { $name } está pronta, com { $ais } IAs. Aperte **{ $start }** e você recebe suas cartas.
    -# Lá em cima, **Viewing as** transforma você em Ann, Ben, Cleo ou Dev.
    -# `/uno help` e depois **{ $alone }**: uma partida nas suas mensagens diretas.
demo-direct = Mensagens de { $name }
demo-group = 💬 Grupo
demo-group-hello = Instalei o bot para mim, então ele funciona aqui também. `/uno start` abre uma mesa, e todos podem entrar.
demo-page = Jogue em { $url }
demo-direct-page = Mensagens diretas de { $name }: { $url }
demo-stop = Aperte Ctrl-C aqui para parar.
