## AI players: their temperaments, their remarks, and what they think about

# One line for each name. It stands after the name, and says nothing about how well the AI plays.
character-Kim = hums while thinking
character-Lou = greets every card like an old friend
character-Max = always early, never in a hurry
character-Noa = never raises an eyebrow
character-Pat = keeps the cards in perfect order
character-Quin = has a theory about everything
character-Robin = up before sunrise, wide awake
character-Sam = laughs first, plays second
character-Toni = treats every game like a final
character-Uli = brings snacks for everyone
character-Alex = shrugs off bad luck
character-Bo = says little, smiles a lot
character-Charlie = cheers for the others too
character-Dani = counts the clouds between turns
character-Eli = reads the rules for fun
character-Fin = loves a close finish
character-Gabi = tells long stories, plays quickly
character-Jo = believes in lucky socks
character-Mika = calm as a lake
character-Vik = believes in every comeback

# A remark beside an event that everybody saw. $pick chooses one of three wordings. Nobody is laughed at.
remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] Quite a ride. Again?
    [1] I'll be smiling all evening.
   *[other] Good game, all of you.
}
remark-out = { $pick ->
    [0] That was the last one.
    [1] Look, no cards!
   *[other] My hands are free. Tea, anyone?
}
remark-caught = { $pick ->
    [0] Oh! Well seen.
    [1] And I felt so safe.
   *[other] Fair enough, that one's on me.
}
remark-guilty = { $pick ->
    [0] You read me like a book.
    [1] It was worth a try.
   *[other] Well, that didn't stay secret.
}
remark-innocent = { $pick ->
    [0] I'd never!
    [1] See? All fair.
   *[other] My conscience is clear.
}
remark-swap = { $pick ->
    [0] Let's see what we've got here.
    [1] A change of view!
   *[other] Nice and new.
}
remark-uno = { $pick ->
    [0] Uno! Did I say it loud enough?
    [1] Uno, and I said it!
   *[other] One to go. Uno!
}
remark-draw = { $pick ->
    [0] Ouch.
    [1] My hand needed company.
   *[other] Thanks, I collect those.
}

table-thinking-color = **{ $name }** is picking a color …
table-thinking-challenge = **{ $name }** weighs a challenge: owes { $owed } cards …
table-thinking-target = **{ $name }** is choosing a player …
table-thinking-drawn = **{ $name }** looks at the card just drawn …
