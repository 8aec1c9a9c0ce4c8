#!/usr/bin/env python3
"""A sample bot for Tianxia, with nothing but the standard library.

    tianxia arena dragon --players 4 --bots "command:python3 examples/bot.py,random" --games 20

It reads lines of JSON from standard input and answers each decision with the
notation of an action (docs/bots.md). It plays by a simple taste: of the words
it likes, the first that occurs in a choice; else any choice.
"""

import json
import random
import sys

# What this bot likes, best first. Words are looked for in notation and label.
LIKES = ["large", "privilege", "court-lady", "old-monk", "research", "found", "taxes"]


def choose(choices):
    """The notation of one of the choices."""
    for word in LIKES:
        liked = [c for c in choices if word in c["action"] or word in c["label"]]
        if liked:
            return random.choice(liked)["action"]
    return random.choice(choices)["action"]


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            random.seed(told["seat"])
        elif told["type"] == "choose":
            answer = {"id": told["id"], "action": choose(told["choices"])}
            print(json.dumps(answer), flush=True)
        elif told["type"] == "over":
            break


if __name__ == "__main__":
    main()
