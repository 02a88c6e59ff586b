"""Puzzles: positions of real games, seen by one seat, each with one question that can be proven.

What others use:

- `codes.read_code(text)`: what a code names, or `Refused` in one sentence;
- `making.make(code) -> Made`: the same puzzle anywhere, from its code alone; kept once made;
- `finding.find(game, seed, grade) -> Made`: a puzzle of that grade, the same for the same seed;
- `telling.words_for(made, language) -> Words`: words spoken to the seat of a puzzle;
- `telling.told(made, words) -> Puzzle`: as somebody sees it who is to solve it, without the answer;
- `telling.judge(made, words, answer) -> Judged`: `answer` is the key of an option, else `Refused`;
- `telling.hint(made, words, step) -> HintStep`: steps 1 to 3; the last one proves it.

`Made` has `code`, `game`, `seat`, `grade`, `rounds`, `kind`, `theme`, `stream` (the pruned stream
of the seat, which any notebook reads), `lines`, `options`, `answer` and `events` (of the proof).
"""
