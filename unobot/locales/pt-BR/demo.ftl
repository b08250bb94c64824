demo-guide = Guia
demo-welcome = Digite **/uno start** aqui para abrir uma mesa. Lá em cima, **Viewing as** transforma você em Ann, Ben, Cleo ou Dev.
demo-direct = Mensagens de { $name }
demo-page = Jogue em { $url }
demo-direct-page = Mensagens diretas de { $name }: { $url }
demo-stop = Aperte Ctrl-C aqui para parar.
