demo-guide = Guide
demo-welcome = Écris **/uno start** ici pour ouvrir une table. En haut, **Viewing as** te fait jouer Ann, Ben, Cleo ou Dev.
demo-direct = Messages privés : { $name }
demo-page = Joue sur { $url }
demo-direct-page = Messages privés, { $name } : { $url }
demo-stop = Appuie ici sur Ctrl-C pour arrêter.
