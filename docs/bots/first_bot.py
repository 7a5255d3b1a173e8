"""A first bot in Python 3, standard library only: knocks with a good hand, and keeps the best cards that it sees.

npm run arena -- --rules scat --seats "pipe:python3 docs/bots/first_bot.py",random --matches 100
"""

import json
import sys

POINTS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}
GOOD = 23  # a hand to knock with
HELPFUL = 6  # golf: what a card must add to the row to be placed in it
ALWAYS = ["declare", "look", "deal", "buy-in", "keep"]  # played wherever they are on offer


def points(card):
    return POINTS.get(card[0]) or int(card[0])


def value(cards, golf=False):
    """The best total within a suit; in golf within a rank, too."""
    totals = {}
    for card in cards:
        for group in card if golf else card[1]:
            totals[group] = totals.get(group, 0) + points(card)
    return max(totals.values(), default=0)


def without(cards, card):
    return [other for other in cards if other != card]


def draw(view, legal):
    hand, top = view["hand"], view["top"]
    if "knock" in legal and value(hand) >= GOOD:
        return "knock"
    if "take" in legal and any(value(without(hand, card) + [top]) > value(hand) for card in hand):
        return "take"
    return next(action for action in ["draw", "pass", "take"] if action in legal)


def discard(view, legal):
    cards = view["hand"] + ([view["drawn"]] if view["drawn"] else [])  # some rules have one discard first
    # Keep the most; among equals, part with the lowest card.
    discards = [action for action in legal if action.startswith("discard")]
    best = max(discards, key=lambda action: (value(without(cards, action[-2:])), -points(action[-2:])))
    knock = "knock " + best[-2:]  # where the rules have one knock with the discard
    return knock if knock in legal and value(without(cards, best[-2:])) >= GOOD else "discard " + best[-2:]


def exchange(view, legal):
    hand = view["hand"]
    if "knock" in legal and value(hand) >= GOOD:
        return "knock"
    best = {card: max(value(without(hand, own) + [card]) for own in hand) for card in view["pool"]}
    wanted = max(best, key=best.get)
    return "pass" if "pass" in legal and best[wanted] <= value(hand) else "take " + wanted


def golf(view, legal):
    row = [card for card in view["rows"][view["seat"]] if card]
    card = view["drawn"] or view["top"]
    helps = value(row + [card], golf=True) - value(row, golf=True) >= HELPFUL
    wanted = ["take" if helps else "draw", "replace" if helps else "flip"]
    return next((action for action in legal if action.split()[0] in wanted), legal[0])


def decide(view, legal):
    for action in ALWAYS:
        if action in legal:
            return action
    if "rows" in view:
        return golf(view, legal)
    if view.get("pool") and view["drawn"] is None:
        return exchange(view, legal)
    return draw(view, legal) if view["phase"] == "draw" else discard(view, legal)


sys.stdin.reconfigure(encoding="utf-8")  # names in rules, whatever the system's own encoding is
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "First bot, in Python"}), flush=True)
    elif message["type"] == "decide":
        print(json.dumps({"action": decide(message["view"], message["legal"])}), flush=True)
    elif message["type"] == "bye":
        break
