"""Checks the seal and the digest of a record, and draws its luck: nothing but the standard library.

Usage: python check.py RECORD
"""

import hashlib
import json
import sys


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def luck(secret, nonces):
    """The words of a game's luck, one after the other."""
    texts = [nonce.encode() for nonce in nonces]
    seed = sha(b"deductio luck 1\n", secret, *(len(t).to_bytes(4, "big") + t for t in texts))
    block = 0
    while True:
        words = sha(seed, block.to_bytes(8, "big"))
        for at in range(0, 32, 4):
            yield int.from_bytes(words[at : at + 4], "big")
        block += 1


def below(words, n):
    return next(word % n for word in words if word < 2**32 // n * n)


def shuffled(words, items):
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = below(words, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def wrong_with(record):
    secret = bytes.fromhex(record["secret"])
    if sha(b"deductio commitment 1\n", secret).hex() != record["commitment"]:
        return "the secret does not fit the commitment"
    bare = json.dumps(
        {**record, "digest": "0" * 64}, sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )
    if sha(bare.encode()).hex() != record["digest"]:
        return "the digest does not fit the record"
    return ""


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        reason = wrong_with(json.load(file))
    print(reason or "the seal and the digest fit")
    sys.exit(bool(reason))
