// A game that the page has never heard of: what every test of "the page knows no rule" uses.
import type { ReplyCatalog, ReplyState } from "../src/protocol/messages";
import type { Game } from "../src/state/session.svelte";

export const strangeGame: Game = {
  name: "strange",
  summary: "nobody knows",
  sides: { X: "north", O: "south" },
  pieces: "letters",
  unit: "marks",
  settings: [
    { name: "size", type: "size", help: "how big", default: "5", min: null, max: null, choices: [] },
    { name: "speed", type: "choice", help: "how fast", default: "slow", min: null, max: null, choices: ["slow", "fast"] },
    { name: "wrap", type: "flag", help: "round the edges", default: null, min: null, max: null, choices: [] },
  ],
  bots: [
    {
      name: "thinker",
      summary: "thinks",
      paper: null,
      command: false,
      lessons: [],
      options: [{ name: "depth", type: "integer", help: "how far", default: "3", min: 1, max: 9, choices: [] }],
    },
    { name: "stranger", summary: "runs a command", paper: null, command: true, options: [], lessons: [] },
  ],
  evaluators: [{ name: "feeling", summary: "a feeling", options: [] }],
  levels: [{ level: 1, bot: "thinker" }],
  overlays: [],
  hint_level: 5,
  usual_bot: "thinker",
  solver: false,
  proofs: true,
};

export const strangeCatalog: ReplyCatalog = {
  type: "catalog",
  games: [strangeGame],
  searches: [{ name: "alphabeta", ordered: true, doc: "alphabeta" }],
};

export function strangeState(board: string): ReplyState {
  return {
    type: "state",
    board,
    game: "strange",
    settings: { size: "5", wrap: true },
    start: "s",
    position: {
      text: "p",
      columns: 5,
      rows: 2,
      cells: "X-O--XX---",
      to_move: "X",
      legal: [
        { move: "b1", cell: 1 },
        { move: "e2", cell: 9 },
      ],
      last: { move: "c1", cell: 2, side: "O" },
      flips: [],
      decided_by: [],
      counts: { X: 3, O: 1 },
      rounds_left: 1,
      score: 2,
      over: false,
      winner: null,
    },
    ply: 1,
    moves: [{ move: "c1", cell: 2, side: "O", seconds: 0, nodes: 0, depth: 0, value: null }],
    players: {
      X: { kind: "human", name: "You", bot: null, level: null },
      O: { kind: "level", name: "", bot: "thinker", level: 4 },
    },
    result: null,
    your_turn: true,
    clock: null,
    thinking: null,
    thought: null,
    paused: false,
    delay: 0.5,
    seed: 1,
    can: { undo: false, redo: false, hint: true, hurry: false, resign: true, end: true, rematch: false, pause: false, step: false },
  };
}
