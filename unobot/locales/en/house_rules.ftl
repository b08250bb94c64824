## House rules: the presets, and the fields of a ruleset in the order of the menus

preset-official = Official rules
preset-stacking = Stacking
preset-classic113 = Classic 113
preset-draw-and-play = Draw and play
preset-party = Party
preset-no-mercy-like = No mercy
preset-teams = Teams
preset-official-what = Challenges, Uno calls, a match to 500 points.
preset-stacking-what = Draw Twos and Wild Draw Fours add up; first out wins, no points.
preset-classic113-what = 113 cards with Swap Hands, Shuffle Hands and a rule you vote for.
preset-draw-and-play-what = After drawing two or four cards, you still play your turn.
preset-party-what = Stacking, sevens swap, zeros pass on, jump-in, draw until a card matches.
preset-no-mercy-like-what = Everything stacks, and 25 cards put you out.
preset-teams-what = Partners sit opposite each other and score together.
group-deck = Cards and match
group-start = The first card
group-wild-draw-four = Wild Draw Four
group-drawing = Drawing
group-special-cards = Special cards
group-uno = Uno
group-end = How it ends
group-table = At the table
field-cards = Deck
field-cards-what = The cards in the deck.
value-cards = { $value ->
    [classic113] 113 cards
   *[official] 108 cards
}
rule-cards = { $value ->
    [classic113] The deck has five more wilds. **Swap Hands**: swap with a player of your choice. **Shuffle Hands**: all hands are collected, shuffled and dealt out again. **Wild Customizable**: does what you voted for before the first round. Each of the five counts 40 points. As a last card, it's a plain wild. A Draw Two can't be played on a Wild Draw Four, except to stack.
   *[official] The deck has 108 cards.
}
field-decks = Decks
field-decks-what = How many decks are shuffled together.
value-decks = { $value }
rule-decks = { $value ->
    [one] You play with one deck.
   *[other] { $value } decks are shuffled together.
}
field-hand-size = Hand size
field-hand-size-what = How many cards each player is dealt.
value-hand-size = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
rule-hand-size = { $value ->
    [one] Each player is dealt one card.
   *[other] Each player is dealt { $value } cards.
}
field-target = Target
field-target-what = The score that wins the match.
value-target = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
rule-target = { $value ->
    [one] The match goes to { $value } point.
   *[other] The match goes to { $value } points.
}
field-scoring = Scoring
field-scoring-what = Points over many rounds, one round without points, or one round until only one is left.
value-scoring = { $value ->
    [single] one round, no points
    [until_last] one round until one is left, no points
   *[points] points
}
rule-scoring = { $value ->
    [single] One round is the match. The first player without cards wins, and no points are counted.
    [until_last] One round is the match. It goes on until only one player has cards left. Each player that goes out takes the next place.
   *[points] Rounds are played for points.
}
field-double-score = Double score
field-double-score-what = Every round scores twice.
rule-double-score = Every round scores twice its points.
field-own-stocks = Own stocks
field-own-stocks-what = Each seat draws from its own stock, so equal play gets equal cards.
rule-own-stocks = Each seat draws from its own stock of face-down cards, so that equal play gets equal cards. The chances are the same as with one draw pile. An empty stock borrows the last card of the longest one.
field-first-card = First card
field-first-card-what = The kind of card that can be turned up first.
value-first-card = { $value ->
    [number_only] a number
    [any] anything
    [none] none
   *[official] official
}
rule-first-card = { $value ->
    [number_only] The first card turned up is always a number.
    [any] Any card can be turned up first. If it's a Wild Draw Four, the first player chooses the color and draws four. They miss a turn, unless “Play after drawing” is on.
    [none] No card is turned up. The host starts the first round with any card.
   *[official] The first card turned up takes effect.
}
field-wild-draw-four = Wild Draw Four
field-wild-draw-four-what = When you can play it, and whether it can be challenged.
value-wild-draw-four = { $value ->
    [strict] only when legal
    [free] any time
   *[challenge] can be challenged
}
rule-wild-draw-four = { $value ->
    [strict] You can play a Wild Draw Four only when it's legal, so there are no challenges.
    [free] You can play a Wild Draw Four any time, and it's never challenged.
   *[challenge] A Wild Draw Four can be challenged.
}
field-four-needs = Wild Draw Four is legal
field-four-needs-what = The cards that make a Wild Draw Four illegal if you have one.
value-four-needs = { $value ->
    [no_playable] without any playable card
   *[no_color] without the current color
}
rule-four-needs = { $value ->
    [no_playable] A Wild Draw Four is legal only if you can't play any other card. Other Wild Draw Fours don't count.
   *[no_color] A Wild Draw Four is legal only if you have no card of the current color.
}
field-challenge-shows = A challenge shows
field-challenge-shows-what = The players that see a challenged hand.
value-challenge-shows = { $value ->
    [all] everyone the hand
   *[challenger] the challenger the hand
}
rule-challenge-shows = { $value ->
    [all] Everyone sees a challenged hand.
   *[challenger] Only the challenger sees a challenged hand.
}
field-stacking = Stacking
field-stacking-what = Whether you can answer a draw card with another, and pass the sum on.
value-stacking = { $value ->
    [same] the same card
    [raise] the same or a Draw Four
    [any] any draw card
   *[none] none
}
rule-stacking = { $value ->
    [same] Draw cards stack: answer a Draw Two or a Wild Draw Four with the same card, and the sum passes on.
    [raise] Draw cards stack: answer with the same card, or a Draw Two with a Wild Draw Four, and the sum passes on.
    [any] Draw cards stack: answer any of them with any other, and the sum passes on.
   *[none] Draw cards don't stack.
}
field-reverse-sends-back = Reverse sends back
field-reverse-sends-back-what = If you owe cards, you can play a Reverse to send them back.
rule-reverse-sends-back = If you owe cards, you can play a matching Reverse. Then the player before you owes them.
field-skip-passes-on = Skip passes on
field-skip-passes-on-what = If you owe cards, you can play a Skip to pass them on.
rule-skip-passes-on = If you owe cards, you can play a matching Skip. Then the next player owes them.
field-draw = Draw
field-draw-what = How many cards you draw if you don't play one.
value-draw = { $value ->
    [until_playable] until one matches
   *[one] one card
}
rule-draw = { $value ->
    [until_playable] If you don't play, you draw until a card matches.
   *[one] If you don't play, you draw one card.
}
field-drawn-card = A drawn card
field-drawn-card-what = Whether you can play a drawn card that matches.
value-drawn-card = { $value ->
    [must_play] must be played
    [keep] is kept
   *[may_play] can be played
}
rule-drawn-card = { $value ->
    [must_play] You must play a drawn card that matches.
    [keep] Drawing ends your turn. You keep the card.
   *[may_play] You can play a drawn card right away if it matches.
}
field-must-play = Must play
field-must-play-what = If you have a card that matches, you must play. You can't draw instead.
rule-must-play = If you have a card that matches, you can't draw instead.
field-play-after-drawing = Play after drawing
field-play-after-drawing-what = After you take two or four cards, you play your turn.
rule-play-after-drawing = After you take the cards of a Draw Two or Wild Draw Four, you play your turn.
field-blind-draw = Blind draw
field-blind-draw-what = You see a drawn card only when your next turn starts.
rule-blind-draw = A drawn card stays face down, even for you, until your next turn starts. You can't play it in the turn in which you drew it.
field-seven = Seven swaps
field-seven-what = A 7 swaps hands with a player of your choice.
rule-seven = A **7** swaps your hand with that of a player you choose.
field-zero = Zero passes on
field-zero-what = A 0 passes all hands on to the next player.
rule-zero = A **0** passes every hand on to the next player.
field-jump-in = Jump-in
field-jump-in-what = You can play an identical card out of turn.
rule-jump-in = If you have the same card as the one on top, you can play it out of turn. Play goes on from you.
field-several = Several at once
field-several-what = You can play cards with the same face together.
rule-several = You can play cards with the same face together in one turn.
field-bomb = Bomb
field-bomb-what = Three or more cards at once make everyone else draw one.
rule-bomb = If you play three or more cards at once, everyone else draws one.
field-uno = Uno
field-uno-what = How players say Uno.
value-uno = { $value ->
    [strict] said for the last card
    [announced] automatic
    [off] not said
   *[call] called by the player
}
rule-uno = { $value ->
    [strict] Uno counts only after you have one card left.
    [announced] Uno is announced automatically.
    [off] You don't have to say Uno.
   *[call] With one card left, say Uno.
}
field-uno-penalty = Missed Uno costs
field-uno-penalty-what = How many cards you draw if you're caught without Uno.
value-uno-penalty = { $value ->
    [0] nothing
    [one] { $value } card
   *[other] { $value } cards
}
rule-uno-penalty = { $value ->
    [0] Being caught without Uno costs nothing.
    [one] Being caught without Uno costs one card.
   *[other] Being caught without Uno costs { $value } cards.
}
field-false-catch = A false catch costs
field-false-catch-what = How many cards you draw for a wrong catch.
value-false-catch = { $value ->
    [0] nothing
    [one] { $value } card
   *[other] { $value } cards
}
rule-false-catch = { $value ->
    [0] A false catch costs nothing.
    [one] A false catch costs one card.
   *[other] A false catch costs { $value } cards.
}
field-wrong-play = A wrong play costs
field-wrong-play-what = How many cards you draw for playing a card that doesn't match.
value-wrong-play = { $value ->
    [0] nothing
    [one] { $value } card
   *[other] { $value } cards
}
rule-wrong-play = { $value ->
    [0] A wrong play costs nothing.
    [one] Playing a card that doesn't match costs one card.
   *[other] Playing a card that doesn't match costs { $value } cards.
}
field-hand-limit = Hand limit
field-hand-limit-what = The number of cards that is too many.
value-hand-limit = { $value ->
    [0] none
   *[other] { $value } cards
}
rule-hand-limit = { $value ->
    [0] A hand can have any number of cards.
   *[other] The limit is { $value } cards in a hand.
}
field-at-limit = At the limit
field-at-limit-what = The result of reaching the hand limit.
value-at-limit = { $value ->
    [no_draw] can't draw
   *[out] is out
}
rule-at-limit = { $value ->
    [no_draw] At the limit, you can't draw instead of playing, but you can pass. You still take cards that you owe.
   *[out] A player at the limit after a move is out of the round. Their cards still count for the winner.
}
field-last-card = Last card
field-last-card-what = The kind of card you can go out with.
value-last-card = { $value ->
    [no_action] no action card
    [no_wild] no wild
   *[any] any
}
rule-last-card = { $value ->
    [no_action] You can't go out with an action card or a wild.
    [no_wild] You can't go out with a wild.
   *[any] You can go out with any card.
}
field-teams = Teams
field-teams-what = Partners sit opposite each other and score together.
rule-teams = Partners sit opposite each other and score together. Only the opponents' hands count.
field-elimination = Elimination
field-elimination-what = After each round, the player with the most points in hand leaves.
rule-elimination = After each round, the player with the most points in hand leaves. The last one left wins the match. The target doesn't matter.
field-revenge = Revenge
field-revenge-what = A sum answered by stacking doubles.
rule-revenge = A sum answered by stacking doubles before the new cards are added. It can't exceed 50 cards.
field-open-hands = Open hands
field-open-hands-what = Hands with fewer cards than this are open.
value-open-hands = { $value ->
    [0] never
   *[other] under { $value } cards
}
rule-open-hands = { $value ->
    [0] Hands stay hidden.
   *[other] A hand with fewer than { $value } cards is open for everyone.
}
field-no-hints = No hints
field-no-hints-what = Cards that match aren't marked.
rule-no-hints = Cards that match aren't marked in your hand.
field-reshuffle-seats = Seats reshuffled
field-reshuffle-seats-what = Before every new round, everyone changes seats by lot.
rule-reshuffle-seats = Before every round except the first, everyone changes seats by lot. Scores move along. The deal passes to the left of the last dealer's new seat.
field-blitz = Blitz
field-blitz-what = How long a round can take. Then the fewest points win it.
value-blitz = { $value ->
    [0] off
   *[other] { $value } seconds a round
}
rule-blitz = { $value ->
    [0] A round can take any time.
   *[other] A round lasts up to { $value } seconds. Then the fewest points in hand win it.
}
field-turn-seconds = Turn time
field-turn-seconds-what = How long a move can take.
value-turn-seconds = { $value ->
    [0] the server's
   *[other] { $value } seconds
}
rule-turn-seconds = { $value ->
    [0] A move can take the server's usual time.
   *[other] A move can take { $value } seconds.
}

## The menus that change them

house-rules-title = Rules of this match
house-rules-preset = Choose a preset
house-rules-group = Change single rules
house-rules-other-number = Another number …
house-rules-code = Paste a rule code
house-rules-code-label = The code, as another table shows it
house-rules-number-label = A number from { $low } to { $high }
refused-only-host-rules = Only the host, { $host }, can change the rules.
refused-running-rules = The match has started, so its rules stay as they are.
refused-no-such-number = Enter a number from { $low } to { $high }.
