demo-guide = Guía
demo-welcome = Escribe aquí **/uno start** para abrir una mesa. Arriba, **Viewing as** te convierte en Ann, Ben, Cleo o Dev.
demo-direct = Mensajes de { $name }
demo-page = Juega en { $url }
demo-direct-page = Mensajes directos de { $name }: { $url }
demo-stop = Pulsa Ctrl-C aquí para parar.
