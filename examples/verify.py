#!/usr/bin/env python3
"""Check the shuffles of a Tianxia record without trusting Tianxia's generator.

    tianxia replay game.json --json > steps.jsonl
    python3 examples/verify.py game.json steps.jsonl

The record tells the seed, the commitment and the seats' words; the steps tell what Nature could do, with
weights. Everything else is computed here: SHA-256 (from the standard library) and ChaCha8 (below).
See "Fair Nature" in ARCHITECTURE.md.
"""
import hashlib
import json
import struct
import sys


def chacha8_block(key, number):
    """The words of one block: 8 rounds, 64-bit counter, nonce 0."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key)]
    start += [number & 0xFFFFFFFF, number >> 32, 0, 0]
    x = start[:]

    def quarter(a, b, c, d):
        for one, two, three, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[one] = (x[one] + x[two]) & 0xFFFFFFFF
            mixed = x[three] ^ x[one]
            x[three] = (mixed << turn | mixed >> (32 - turn)) & 0xFFFFFFFF

    for _ in range(4):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]


def below(n, words):
    """A number below n: the high half of word * n, drawn again while the low half is under 2^32 mod n."""
    while True:
        product = next(words) * n
        if product % 2**32 >= 2**32 % n:
            return product >> 32


def main(record_file, steps_file):
    record = json.load(open(record_file, encoding="utf-8"))
    seed = bytes.fromhex(record["seed"])
    if hashlib.sha256(seed).hexdigest() != record["commitment"]:
        sys.exit("the seed is not the one committed to")
    parts = [b"tianxia nature 1", seed]
    for words in record["contributions"]:
        parts += [struct.pack("<I", len(words.encode())), words.encode()]
    key, number = hashlib.sha256(b"".join(parts)).digest(), 0
    for line in map(json.loads, open(steps_file, encoding="utf-8")):
        if line.get("actor") != "nature":
            continue
        rest = below(sum(weight for _, weight in line["choices"]), iter(chacha8_block(key, number)))
        for chance, weight in line["choices"]:
            if rest < weight:
                break
            rest -= weight
        if chance != record["actions"][line["step"]][1]:
            sys.exit(f"step {line['step']}: {record['actions'][line['step']][1]!r} should be {chance!r}")
        number += 1
    print(f"fair: all {number} chance steps follow from the commitment")


if __name__ == "__main__":
    main(*sys.argv[1:])
