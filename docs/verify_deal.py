"""Check the deals of the matches in a record.

Call it with the file: python3 verify_deal.py record.jsonl

It was written after fair-deals.md alone. It uses no part of unobot, and of Uno it knows only the discard pile. A
shuffle that needs more, such as the hands that a wild shuffles, is counted as not followed. If each seat draws from its
own stock, or if cards have two sides, it also deals out the draws. Then it compares the hands at the end of each round.
"""

import json
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from typing import Any

FACES = [*"0123456789", "S", "R", "D2"]
KINDS = [
    *(color + face for color in "RYGB" for face in FACES),
    *("W", "WD4", "WSW", "WSH", "WC"),
    *(color + face for color in "RYGB" for face in ("D4", "SA", "DA")),
    *("WR4", "WRL", "WD6", "WD10", "WRV", "WSK", "WS2", "WD2", "WT2", "WFS"),
    *(color + face for color in "RYGB" for face in ("H1", "H2", "TH")),
    *("WAH", "WHF", "WAA"),
]
OFFICIAL = {**dict.fromkeys(FACES, 2), "0": 1, "W": 4, "WD4": 4}
DECKS = {
    "official": OFFICIAL,
    "classic113": {**OFFICIAL, "WSW": 1, "WSH": 1, "WC": 3},
    "no_mercy": {
        **dict.fromkeys("0123456789", 2),
        "S": 3,
        "R": 3,
        "D2": 3,
        "D4": 2,
        "SA": 2,
        "DA": 3,
        "WR4": 8,
        "WRL": 8,
        "WD6": 4,
        "WD10": 4,
    },
    "all_wild": {"W": 56, **dict.fromkeys(("WD4", "WRV", "WSK", "WS2", "WD2", "WT2", "WFS"), 8)},
    "attack": {**dict.fromkeys("123456789", 2), "S": 2, "R": 1, "H1": 1, "H2": 2, "DA": 2, "W": 4, "WAA": 4},
    "attack_classic": {
        **dict.fromkeys("123456789", 2),
        "S": 2,
        "R": 2,
        "H2": 2,
        "DA": 1,
        "TH": 1,
        "W": 4,
        "WAH": 2,
        "WHF": 2,
    },
    "flip": {**dict.fromkeys("123456789", 2), "S": 2, "R": 2, "D1": 2, "F": 2, "W": 4, "WD2": 4},  # the light sides
}
PRINTED = """
    R1/P3 R1/U2 R2/OR R2/UD5 R3/P7 R3/WDC R4/OF R4/UD5 R5/P2 R5/T5 R6/O9 R6/PSA R7/O1 R7/U5 R8/T7 R8/UR R9/TR R9/U5
    RS/OD5 RS/W RR/T7 RR/U3 RD1/P3 RD1/P4 RF/P8 RF/U3 Y1/PSA Y1/W Y2/T1 Y2/T8 Y3/PD5 Y3/U1 Y4/PD5 Y4/UF Y5/T8 Y5/U9
    Y6/OSA Y6/WDC Y7/O2 Y7/U6 Y8/O2 Y8/P1 Y9/T5 Y9/U4 YS/O3 YS/TF YR/TF YR/W YD1/P1 YD1/U8 YF/O8 YF/P4 G1/O5 G1/OF
    G2/TD5 G2/TSA G3/PF G3/U2 G4/P8 G4/T9 G5/O7 G5/T4 G6/P5 G6/WDC G7/O6 G7/T2 G8/PR G8/T9 G9/OD5 G9/PR GS/O9 GS/U4
    GR/O1 GR/P7 GD1/O6 GD1/T6 GF/T3 GF/WDC B1/USA B1/USA B2/O8 B2/P6 B3/T2 B3/U8 B4/TD5 B4/U1 B5/OR B5/P9 B6/TSA
    B6/UR B7/O3 B7/OSA B8/T4 B8/TR B9/O5 B9/UF BS/P9 BS/T1 BR/O4 BR/W BD1/P6 BD1/T6 BF/U6 BF/U7 W/P5 W/PF W/T3 W/U7
    WD2/O4 WD2/O7 WD2/P2 WD2/U9
"""
PAIRS = re.findall(r"\S+", PRINTED)  # the cards of flip: the light side, and the dark one
NEVER_FIRST = {
    "official": ["WD4"],
    "classic113": ["WD4"],
    "all_wild": [],
    "flip": ["WD2"],
}  # of the other decks: all but numbers
LAUNCHER = [
    [820, 20, 25, 26, 25, 22, 18, 15, 11, 8, 5, 3, 1, 1],
    [502, 34, 52, 61, 63, 63, 57, 50, 41, 31, 22, 14, 7, 3],
    [413, 63, 80, 82, 82, 71, 61, 49, 38, 27, 18, 10, 5, 1],
    [454, 46, 65, 71, 73, 70, 60, 51, 40, 30, 20, 12, 6, 2],
    [0, 17, 39, 62, 83, 100, 114, 116, 117, 109, 95, 75, 50, 23],
]
_COLOR = "[RYGBPTOU]"
_WILD = "|".join(sorted(("WDC", *(kind for kind in KINDS if kind[0] == "W")), key=len, reverse=True))
CARD = re.compile(rf"({_COLOR}(?:\d|SA|S|R|D\d|DA|F|H1|H2|TH)|{_WILD})({_COLOR}?)(?=[+>!]|$)")  # a wild: WD4B or WRL
MOVE_HANDS = ["elimination", "seven", "zero", "several", "hand_limit", "wrong_play"]
POOL = ["others_draw", "pass_hands", "target_draws", "skip_all", "swap"]


