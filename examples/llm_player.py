"""The smallest player for `deductio llm`: chooses by lot, and believes every answer equally likely.

    deductio llm cluedo --player "python examples/llm_player.py"

Put a call of your model in place of `answer`: it gets the rules, the story and the ask as text, and
gives back one line.
"""

import json
import random
import re
import sys

LISTED = re.compile(r"^(\d+)(?:-(\d+))?\. ", re.MULTILINE)
FACT = re.compile(r"\S+@\S+(?= \()")


def answer(rules, text):
    ask = text.rpartition("\n\n")[2]
    numbers = [int(last or first) for first, last in LISTED.findall(ask)]
    return {"choice": random.randint(1, max(numbers)), "beliefs": equal_odds(rules)}


def equal_odds(rules):
    """The rules list all that is sought, one line for each kind, of which exactly one is true."""
    kinds = [FACT.findall(line) for line in rules.splitlines() if line.startswith("- ")]
    return {fact: 1 / len(facts) for facts in kinds for fact in facts}


def main():
    random.seed(1)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "ask":
            print(json.dumps(answer(message["rules"], message["text"])), flush=True)


if __name__ == "__main__":
    main()
