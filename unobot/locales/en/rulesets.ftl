## The rules of a table, and rules that can't be played or read

value-switch = { $value ->
    [on] on
   *[off] off
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-goal = **The goal** · { $scoring ->
    [single] Be the first without cards. One round is the match, and no points are counted.
    [until_last] Get rid of your cards to take the next place. The others play on until only one player still has cards. One round is the match, and no points are counted.
   *[points] Be the first without cards. That wins the round, and the points in { $teams ->
        [on] the opponents' hands
       *[off] all other hands
    }. Numbers count their value, action cards 20, wilds 50{ $cards ->
        [classic113] , the five new ones 40
       *[official] { "" }
    }. { $elimination ->
        [on] After each round, the player with the most points in hand leaves. The last one left wins the match.
       *[off] The first to { $target } points wins the match. If the best two are tied, another round is played.
    }
}
rules-turn = **Your turn**
rules-turn-play = 1. Play a card with the color, the number or the sign of the top card, or a wild.
rules-turn-draw = 2. { $rules }
rules-turn-uno = 3. { $kind ->
    [off] You don't have to say Uno.
    [announced] When you play your second-to-last card, Uno is announced automatically.
    [strict] With one card left, you must say **Uno** before another player catches you. It counts only then.
   *[call] With one card left, you must say **Uno**: just before you play the card, with it, or after it before another player catches you.
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
rules-actions = **Action cards** · Skip: the next player misses a turn. Reverse: play goes the other way (with two players, it skips). Draw Two: the next player draws two and { $after ->
    [on] then plays.
   *[off] misses a turn.
}
rules-wild = **Wild** · Play it any time and choose the color.
rules-four = **Wild Draw Four** · Choose the color. The next player draws four and { $after ->
    [on] then plays
   *[off] misses a turn
}{ $kind ->
    [free] . You can play it any time.
    [strict] . You can play it only if it's legal: { $needs ->
        [no_playable] you can't play any other card.
       *[no_color] you have no card of the current color.
    }
   *[challenge] , or challenges. It's legal only if { $needs ->
        [no_playable] you can't play any other card
       *[no_color] you have no card of the current color
    }. { $sum ->
        [on] Guilty: you draw the whole sum. Not guilty: the challenger draws the sum and two more, and misses a turn.
       *[off] Guilty: you draw the four yourself. Not guilty: the challenger draws six and misses a turn.
    }
}

## Rules that can't be played, and codes that can't be read

contradiction-no-ruleset = I can't read these rules. Choose a preset, or paste a code.
contradiction-unknown-field = This version has no rule called “{ $field }”. Choose a preset, or paste another code.
contradiction-bad-value = { $field } can't be “{ $value }”. Choose from the menu.
contradiction-bad-number = { $field } takes a number from { $low } to { $high }, not { $value }.
contradiction-bomb-needs-several = A bomb is several cards at once. Switch Several at once on, too.
contradiction-revenge-needs-stacking = Revenge doubles a stacked sum. Choose a kind of Stacking first.
contradiction-no-draw-needs-limit = There's no limit that could stop a player from drawing. Set a Hand limit first.
contradiction-limit-within-deal = A hand of { $hand_size } cards would be over the limit of { $hand_limit } at once. Set a higher Hand limit, or a smaller Hand size.
contradiction-limit-until-last = A match until one is left can't put players out for large hands. Let the Hand limit only stop drawing, or choose another Scoring.
contradiction-four-not-judged = A Wild Draw Four that can be played any time is never judged. Leave what it needs as it is, or let it be challenged.
contradiction-nothing-to-show = Only a challenge shows a hand. Let the Wild Draw Four be challenged, or show the hand to the challenger only.
contradiction-false-catch-needs-calls = If players don't have to say Uno, there are no wrong catches. Let players call Uno, or let a false catch cost nothing.
contradiction-double-needs-points = There are no points to double. Choose the Scoring by points, or switch Double score off.
contradiction-teams-until-last = Teams can't play until one is left. Choose another Scoring, or switch Teams off.
contradiction-teams-elimination = Teams can't lose single players. Switch Teams or Elimination off.
contradiction-elimination-needs-rounds = Elimination needs many rounds. Choose the Scoring by points, or switch it off.
contradiction-reshuffle-teams = Partners sit opposite each other for the whole match. Switch Teams or Seats reshuffled off.
contradiction-reshuffle-needs-rounds = Seats are reshuffled between rounds, and here one round is the match. Choose the Scoring by points, or switch Seats reshuffled off.
contradiction-blind-until-playable = Drawing until a card matches would reveal the card. Draw one card, or switch Blind draw off.
contradiction-blind-must-play = You can't tell if a face-down card has to be played. Let a drawn card be played or kept, or switch Blind draw off.
contradiction-blind-open-hands = Cards that are open for everyone can't be hidden from their owner. Let no hands be open, or switch Blind draw off.
contradiction-seats = { $seats ->
    [one] One player is
   *[other] { $seats } players are
} too few or too many: { $low } to { $high } can play.
contradiction-teams-even = Teams need four, six, eight or ten players. There { $seats ->
    [one] is one.
   *[other] are { $seats }.
}
contradiction-deck-too-small = { $decks ->
    [one] One deck is
   *[other] { $decks } decks are
} too small to deal { $hand_size } cards to each of { $seats } players. Deal up to { $most }, or add a deck.
code-no-code = That isn't a rule code. Paste one as a table shows it, or choose a preset.
code-other-version = That isn't a preset, and codes that start with { $version } come from another version. Choose a preset, or paste a code that starts with A.
code-mistyped = That code has a typo. Copy it again from the table that shows it.
code-newer-field = That code has a house rule, { $tag }, that this version doesn't know. Update unobot, or choose other rules.
code-bad-value = That code sets { $field } to “{ $value }”, which isn't possible. Copy it again, or choose other rules.