def stream(*place: bytes | str | int) -> Iterator[int]:
    """Yield the numbers of one purpose, round and number, from 0 to 65,535."""
    words = [part if isinstance(part, bytes) else str(part).encode("ascii") for part in place]
    for block in count():
        digest = sha256(b"|".join([*words, b"%d" % block])).digest()
        yield from (int.from_bytes(digest[at : at + 2], "big") for at in range(0, 32, 2))


def below(n: int, numbers: Iterator[int]) -> int:
    """Return a number from 0 to n - 1, each equally likely."""
    while (x := next(numbers)) >= 65536 - 65536 % n:
        pass
    return x % n


def shuffled(cards: list[str], *place: bytes | str | int) -> list[str]:
    """Return the cards in the order that follows from the key, the purpose, the round and the number."""
    order, numbers = list(cards), stream(*place)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return order


def divided(cards: list[str], seats: int, absent: list[int]) -> list[list[str]]:
    """Return the stock of each seat: the same number of cards, and one more for the first seats if some are left."""
    present = [seat for seat in range(seats) if seat not in absent]
    stocks: list[list[str]] = [[] for _ in range(seats)]
    at = 0
    for place, seat in enumerate(present):
        size = len(cards) // len(present) + (place < len(cards) % len(present))
        stocks[seat] = cards[at : at + size]
        at += size
    return stocks


def face_up(card: str) -> str:
    """Return the side in play of a card."""
    return card.split("/", maxsplit=1)[0]


def turned(cards: list[str]) -> list[str]:
    """Return cards with their other side in play."""
    return ["/".join(reversed(card.split("/"))) for card in cards]


def borrow(stocks: list[list[str]], seat: int, due: int) -> None:
    """Fill a stock from the ends of the longest others until it has enough cards, or until those are empty."""
    others = [stock for other, stock in enumerate(stocks) if other != seat]
    while len(stocks[seat]) < due and any(others):
        stocks[seat].append(max(others, key=len).pop())  # of equal ones, max takes the first


