## AI players: their temperaments, their remarks, and what they think about

# One line for each name. It stands after the name, and says nothing about how well the AI plays.
character-kim = hums while thinking
character-lou = greets every card like an old friend
character-max = always early, never in a hurry
character-noa = never raises an eyebrow
character-pat = keeps the cards in perfect order
character-quin = has a theory about everything
character-robin = up before sunrise, wide awake
character-sam = laughs first, plays second
character-toni = treats every game like a final
character-uli = brings snacks for everyone
character-alex = shrugs off bad luck
character-bo = says little, smiles a lot
character-charlie = cheers for the others too
character-dani = counts the clouds between turns
character-eli = reads the rules for fun
character-fin = loves a close finish
character-gabi = tells long stories, plays quickly
character-jo = believes in lucky socks
character-mika = calm as a lake
character-vik = believes in every comeback

# A remark beside an event that everybody saw. $pick chooses one of three wordings. Nobody is laughed at.
remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] What a ride. Again?
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
