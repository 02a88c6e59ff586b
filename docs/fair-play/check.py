"""Checks the seal, digest and transcript of a record, and draws its luck: only standard library.

Usage: python check.py RECORD
"""

import base64
import hashlib
import json
import sys
import zlib

LARGEST = 16 * 1024 * 1024


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


def plain(value, **how):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, **how).encode()


def told(record, reader):
    """The hash of what the transcript says a seat, or None for spectators, was told."""
    packed = base64.b64decode(record["transcript"])
    lines = zlib.decompressobj().decompress(packed, LARGEST).splitlines()
    heard = [heard for line in lines for heard in json.loads(line)["heard"]]
    events = [plain(one["event"]) + b"\n" for one in heard if reader in one["by"]]
    return sha(*events).hex()


def wrong_shares(record):
    promises, missing = record["shares"]["promises"], record["shares"]["missing"]
    if len(promises) != len(record["nonces"]):
        return "there is not one promise for each share in the luck"
    late = []
    for seat, (nonce, promise) in enumerate(zip(record["nonces"], promises)):
        absent = f"deductio nonce 2\n{record['commitment']}{seat}".encode()
        if nonce == sha(absent).hex():
            late += [seat] if promise else []
        elif sha(b"deductio promise 2\n", nonce.encode()).hex() != promise:
            return f"the share of seat {seat} in the luck is not what was promised"
    return "" if late == missing else "which shares are missing is not said as it is"


def wrong_with(record):
    secret = bytes.fromhex(record["secret"])
    if sha(b"deductio commitment 1\n", secret).hex() != record["commitment"]:
        return "the secret does not fit the commitment"
    bare = {**record, "format": 1, "digest": "0" * 64}
    bare.pop("transcript", None)
    if sha(plain(bare, sort_keys=True)).hex() != record["digest"]:
        return "the digest does not fit the record"
    if "shares" in record and wrong_shares(record):
        return wrong_shares(record)
    if record.get("transcript"):
        for reader, expected in [*enumerate(record["streams"]), (None, record["public"])]:
            if told(record, reader) != expected:
                return "the transcript does not fit the record"
    return ""


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        reason = wrong_with(json.load(file))
    print(reason or "the seal and the digest fit")
    sys.exit(bool(reason))
