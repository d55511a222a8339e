// A game that the page has never heard of: what every test of "the page knows no rule" uses.
import type { ReplyCatalog, ReplyState, Text } from "../src/protocol/messages";
import type { Game } from "../src/state/session.svelte";

// What is the same in every language.
export const both = (text: string): Text => ({ en: text, id: text });

export const strangeGame: Game = {
  name: "strange",
  title: both("Strange"),
  summary: both("nobody knows"),
  sides: { X: both("north"), O: both("south") },
  pieces: "letters",
  unit: "marks",
  settings: [
    { name: "size", type: "size", title: both("Size"), help: both("how big"), default: "5", min: null, max: null, choices: [], choice_titles: [] },
    { name: "speed", type: "choice", title: both("Speed"), help: both("how fast"), default: "slow", min: null, max: null, choices: ["slow", "fast"], choice_titles: [] },
    { name: "wrap", type: "flag", title: both("Wrap"), help: both("round the edges"), default: null, min: null, max: null, choices: [], choice_titles: [] },
  ],
  bots: [
    {
      name: "thinker",
      summary: both("thinks"),
      paper: null,
      command: false,
      lessons: [],
      options: [{ name: "depth", type: "integer", title: both("Depth"), help: both("how far"), default: "3", min: 1, max: 9, choices: [], choice_titles: [] }],
    },
    { name: "stranger", summary: both("runs a command"), paper: null, command: true, options: [], lessons: [] },
  ],
  evaluators: [{ name: "feeling", title: both("Feeling"), summary: both("a feeling"), options: [] }],
  levels: [{ level: 1, bot: "thinker", summary: { en: "for anybody", id: "untuk siapa saja" } }],
  overlays: [],
  demonstrations: [],
  guide: {
    presets: [{ name: "usual", title: { en: "Strange", id: "Aneh" }, summary: { en: "as ever", id: "seperti biasa" }, settings: { size: "5" }, clock: 60 }],
    rules: [{ says: { en: "Move.", id: "Melangkahlah." }, position: "s", move: "b1" }],
    exercises: [{ asks: { en: "Take b1.", id: "Ambil b1." }, position: "s", answers: ["b1"], praise: { en: "Done.", id: "Selesai." } }],
  },
  hint_level: 5,
  usual_bot: "thinker",
  solver: false,
  openings: true,
  beginnings: [],
  proofs: true,
};

export const strangeCatalog: ReplyCatalog = {
  type: "catalog",
  games: [strangeGame],
  usual_game: "strange",
  searches: [{ name: "alphabeta", title: both("Alpha-beta"), ordered: true, doc: "alphabeta", code: [{ name: "head", text: "alphabeta(p):" }] }],
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
      row_one: "top",
      aim: "cell",
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
      facts: [{ code: "laps", arguments: ["1"], text: { en: "Laps left: 1", id: "Sisa putaran: 1" } }],
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
    opening: null,
    clock: null,
    thinking: null,
    thought: null,
    paused: false,
    delay: 0.5,
    seed: 1,
    can: { undo: false, redo: false, hint: true, hurry: false, resign: true, end: true, rematch: false, pause: false, step: false },
  };
}
