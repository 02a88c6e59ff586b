// A server of boardgame.io with a small game of suggestions and answers, to run beside ours.
//
//   node boardgameio.js FOLDER     where FOLDER holds node_modules with boardgame.io
//
// Twenty-one cards of three kinds, one of each set aside, the rest dealt to four seats. Whoever is
// on turn names one card of each kind; the next seat that holds one of them must show one of its
// choice, and only the asker learns which. Everyone sees the latest suggestions. The game deals
// with secrets as boardgame.io means it, and has no end. Prints its port when it listens.
const { createRequire } = require("node:module");
const path = require("node:path");

process.env.NODE_ENV = "production";
const installed = createRequire(path.join(path.resolve(process.argv[2]), "any.js"));
const { Server } = installed("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = installed("boardgame.io/core");

const KINDS = [6, 6, 9];
const LATEST = 28; // suggestions that everyone sees: about 1.9 kB for an update

/** The number of a card: kinds follow each other. */
const cardOf = (kind, number) => KINDS.slice(0, kind).reduce((sum, size) => sum + size, 0) + number;
const kindOf = (card) => (card < 6 ? 0 : card < 12 ? 1 : 2);
const anyThree = (random) => KINDS.map((size, kind) => cardOf(kind, random.Die(size) - 1));

function deal({ ctx, random }) {
  const solution = anyThree(random);
  const others = [...Array(21).keys()].filter((card) => !solution.includes(card));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: [], shown: [] };
  random.Shuffle(others).forEach((card, at) => players[at % ctx.numPlayers].hand.push(card));
  const latest = Array.from({ length: LATEST }, (_, at) => ({
    by: String(at % 4),
    cards: anyThree(random),
    answered: String((at + 1) % 4),
  }));
  return { secret: { solution }, players, latest, asked: null };
}

function remember(G, suggestion) {
  G.latest.shift();
  G.latest.push(suggestion);
}

function suggest({ G, ctx, events, playerID }, ...cards) {
  const oneOfEach = cards.length === 3 && cards.every((card, kind) => kindOf(card) === kind);
  if (!oneOfEach) return INVALID_MOVE;
  for (let step = 1; step < ctx.numPlayers; step++) {
    const other = String((Number(playerID) + step) % ctx.numPlayers);
    if (G.players[other].hand.some((card) => cards.includes(card))) {
      G.asked = { by: playerID, cards, of: other };
      events.setActivePlayers({ value: { [other]: "answering" } });
      return undefined;
    }
  }
  remember(G, { by: playerID, cards, answered: null });
  events.endTurn();
  return undefined;
}

function show({ G, events, playerID }, card) {
  const asked = G.asked;
  const holds = G.players[playerID].hand.includes(card);
  if (!asked || asked.of !== playerID || !asked.cards.includes(card) || !holds) return INVALID_MOVE;
  const { shown } = G.players[asked.by];
  if (!shown.includes(card)) shown.push(card);
  remember(G, { by: asked.by, cards: asked.cards, answered: playerID });
  G.asked = null;
  events.endTurn();
  return undefined;
}

const game = {
  name: "suggestions",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: deal,
  playerView: PlayerView.STRIP_SECRETS,
  moves: { suggest: { move: suggest, client: false } },
  turn: { stages: { answering: { moves: { show: { move: show, client: false, redact: true } } } } },
};

const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, then) => listen(port, "127.0.0.1", then); // nobody else may come in
server.run(0).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
