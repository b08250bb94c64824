## The rules of a table, and rules that can't be played or read

rules-goal = **The goal** · { $scoring ->
    [single] Be the first without cards. One round is the match, and no points are counted.
    [until_last] Get rid of your cards. Whoever does takes the next place, and the others play on until only one still holds cards. One round is the match, and no points are counted.
   *[points] Be the first without cards. That wins the round, and the points in { $teams ->
        [on] the opponents' hands
       *[off] all other hands
    }: numbers count what they show, action cards 20, wilds 50{ $cards ->
        [classic113] , the five new ones 40
       *[official] { "" }
    }. { $elimination ->
        [on] After each round the player with the most points in hand leaves, and the last one left wins the match.
       *[off] The first to { $target } points wins the match; if the best two are level, another round is played.
    }
}
rules-turn = **Your turn**
rules-turn-play = 1. Lay a card with the color, the number or the sign of the top card, or a wild.
rules-turn-draw = 2. { $rules }
rules-turn-uno = 3. { $kind ->
    [off] Nobody has to say Uno.
    [announced] When you lay your last card but one, Uno is announced by itself.
    [strict] With one card left you must say **Uno**, and only then, until somebody catches you.
   *[call] With one card left you must say **Uno**: as you lay the card, just before it, or after it until somebody catches you.
}{ $catches ->
    [yes] { " " }Caught: { $penalty ->
        [0] nothing happens.
        [one] you draw one card.
       *[other] you draw { $penalty } cards.
    }
   *[no] { "" }
}
rules-official = **House rules** · None: this is the official game.
rules-house = **House rules here**
rules-house-rule = • { $rule }
rules-actions = **Action cards** · Skip: the next player misses a turn. Reverse: play goes the other way (with two players it skips). Draw Two: the next player draws two and { $after ->
    [on] then plays.
   *[off] misses a turn.
}
rules-wild = **Wild** · Play it any time and choose the color.
rules-four = **Wild Draw Four** · Choose the color; the next player draws four and { $after ->
    [on] then plays
   *[off] misses a turn
}{ $kind ->
    [free] . It can be played any time.
    [strict] . It can be played only if it is legal: { $needs ->
        [no_playable] no other card in your hand could be played.
       *[no_color] you hold no card of the color that counts.
    }
   *[challenge] , or challenges. It is legal only if { $needs ->
        [no_playable] no other card in your hand could be played
       *[no_color] you hold no card of the color that counts
    }. { $sum ->
        [on] Guilty: you draw the whole sum. Not guilty: the challenger draws the sum and two more, and misses a turn.
       *[off] Guilty: you draw the four yourself. Not guilty: the challenger draws six and misses a turn.
    }
}
contradiction-no-ruleset = These rules cannot be read: choose a preset, or paste a code.
contradiction-unknown-field = This version knows no rule called “{ $field }”: choose a preset, or paste another code.
contradiction-bad-value = “{ $value }” is nothing that { $field } can be: choose from the menu.
contradiction-bad-number = { $field } takes a number from { $low } to { $high }, not { $value }.
contradiction-bomb-needs-several = A bomb is several cards at once: switch Several at once on too.
contradiction-revenge-needs-stacking = Revenge doubles what is stacked: choose a kind of Stacking first.
contradiction-no-draw-needs-limit = Nobody can be kept from drawing without a limit: set a Hand limit first.
contradiction-limit-within-deal = Whoever is dealt { $hand_size } cards would be over a limit of { $hand_limit } at once: set a higher Hand limit, or a smaller Hand size.
contradiction-limit-until-last = A match until one is left has no place for hands that are too large: let the Hand limit only stop drawing, or choose another Scoring.
contradiction-four-not-judged = A Wild Draw Four that can be played any time is never judged: leave what it needs as it is, or let it be challenged.
contradiction-nothing-to-show = A hand is shown only by a challenge: let the Wild Draw Four be challenged, or show it to the challenger alone.
contradiction-false-catch-needs-calls = Where nobody has to say Uno, nobody is caught wrongly: let Uno be called, or let a false catch cost nothing.
contradiction-double-needs-points = There are no points to double: choose the Scoring by points, or switch Double score off.
contradiction-teams-until-last = Teams cannot play until one is left: choose another Scoring, or switch Teams off.
contradiction-teams-elimination = Teams cannot lose single players: switch Teams or Elimination off.
contradiction-elimination-needs-rounds = Elimination needs many rounds: choose the Scoring by points, or switch it off.
contradiction-reshuffle-teams = Partners sit opposite each other for the whole match: switch Teams or Seats reshuffled off.
contradiction-reshuffle-needs-rounds = Seats are reshuffled between rounds, and here one round is the match: choose the Scoring by points, or switch Seats reshuffled off.
contradiction-blind-until-playable = Drawing until a card fits would tell what was drawn: draw one card, or switch Blind draw off.
contradiction-blind-must-play = Nobody can tell whether a card drawn face down has to be played: let a drawn card be played or kept, or switch Blind draw off.
contradiction-blind-open-hands = Cards that lie open for everybody cannot be hidden from their owner: let no hands lie open, or switch Blind draw off.
contradiction-seats = { $seats ->
    [one] One player is
   *[other] { $seats } players are
} too few or too many: { $low } to { $high } can play.
contradiction-teams-even = Teams need four, six, eight or ten players; there { $seats ->
    [one] is one
   *[other] are { $seats }
}.
contradiction-deck-too-small = { $decks ->
    [one] One deck is
   *[other] { $decks } decks are
} too small to deal { $hand_size } cards to each of { $seats } players: deal { $most } at most, or add a deck.
code-no-code = That is no rule code: paste one as a table shows it, or choose a preset.
code-other-version = That begins with { $version }: it is no preset, and if it is a code, it was made by another version; choose a preset, or paste a code that begins with A.
code-mistyped = That code has a slip in it: copy it once more from the table that shows it.
code-newer-field = That code has a house rule, { $tag }, that this version does not know: update unobot, or choose other rules.
code-bad-value = That code wants “{ $value }” for { $field }, which it cannot be: copy it once more, or choose other rules.
value-switch = { $value ->
    [on] on
   *[off] off
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`
