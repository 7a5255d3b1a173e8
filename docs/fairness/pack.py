"""What a secret commits to, and the order it gives: python3 pack.py SECRET POSITION WORD [PURPOSE [CARD... or PLAYERS]]"""
import hashlib, hmac, sys, unicodedata

secret, position, word, purpose, *objects = [*sys.argv[1:], "deal"] if len(sys.argv) == 4 else sys.argv[1:]
cards = objects or [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]

parts = ["thirty-one-fair/1", purpose, position, unicodedata.normalize("NFC", word)]
key = hmac.digest(bytes.fromhex(secret), b"\0".join(part.encode() for part in parts), "sha256")
blocks = (hmac.digest(key, counter.to_bytes(4, "big"), "sha256") for counter in range(2**32))
numbers = (int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4))

def below(bound):
    return next(number % bound for number in numbers if number < 2**32 // bound * bound)

print(hashlib.sha256(bytes.fromhex(secret)).hexdigest())
if purpose == "dealer":
    print(below(int(objects[0])))
else:
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    print(*cards)
