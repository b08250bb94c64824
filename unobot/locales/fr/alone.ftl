## Jouer seul dans les messages privés du bot

button-alone = Jouer seul
button-ai-pace-normal = IA : normal
button-ai-pace-fast = IA : rapide
button-ai-pace-at-once = IA : immédiat
alone-in-direct = Ta partie est dans [nos messages privés]({ $link }). Tu y joues contre des IA, et personne ne t’attend. Si tu ne le vois pas, il est dans tes demandes de message.
note-alone-soon = Ta partie s’ouvre dans environ { $time } dans nos messages privés. Beaucoup de monde en commence une en ce moment. Le lien arrive ici.
note-alone-goes-on = Ta partie continue ici. Pour en lancer une autre, termine-la d’abord avec **Plus** → **Finir la partie**.
refused-adjourned-alone = La partie attend ici telle quelle. **Reprendre la partie** la continue, et `/uno start` en lance une autre.
refused-alone-no-direct = Je ne peux pas t’écrire. Ouvre nos messages privés et utilise `/uno start`, ou autorise les messages privés dans tes paramètres de confidentialité.
