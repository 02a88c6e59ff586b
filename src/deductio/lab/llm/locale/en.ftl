# What a language model hears beside the words of its game, in English.

llm-who = { $is_named ->
    [yes] You play { $title }, a board game of deduction, at a table with others. You are { $me }.
   *[no] You play a board game of deduction at a table with others. You are { $me }.
}
llm-seats = The seats, clockwise, by number: { $seats }.
llm-line = - { $name }: { $value }
llm-yes = yes
llm-no = no
llm-options = This table plays with:
llm-sought = What you want to find out. Of each kind exactly one fact is true; a fact is written thing@place:
llm-of-these = { $size } of these, as a list:
llm-vocabulary = What things are called in JSON, and in words:
llm-how-listed =
    How to answer: with one JSON object on one line, and "choice" in it is the number of what you choose: {"{"}"choice": 3{"}"}. Where only the shape of many choices is given, write the choice itself: {"{"}"choice": {"{"}"type": "…", …{"}"}{"}"}. The number alone is understood too. What is not offered counts as an illegal answer.
llm-how-open =
    How to answer: with one JSON object on one line, and "choice" in it is your choice: {"{"}"choice": {"{"}"type": "…", …{"}"}{"}"}. The kinds of choices are given each time, not which of them the rules allow now; what they do not allow counts as an illegal answer.
llm-how-beliefs =
    In the same object, "beliefs" says how likely each fact is, from 0 to 1: {"{"}"choice": 3, "beliefs": {"{"}"thing@place": 0.25{"}"}{"}"}. Say 1 or 0 only of what is certain. State all facts of what you want to find out; others you may add.
llm-how-notes =
    In the same object, "notes" may be a short text for yourself: you get it back at your next choice, and nothing else of what you thought.
llm-answer = Answer with one JSON object on one line: {"{"}"choice": …{"}"}
llm-answer-beliefs = Answer with one JSON object on one line: {"{"}"choice": …, "beliefs": {"{"}…{"}"}{"}"}
llm-notes = Your notes: { $notes }
llm-wrong-unreadable = Your last answer was not taken: there is no choice in it that can be read.
llm-wrong-not-offered = Your last answer was not taken: this choice is not offered now.
