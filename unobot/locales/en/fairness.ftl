## The cards of a server beside what chance expects

fairness-title = Are the cards fair here?
fairness-cards = { $count ->
    [one] { $count } card came into a hand here.
   *[other] { $count } cards came into hands here.
}
fairness-odds = Differences from chance this big or bigger come in { $count } of { $many } fair servers.
fairness-rare = Differences from chance this big or bigger come in fewer than 1 of { $many } fair servers.
fairness-few = That's too few to compare with chance. A few more rounds are needed.
fairness-row = { $kind }: **{ $drawn }** · expected { $expected }
fairness-numbers = { $color } numbers
fairness-other = Newer wilds
fairness-how = All cards dealt and drawn in finished matches, the last { $most } at most. The expected numbers follow from what was in the pile at each draw.
fairness-check = Each match can be checked card by card: **Check the deal** stands on its last message.
refused-fairness-place = The counts belong to a server. Use this command there.