class Match:
    """The chance of one match: what is wrong with it, how much was drawn again, and how much was not followed."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.rules, self.seats = header["ruleset"], len(header["seats"])
        seed, self.start = bytes.fromhex(header["seed"]), int(header["start"])
        self.key = sha256(seed + b"|%d" % self.start).digest()
        kept = sha256(seed).hexdigest() == header["commitment"]
        self.wrong = [] if kept else ["the commitment is not the SHA-256 of the seed"]
        self.drawn = self.lost = 0
        self.round = self.shuffles = self.out = 0
        self.pile: list[str] = []  # until the first move: the rest of the deck
        self.discard: list[str] = []
        self.waiting: list[str] = []  # a new order, which stands before the move that needed it
        self.votes: list[int] = []
        self.before: list[str] = []  # the discards before the last move, which may be taken back
        self.held: list[list[str]] = []  # the hands then
        leave = self.rules["scoring"] == "until_last" or self.rules.get("both_out", False)  # seats that went out
        own = self.rules.get("own_stocks", False) and not leave
        moves_hands = any(self.rules[rule] for rule in MOVE_HANDS)
        self.draws = own and self.rules["cards"] == "official" and not moves_hands
        self.turns = self.rules["cards"] == "flip" and not moves_hands and not self.rules["bomb"]
        self.presses = self.silent = 0  # of a launcher
        self.dealt = self.left = 0  # the cards dealt at the begin of the round, and the seat left of the dealer
        self.deck: list[str] = []
        self.hands: list[list[str]] = []
        self.stocks: list[list[str]] = []
        self.laid: list[str] = []  # by the last move

    def expect(self, what: str, told: object, true: object) -> None:
        """Compare the record with the value that follows from the seed."""
        self.drawn += 1
        if told != true:
            self.wrong.append(f"round {self.round}: {what} does not follow from the seed")

    def read(self, line: dict[str, Any]) -> None:
        """Take the next line of the record."""
        if "round" in line:
            self.deal(line)
        elif "reshuffle" in line and self.pile and self.goes_back(self.discard[0]):
            self.expect("a new first card", line["reshuffle"], self.shuffled(self.pile))
            self.pile, self.discard = line["reshuffle"], line["reshuffle"][:1]
            self.deck[self.dealt :] = self.pile
        elif "launcher" in line:
            self.press(line["launcher"])
        elif "reshuffle" in line:
            self.waiting = line["reshuffle"]
        elif "move" in line:
            self.move(line)
        elif "vote" in line:
            self.vote(line)
        elif "seats" in line and "from" not in line:
            self.seats = len(line["seats"])  # another player sits there, or new seats join with the next deal
        elif "from" in line:
            seats = [str(seat) for seat in range(self.seats)]
            true = shuffled(seats, self.key, "seats", self.round + 1, 0)
            self.expect("the seats after it", [str(seat) for seat in line["from"]], true)
        elif "end" in line and (self.draws or self.turns) and self.hands:
            shown = [list(map(face_up, hand)) for hand in self.hands]
            ended, followed = (list(map(sorted, hands)) for hands in (line["hands"], shown))
            if ended != followed:
                self.wrong.append(f"round {self.round}: the hands at the end do not follow from the seed")
        self.out += "eliminated" in line

    def shuffled(self, cards: list[str]) -> list[str]:
        """Return the next shuffle of the round."""
        self.shuffles += 1
        return shuffled(cards, self.key, "shuffle", self.round, self.shuffles - 1)

    def deal(self, line: dict[str, Any]) -> None:
        """Check the start of a round: first dealer, deck, the card turned up."""
        self.round, self.shuffles = line["round"], 0
        self.presses = self.silent = 0
        copies = DECKS[self.rules["cards"]]
        deck = [
            kind
            for kind in KINDS
            for _ in range(copies.get(kind if kind[0] == "W" else kind[1:], 0) * self.rules["decks"])
        ]
        if self.rules["cards"] == "flip":
            deck = [pair for pair in PAIRS for _ in range(self.rules["decks"])]
            if self.rules["pairing"] == "by_lot":
                backs = shuffled(deck, self.key, "pairing", self.round, 0)
                deck = [f"{card.split('/')[0]}/{other.split('/')[1]}" for card, other in zip(deck, backs, strict=True)]
        self.expect("the deal", line["shuffle"], self.shuffled(deck))
        turns_up = self.rules["first_card"] != "none"
        if self.round == 1 and self.start >= 1 << 22:
            lot = below(self.seats, stream(self.key, "dealer", 0, 0)) if turns_up else self.seats - 1
            self.expect("the first dealer", line["dealer"], lot)
        self.hands, self.stocks, self.deck = [], [], line["shuffle"]
        self.dealt, self.left = self.rules["hand_size"] * self.seats, (line["dealer"] + 1) % self.seats
        self.pile = line["shuffle"][self.rules["hand_size"] * (self.seats - self.out) :] if turns_up else []
        self.discard = self.pile[:1]

    def goes_back(self, card: str) -> bool:
        """Return whether a first card goes back into the pile."""
        card = face_up(card)
        is_number, never = card[1:].isdigit(), NEVER_FIRST.get(self.rules["cards"])
        back = not is_number if never is None else card in never
        unfit = {"official": back, "number_only": not is_number, "no_wild": card[0] == "W"}
        return unfit.get(self.rules["first_card"], False)

    def press(self, fired: list[int]) -> None:
        """Check what the presses of a launcher fired."""
        for cards in fired:
            lot = below(1000, stream(self.key, "launcher", self.round, self.presses))
            chances = LAUNCHER[self.silent]
            true = next(number for number in range(len(chances)) if sum(chances[: number + 1]) > lot)
            self.expect("what the launcher fired", cards, true)
            self.presses, self.silent = self.presses + 1, 0 if cards else self.silent + 1

    def deal_out(self) -> None:
        """Deal the hands, and divide the rest. The first card can make the seat left of the dealer draw."""
        turns = [(self.left + place) % self.seats for place in range(self.seats)]
        self.hands = [self.deck[turns.index(seat) : self.dealt : self.seats] for seat in range(self.seats)]
        rest = self.deck[self.dealt + len(self.discard) :]
        self.stocks = [rest] if self.turns else divided(rest, self.seats, [])
        answered = self.rules["stacking"] != "none" or self.rules["reverse_sends_back"] or self.rules["skip_passes_on"]
        first = face_up(self.discard[0])[1:] if self.discard else ""
        if first in ("D1", "D2") and not answered:
            self.draw(self.left, int(first[1]))
        elif first == "F":
            self.turn_over()

    def turn_over(self) -> None:
        """Turn the discards, the pile and all hands over."""
        self.discard.reverse()
        self.stocks[0].reverse()
        self.discard, self.stocks = turned(self.discard), [turned(self.stocks[0])]
        self.hands = [turned(hand) for hand in self.hands]

    def draw(self, seat: int, due: int) -> None:
        """Let a seat draw from its own stock. New discards are divided when all stocks are empty.

        If cards have two sides, there is one pile, and new discards come behind it.
        """
        if self.turns:
            pile = self.stocks[0] + (self.waiting if len(self.stocks[0]) < due else [])
            self.hands[seat] += pile[:due]
            self.stocks = [pile[due:]]
            return
        borrow(self.stocks, seat, due)
        if len(self.stocks[seat]) < due:
            for stock, more in zip(self.stocks, divided(self.waiting, self.seats, []), strict=True):
                stock.extend(more)
            borrow(self.stocks, seat, due)
        self.hands[seat] += self.stocks[seat][:due]
        del self.stocks[seat][:due]

    def follow(self, line: dict[str, Any], laid: list[str]) -> None:
        """Take the laid cards out of the hand, and draw for the seats that hold more than before."""
        for card in laid:
            if card in self.hands[line["seat"]]:
                self.hands[line["seat"]].remove(card)
            else:
                self.wrong.append(f"round {self.round}: seat {line['seat']} lays {card}, which it did not draw")
        for seat, held in enumerate(line["counts"]):
            self.draw(seat, max(0, held - len(self.hands[seat])))

    def take(self, seat: int, card: str) -> str:
        """Take the first card with this side in play out of a hand, and return it with both sides."""
        pair = next((held for held in self.hands[seat] if face_up(held) == card), "")
        if pair:
            self.hands[seat].remove(pair)
        else:
            self.wrong.append(f"round {self.round}: seat {seat} lays {card}, which it did not draw")
        return pair or card

    def move(self, line: dict[str, Any]) -> None:
        """Follow a move: a vote by lot, shuffled discards, and cards that lie on them."""
        if line["move"] == "back":
            self.discard, self.before = self.before, []
            if self.draws:
                self.hands[line["seat"]] += self.laid
            elif self.turns:
                self.hands = self.held
            return
        if (self.draws or self.turns) and not self.hands:
            self.deal_out()
        self.before, self.held = self.discard, [hand.copy() for hand in self.hands]
        if line["move"].startswith("vote "):
            self.count_vote(line)
        # The first card named lies on top; a wild names its color too: WD4B.
        laid = [card for card, _ in CARD.findall(line["move"].partition(">")[0])] if line["move"][0].isupper() else []
        # A Discard All takes cards along that no line names, and no line names the back of a laid card.
        hidden = "DA" in DECKS[self.rules["cards"]] or (self.rules["cards"] == "flip" and not self.turns)
        if self.turns:
            laid = [self.take(line["seat"], card) for card in laid]
        if self.waiting and (self.rules["hand_limit"] or self.rules["wrong_play"] or hidden):
            self.shuffles += 1  # these rules put hands among the discards, or leave cards laid in the hand
            self.lost += 1
        elif self.waiting:
            covered = self.discard + laid[:0:-1] if laid else self.discard[:-1]
            self.expect("a reshuffle", self.waiting, self.shuffled(covered))
        if "hands" in line:
            self.shuffles += 1
            self.lost += 1
        self.laid = laid
        self.discard = (laid[:1] or self.discard[-1:]) if self.waiting else self.discard + laid[::-1]
        if "side" in line and self.turns:
            self.turn_over()
        if self.draws or self.turns:
            self.follow(line, [] if self.turns else laid)
        self.pile, self.waiting = [], []

    def count_vote(self, line: dict[str, Any]) -> None:
        """Count a vote. A lot casts that of a player whose time was up."""
        self.votes.append(int(line["move"][5:]))
        if line.get("by") == "clock":
            self.expect("a vote", self.votes[-1], below(3, stream(self.key, "clock", 0, line["seat"])))

    def vote(self, line: dict[str, Any]) -> None:
        """Check the rules of the vote, and which of them won."""
        self.expect("the choice of rules", line["vote"], shuffled(POOL, self.key, "rules", 0, 0)[:3])
        if line["rule"] is not None:
            order = shuffled(line["vote"], self.key, "vote", 0, 0)
            self.expect(
                "the rule", line["rule"], max(order, key=lambda rule: self.votes.count(line["vote"].index(rule)))
            )


def main() -> int:
    """Print the result of every match in the file. Return 1 if something is wrong."""
    matches: list[Match] = []
    with open(sys.argv[1], encoding="utf-8") as file:  # noqa: PTH123 - as plain as can be
        for line in map(json.loads, file):
            if "record" in line:
                matches.append(Match(line))
            else:
                matches[-1].read(line)
    for number, match in enumerate(matches, 1):
        found = "; ".join(match.wrong) or "fair"
        print(f"match {number}: {found} ({match.drawn} drawn again, {match.lost} not followed)")
    return int(any(match.wrong for match in matches))


if __name__ == "__main__":
    sys.exit(main())
