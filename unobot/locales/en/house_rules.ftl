## House rules: the presets, and the fields of a ruleset in the order of the menus

preset-official = Official rules
preset-stacking = Stacking
preset-classic113 = Classic 113
preset-draw-and-play = Draw and play
preset-party = Party
preset-no-mercy-like = No mercy
preset-teams = Teams
preset-official-what = The official rules: challenges, Uno, a match to 500 points.
preset-stacking-what = Draw Twos and Wild Draw Fours add up; first out wins, no points.
preset-classic113-what = 113 cards with Swap Hands, Shuffle Hands and a rule you vote for.
preset-draw-and-play-what = Whoever draws two or four plays on in the same turn.
preset-party-what = Stacking, sevens swap, zeros pass on, jump-in, draw until something fits.
preset-no-mercy-like-what = Everything stacks, and 25 cards put you out.
preset-teams-what = Partners sit opposite each other and score together.
preset-own = Rules of your own
group-deck = Cards and match
group-start = The first card
group-wild-draw-four = Wild Draw Four
group-drawing = Drawing
group-special-cards = Special cards
group-uno = Uno
group-end = How it ends
group-table = At the table
field-cards = Deck
field-cards-what = Which cards are in the deck.
value-cards = { $value ->
    [classic113] 113 cards
   *[official] 108 cards
}
rule-cards = { $value ->
    [classic113] Five more wilds are in the deck. **Swap Hands**: swap with a player of your choice. **Shuffle Hands**: all hands are collected, shuffled and dealt out again. **Wild Customizable**: does what you voted for before the first round. Each of the five counts 40 points, and as a last card it is a plain wild. A Draw Two cannot be laid on a Wild Draw Four, except to stack.
   *[official] The deck has 108 cards.
}
field-decks = Decks
field-decks-what = How many decks are shuffled together.
value-decks = { $value }
rule-decks = { $value ->
    [one] One deck is used.
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
    [single] One round is the match: first out wins, and no points are counted.
    [until_last] One round is the match, and it goes on until only one player has cards left: whoever goes out takes the next place.
   *[points] Rounds are played for points.
}
field-double-score = Double score
field-double-score-what = Every round scores twice.
rule-double-score = Every round scores twice its points.
field-first-card = First card
field-first-card-what = What the first card turned up may be.
value-first-card = { $value ->
    [number_only] a number
    [any] anything
    [none] none
   *[official] official
}
rule-first-card = { $value ->
    [number_only] The first card turned up is always a number.
    [any] Anything may be turned up first; of a Wild Draw Four, the first player names the color, draws four, and misses a turn unless “Play after drawing” is on.
    [none] No card is turned up: the host begins the first round, and any card may be the first.
   *[official] The first card turned up takes effect.
}
field-wild-draw-four = Wild Draw Four
field-wild-draw-four-what = When it may be played, and whether it can be challenged.
value-wild-draw-four = { $value ->
    [strict] only when legal
    [free] any time
   *[challenge] may be challenged
}
rule-wild-draw-four = { $value ->
    [strict] A Wild Draw Four can be played only when it is legal, so nobody challenges it.
    [free] A Wild Draw Four can be played any time and is never challenged.
   *[challenge] A Wild Draw Four can be challenged.
}
field-four-needs = Wild Draw Four is legal
field-four-needs-what = What the hand must lack for a Wild Draw Four to be legal.
value-four-needs = { $value ->
    [no_playable] without any playable card
   *[no_color] without the active color
}
rule-four-needs = { $value ->
    [no_playable] A Wild Draw Four is legal only if no other card in the hand could be played, other Wild Draw Fours aside.
   *[no_color] A Wild Draw Four is legal only if the hand has no card of the active color.
}
field-challenge-shows = A challenge shows
field-challenge-shows-what = Who sees the hand that is challenged.
value-challenge-shows = { $value ->
    [all] everybody the hand
   *[challenger] the challenger the hand
}
rule-challenge-shows = { $value ->
    [all] A challenged hand is shown to everybody.
   *[challenger] A challenged hand is shown to the challenger alone.
}
field-stacking = Stacking
field-stacking-what = Whether a draw card can be answered by another, so that the sum passes on.
value-stacking = { $value ->
    [same] the same card
    [raise] the same or a Draw Four
    [any] any draw card
   *[none] none
}
rule-stacking = { $value ->
    [same] Draw cards stack: answer a Draw Two with a Draw Two, or a Wild Draw Four with a Wild Draw Four, and the sum passes on.
    [raise] Draw cards stack: answer with the same card, or a Draw Two with a Wild Draw Four, and the sum passes on.
    [any] Draw cards stack: answer any of them with any other, and the sum passes on.
   *[none] Draw cards do not stack.
}
field-reverse-sends-back = Reverse sends back
field-reverse-sends-back-what = Whoever owes cards may play a Reverse to send them back.
rule-reverse-sends-back = Whoever owes cards may play a fitting Reverse: then the player before owes them.
field-skip-passes-on = Skip passes on
field-skip-passes-on-what = Whoever owes cards may play a Skip to pass them on.
rule-skip-passes-on = Whoever owes cards may play a fitting Skip: then the next player owes them.
field-draw = Draw
field-draw-what = How many cards are drawn when none is played.
value-draw = { $value ->
    [until_playable] until one fits
   *[one] one card
}
rule-draw = { $value ->
    [until_playable] Instead of playing you draw until a card fits.
   *[one] Instead of playing you draw one card.
}
field-drawn-card = A drawn card
field-drawn-card-what = What may be done with a drawn card that fits.
value-drawn-card = { $value ->
    [must_play] must be played
    [keep] is kept
   *[may_play] may be played
}
rule-drawn-card = { $value ->
    [must_play] A drawn card that fits must be played.
    [keep] Drawing ends the turn: the drawn card is kept.
   *[may_play] A drawn card that fits may be played at once.
}
field-must-play = Must play
field-must-play-what = Whoever holds a card that fits must play; no draw instead.
rule-must-play = Whoever holds a card that fits cannot draw instead of playing.
field-play-after-drawing = Play after drawing
field-play-after-drawing-what = Whoever takes two or four cards then plays on.
rule-play-after-drawing = Whoever takes the cards of a Draw Two or Wild Draw Four plays their turn after it.
field-blind-draw = Blind draw
field-blind-draw-what = Whoever draws sees the card only when their next turn begins.
rule-blind-draw = A drawn card lies face down, for its owner too, until their next turn begins; it cannot be played in the turn in which it was drawn.
field-seven = Seven swaps
field-seven-what = A 7 swaps hands with a player of your choice.
rule-seven = A **7** swaps your hand with that of a player you choose.
field-zero = Zero passes on
field-zero-what = A 0 passes all hands on to the next player.
rule-zero = A **0** passes every hand on to the next player.
field-jump-in = Jump-in
field-jump-in-what = The very same card may be played out of turn.
rule-jump-in = Whoever holds the very same card as the top one may play it out of turn; play goes on from there.
field-several = Several at once
field-several-what = Cards with the same face may be played together.
rule-several = Cards with the same face may be played together in one turn.
field-bomb = Bomb
field-bomb-what = Three or more cards at once make everybody else draw one.
rule-bomb = Three or more cards played at once make everybody else draw one.
field-uno = Uno
field-uno-what = How Uno is said.
value-uno = { $value ->
    [strict] said for the last card
    [announced] announced by itself
    [off] not said
   *[call] to be called
}
rule-uno = { $value ->
    [strict] Uno counts only once you hold one card.
    [announced] Uno is announced by itself.
    [off] Nobody has to say Uno.
   *[call] With one card left, say Uno.
}
field-uno-penalty = Missed Uno costs
field-uno-penalty-what = What somebody draws who is caught without Uno.
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
field-false-catch-what = What somebody draws who catches where there is nothing to catch.
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
field-wrong-play-what = What somebody draws who plays a card that does not fit.
value-wrong-play = { $value ->
    [0] nothing
    [one] { $value } card
   *[other] { $value } cards
}
rule-wrong-play = { $value ->
    [0] A wrong play costs nothing.
    [one] Playing a card that does not fit costs one card.
   *[other] Playing a card that does not fit costs { $value } cards.
}
field-hand-limit = Hand limit
field-hand-limit-what = The number of cards that is too many.
value-hand-limit = { $value ->
    [0] none
   *[other] { $value } cards
}
rule-hand-limit = { $value ->
    [0] A hand may be as large as it gets.
   *[other] { $value } cards in a hand are the limit.
}
field-at-limit = At the limit
field-at-limit-what = What becomes of somebody with a hand at the limit.
value-at-limit = { $value ->
    [no_draw] cannot draw
   *[out] is out
}
rule-at-limit = { $value ->
    [no_draw] Whoever holds that many cannot draw instead of playing, and may pass; cards that are owed are still taken.
   *[out] Whoever holds that many after a move is out of the round; their cards still count for the winner.
}
field-last-card = Last card
field-last-card-what = What the last card may be.
value-last-card = { $value ->
    [no_action] no action card
    [no_wild] no wild
   *[any] any
}
rule-last-card = { $value ->
    [no_action] Nobody goes out with an action card or a wild.
    [no_wild] Nobody goes out with a wild.
   *[any] Any card may be the last.
}
field-teams = Teams
field-teams-what = Partners sit opposite each other and score together.
rule-teams = Partners sit opposite each other: they score together, and only the opponents' hands count.
field-elimination = Elimination
field-elimination-what = After each round the player with the most points in hand leaves.
rule-elimination = After each round the player with the most points in hand leaves. The last one left wins the match; the target does not matter.
field-revenge = Revenge
field-revenge-what = A sum that is answered by stacking doubles.
rule-revenge = A sum that is answered by stacking is doubled before the new cards are added, up to 50 cards in all.
field-open-hands = Open hands
field-open-hands-what = Hands with fewer cards than this lie open.
value-open-hands = { $value ->
    [0] never
   *[other] under { $value } cards
}
rule-open-hands = { $value ->
    [0] Hands stay hidden.
   *[other] A hand with fewer than { $value } cards lies open for everybody.
}
field-no-hints = No hints
field-no-hints-what = Cards that fit are not marked.
rule-no-hints = Cards that fit are not marked in your hand.
field-reshuffle-seats = Seats reshuffled
field-reshuffle-seats-what = Before every new round everybody changes seats by lot.
rule-reshuffle-seats = Before every round but the first everybody changes seats by lot; scores go along, and the deal passes to the left of where the last dealer sits then.
field-blitz = Blitz
field-blitz-what = How long a round may take; then the fewest points win it.
value-blitz = { $value ->
    [0] off
   *[other] { $value } seconds a round
}
rule-blitz = { $value ->
    [0] A round takes as long as it takes.
   *[other] A round lasts { $value } seconds at most; then the fewest points in hand win it.
}
field-turn-seconds = Turn time
field-turn-seconds-what = How long a move may take.
value-turn-seconds = { $value ->
    [0] the server's
   *[other] { $value } seconds
}
rule-turn-seconds = { $value ->
    [0] A move may take the server's usual time.
   *[other] A move may take { $value } seconds.
}
house-rules-title = Rules of this match
house-rules-preset = Choose a preset
house-rules-group = Change single rules
house-rules-other-number = Another number …
house-rules-code = Paste a rule code
house-rules-code-label = The code, as another table shows it
house-rules-number-label = A number from { $low } to { $high }
refused-only-host-rules = Only the host can change the rules; { $host } is the host.
refused-running-rules = The match is running, so its rules stay as they are.
refused-no-such-number = That takes a number from { $low } to { $high }.
