// Made from docs/protocol.schema.json by `npm run protocol`; change that one instead.

export type Side = "X" | "O";

export type Cell = number;

export type BoardName = string;

export type PersonName = string;

export type Move = {
  move: string;
  cell: Cell | null;
};

export type Value = {
  score: number;
  kind: "proved" | "expected" | "estimated";
  side: Side;
  unit?: "discs" | "marks" | "outcome" | "own-scale";
  chance?: number;
};

export type Scale = "points" | "own";

export type EndReason = "finished" | "resigned" | "illegal-move" | "time-out" | "crashed" | "bad-protocol" | "over-limit" | "adjudicated" | "stopped";

export type ScoreBetween = {
  wins: number;
  draws: number;
  losses: number;
};

export type TournamentHead = {
  name: string;
  game: string;
  format: "round-robin" | "gauntlet" | "knockout" | "swiss";
  bots: string[];
  played: number;
  expected: number;
  finished: boolean;
};

export type Text = {
  en: string;
  id: string;
};

export type Phrase = {
  code: string;
  arguments: string[];
  text: Text;
  help?: Text;
};

export type Reason = {
  code: string;
  arguments: string[];
  text?: Text;
  help?: Text;
  about?: "move" | "position" | "search";
};

export type Thought = {
  side: Side;
  bot: string;
  move: Move;
  value: Value | null;
  depth: number;
  nodes: number;
  seconds: number;
  line: Move[];
  reasons: Reason[];
  scale: Scale;
};

export type Option = {
  name: string;
  type: "integer" | "number" | "flag" | "choice" | "text" | "file" | "size" | "side" | "spec";
  help: Text;
  default: string | null;
  min: number | null;
  max: number | null;
  choices: string[];
  title: Text;
  choice_titles: Text[];
};

export type Position = {
  text: string;
  columns: number;
  rows: number;
  row_one: "top" | "bottom";
  aim: "cell" | "column";
  cells: string;
  to_move: Side | null;
  legal: Move[];
  last: {
    move: string;
    cell: Cell | null;
    side: Side;
  } | null;
  flips: Cell[];
  decided_by: Cell[];
  counts: {
    X: number;
    O: number;
  } | null;
  facts: Phrase[];
  score: number;
  over: boolean;
  winner: Side | null;
};

export type Guide = {
  presets: ({
    name: string;
    title: Text;
    summary: Text;
    settings: Settings;
    clock: number | null;
  })[];
  rules: ({
    says: Text;
    position: string;
    move: string | null;
  })[];
  exercises: ({
    asks: Text;
    position: string;
    answers: string[];
    praise: Text;
  })[];
};

export type Settings = Record<string, string | number | boolean>;

export type PlayerChoice = {
  kind: "human" | "bot" | "level";
  name?: string;
  bot?: string;
  level?: number;
  move_time?: number;
};

export type Choice = "first" | "second" | "more";

export type OpeningChoice = {
  name: "swap2";
  choices?: Choice[];
};

export type Player = {
  kind: "human" | "bot" | "level";
  name: string;
  bot: string | null;
  level: number | null;
};

export type Opening = {
  name: "swap2";
  title: Text;
  choices: Choice[];
  turn: Side | null;
  says: Text | null;
  marks: number;
  options: ({
    choice: Choice;
    text: Text;
  })[];
};

export type Played = {
  move: string;
  cell: Cell | null;
  side: Side;
  seconds: number;
  nodes: number;
  depth: number;
  value: Value | null;
};

export type Result = {
  reason: EndReason;
  winner: Side | null;
  score: number;
  detail: Phrase | null;
};

export type ClockChoice = {
  seconds: number;
  increment?: number;
};

export type Clock = {
  X: number;
  O: number;
  increment: number;
  running: Side | null;
};

export type Where = {
  board?: BoardName;
  ply?: number;
  game?: string;
  position?: string;
  settings?: Settings;
  moves?: string[];
};

export type Algorithm = string;

export type Run = {
  algorithm: Algorithm;
  order?: "none" | "static";
};

export type Line = Move[];

export type Tone = "plain" | "first" | "second" | "changed" | "now";

export type TreeNode = {
  node: number;
  parent: number | null;
  move: Move | null;
  side: Side;
  depth: number;
  alpha: number | null;
  beta: number | null;
  visit: "search" | "null-window" | "re-search" | "probe" | "line-test";
  value: number;
  ending: "all-moves" | "cut" | "leaf" | "terminal" | "table-lower" | "table-upper" | "table-exact" | "stopped";
  searched: number;
  cut: Move[];
  entered: number;
  left: number;
  children: number;
};

export type Figure = {
  value: number;
  digits: number;
};

export type TableCell = null | string | Text | Figure;

export type Table = {
  name: string;
  title: Text;
  columns: ({
    name: string;
    heading: Text;
  })[];
  rows: TableCell[][];
};

export type ExperimentReport = {
  title: Text;
  source: Text;
  seed: number;
  settings: ({
    name: Text;
    value: Text;
  })[];
  count: number;
  counted: Text;
  complete: boolean;
  tables: Table[];
  differs: Text[];
  notes: Text[];
};

export type RequestHello = {
  type: "hello";
  id?: number;
  token?: string;
  key?: string;
  name?: PersonName;
  watch?: number;
};

export type RequestCallMe = {
  type: "call-me";
  id?: number;
  name: PersonName;
};

export type RequestPractised = {
  type: "practised";
  id?: number;
  puzzles: number;
  right: number;
  given: number;
};

export type RequestClass = {
  type: "class";
  id?: number;
};

export type RequestPing = {
  type: "ping";
  id?: number;
};

export type RequestCatalog = {
  type: "catalog";
  id?: number;
};

export type RequestNew = {
  type: "new";
  id?: number;
  board: BoardName;
  game: string;
  settings?: Settings;
  position?: string;
  moves?: string[];
  players: {
    X: PlayerChoice;
    O: PlayerChoice;
  };
  clock?: ClockChoice | null;
  delay?: number;
  paused?: boolean;
  seed?: number;
  opening?: OpeningChoice | null;
};

export type RequestInvite = {
  type: "invite";
  id?: number;
  game: string;
  settings?: Settings;
  position?: string;
  moves?: string[];
  players: {
    X: PlayerChoice;
    O: PlayerChoice;
  };
  side: Side;
  clock?: ClockChoice | null;
  opening?: OpeningChoice | null;
};

export type RequestState = {
  type: "state";
  id?: number;
  board: BoardName;
};

export type RequestView = {
  type: "view";
  id?: number;
  where: Where;
};

export type RequestExplore = {
  type: "explore";
  id?: number;
  where: Where;
  lines?: string[];
};

export type RequestMove = {
  type: "move";
  id?: number;
  board: BoardName;
  move: string;
  ply?: number;
};

export type RequestChoose = {
  type: "choose";
  id?: number;
  board: BoardName;
  choice: Choice;
  ply?: number;
};

export type RequestUndo = {
  type: "undo";
  id?: number;
  board: BoardName;
};

export type RequestRedo = {
  type: "redo";
  id?: number;
  board: BoardName;
};

export type RequestGo = {
  type: "go";
  id?: number;
  board: BoardName;
  ply: number;
};

export type RequestHint = {
  type: "hint";
  id?: number;
  board: BoardName;
  level?: number;
  seconds?: number;
};

export type RequestHurry = {
  type: "hurry";
  id?: number;
  board: BoardName;
};

export type RequestResign = {
  type: "resign";
  id?: number;
  board: BoardName;
  side?: Side;
};

export type RequestEnd = {
  type: "end";
  id?: number;
  board: BoardName;
};

export type RequestRematch = {
  type: "rematch";
  id?: number;
  board: BoardName;
  swap?: boolean;
};

export type RequestPause = {
  type: "pause";
  id?: number;
  board: BoardName;
  paused: boolean;
};

export type RequestSpeed = {
  type: "speed";
  id?: number;
  board: BoardName;
  delay: number;
};

export type RequestStep = {
  type: "step";
  id?: number;
  board: BoardName;
};

export type RequestClose = {
  type: "close";
  id?: number;
  board: BoardName;
};

export type RequestStop = {
  type: "stop";
  id?: number;
  task: number;
  keep?: boolean;
};

export type RequestAnalyse = {
  type: "analyse";
  id?: number;
  where: Where;
  seconds?: number;
  depth?: number;
  bot?: string;
};

export type RequestReview = {
  type: "review";
  id?: number;
  where: Where;
  seconds?: number;
  bot?: string;
};

export type RequestOpen = {
  type: "open";
  id?: number;
  text: string;
  game?: string;
};

export type RequestEdit = {
  type: "edit";
  id?: number;
  where: Where;
  cells: string;
  to_move: Side;
  rest?: string;
};

export type RequestShare = {
  type: "share";
  id?: number;
  board: BoardName;
};

export type RequestExport = {
  type: "export";
  id?: number;
  where: Where;
  format: "record" | "moves" | "position" | "diagram";
};

export type RequestTree = {
  type: "tree";
  id?: number;
  where?: Where;
  lines?: string[];
  practice?: {
    seed: number;
    depth: number;
    branching: number;
    greatest?: number;
  };
  run: Run;
  depth: number;
  evaluator?: string;
};

export type RequestTreeNodes = {
  type: "tree-nodes";
  id?: number;
  tree: number;
  from?: number;
  count?: number;
  parent?: number;
};

export type RequestCompare = {
  type: "compare";
  id?: number;
  where: Where;
  runs: Run[];
  depth: number;
  evaluator?: string;
  seconds?: number;
};

export type RequestEvolve = {
  type: "evolve";
  id?: number;
  where: Where;
  bot: string;
  seed?: number;
};

export type RequestLandscape = {
  type: "landscape";
  id?: number;
  where: Where;
  bot: string;
  seed?: number;
};

export type RequestOverlays = {
  type: "overlays";
  id?: number;
  where: Where;
  names: string[];
};

export type RequestDemonstration = {
  type: "demonstration";
  id?: number;
  where: Where;
  name: string;
};

export type RequestProof = {
  type: "proof";
  id?: number;
  where: Where;
};

export type RequestProve = {
  type: "prove";
  id?: number;
  where: Where;
};

export type RequestVerify = {
  type: "verify";
  id?: number;
  text: string;
};

export type RequestTournaments = {
  type: "tournaments";
  id?: number;
};

export type RequestTournament = {
  type: "tournament";
  id?: number;
  name: string;
};

export type RequestTournamentGame = {
  type: "tournament-game";
  id?: number;
  name: string;
  number: number;
  board: BoardName;
};

export type RequestExperiments = {
  type: "experiments";
  id?: number;
};

export type RequestExperiment = {
  type: "experiment";
  id?: number;
  name: string;
  game?: string;
  bots?: string[];
  games?: number;
  seconds?: number;
  seed?: number;
  language?: "en" | "id";
};

export type RequestDoc = {
  type: "doc";
  id?: number;
  name: string;
  language?: "en" | "id";
};

export type RequestExamples = {
  type: "examples";
  id?: number;
};

export type ReplyWelcome = {
  type: "welcome";
  re?: number;
  protocol: 1;
  version: string;
  token: string;
  resumed: boolean;
  allow_commands: boolean;
  tournaments: boolean;
  invites: boolean;
  guest: {
    player: string | null;
  } | null;
  class: boolean;
  teacher: boolean;
  name: string;
  boards: BoardName[];
};

export type ReplyPong = {
  type: "pong";
  re?: number;
};

export type ReplyDone = {
  type: "done";
  re?: number;
};

export type ReplyError = {
  type: "error";
  re?: number;
  code: "bad-json" | "too-long" | "unknown-type" | "bad-field" | "hello-first" | "unknown-board" | "unknown-task" | "unknown-tree" | "illegal-move" | "stale" | "not-your-turn" | "game-over" | "not-possible" | "bad-input" | "unreadable" | "busy" | "too-fast" | "not-allowed" | "not-found" | "internal";
  message: string;
  arguments: string[];
  why: string;
  text: Text;
};

export type ReplyCatalog = {
  type: "catalog";
  re?: number;
  games: ({
    name: string;
    title: Text;
    summary: Text;
    sides: {
      X: Text;
      O: Text;
    };
    pieces: "letters" | "discs";
    unit: "marks" | "discs" | "outcome";
    settings: Option[];
    bots: ({
      name: string;
      summary: Text;
      paper: string | null;
      options: Option[];
      command: boolean;
      lessons: ("evolve" | "landscape")[];
    })[];
    evaluators: ({
      name: string;
      summary: Text;
      options: Option[];
      title: Text;
    })[];
    levels: ({
      level: number;
      bot: string;
      summary: Text;
    })[];
    overlays: ({
      name: string;
      summary: Text;
      title: Text;
    })[];
    demonstrations: ({
      name: string;
      summary: Text;
      title: Text;
    })[];
    guide: Guide;
    openings: boolean;
    beginnings: ({
      name: "swap2";
      title: Text;
      help: Text;
    })[];
    hint_level: number;
    usual_bot: string;
    solver: boolean;
    proofs: boolean;
  })[];
  searches: ({
    name: Algorithm;
    title: Text;
    ordered: boolean;
    doc: string;
    code: ({
      name: "" | "head" | "leaf" | "table" | "call" | "test" | "again" | "cut" | "return" | "probe";
      text: string;
    })[];
  })[];
  usual_game: string;
};

export type ReplyState = {
  type: "state";
  re?: number;
  board: BoardName;
  game: string;
  settings: Settings;
  start: string;
  position: Position;
  ply: number;
  moves: Played[];
  players: {
    X: Player;
    O: Player;
  };
  result: Result | null;
  your_turn: boolean;
  opening: Opening | null;
  clock: Clock | null;
  thinking: {
    side: Side;
    elapsed: number;
    limit: number | null;
  } | null;
  thought: Thought | null;
  paused: boolean;
  delay: number;
  seed: number;
  can: {
    undo: boolean;
    redo: boolean;
    hint: boolean;
    hurry: boolean;
    resign: boolean;
    end: boolean;
    rematch: boolean;
    pause: boolean;
    step: boolean;
  };
};

export type ReplyView = {
  type: "view";
  re?: number;
  where: Where;
  ply: number;
  position: Position;
};

export type ReplyExplored = {
  type: "explored";
  re?: number;
  where: Where;
  name: Text | null;
  moves: ({
    move: string;
    cell: Cell | null;
    name: Text | null;
    value: Value | null;
  })[];
  lines: (number | null)[];
};

export type ReplyHint = {
  type: "hint";
  re?: number;
  board: BoardName;
  ply: number;
  thought: Thought;
};

export type ReplyAnalysis = {
  type: "analysis";
  re?: number;
  where: Where;
  position: string;
  bot: string;
  moves: ({
    move: string;
    cell: Cell | null;
    value: Value | null;
    line: Line;
    depth: number;
    reasons: Reason[];
  })[];
  best: string | null;
  value: Value | null;
  line: Line;
  reasons: Reason[];
  threats: ({
    side: Side;
    kind: string;
    says: Text;
    sign: string;
    rank: number;
    cells: Cell[];
  })[];
  scale: Scale;
  depth: number;
  nodes: number;
  seconds: number;
  done: boolean;
};

export type ReplyReview = {
  type: "review";
  re?: number;
  where: Where;
  bot: string;
  plies: ({
    ply: number;
    value: Value | null;
    move: Move | null;
    side: Side | null;
    best: Move | null;
    line: Line;
    loss: number | null;
    loss_scale: Scale | null;
    mark: "inaccuracy" | "mistake" | "blunder" | null;
    reasons: Reason[];
    why: Reason[];
    cost?: Text | null;
  })[];
  scale: Scale;
  done: boolean;
};

export type ReplyOpened = {
  type: "opened";
  re?: number;
  taken_for: Phrase;
  game: string;
  start: string;
  moves: Move[];
  players: {
    X: string;
    O: string;
  };
  cut: Phrase | null;
};

export type ReplyShared = {
  type: "shared";
  re?: number;
  board: BoardName;
  text: string;
};

export type ReplyInvited = {
  type: "invited";
  re?: number;
  yours: string;
  theirs: string;
  watch: string;
};

export type ReplyClass = {
  type: "class";
  re?: number;
  addresses: string[];
  code: string | null;
  people: ({
    person: number;
    name: string;
    board: {
      board: BoardName;
      game: string;
      position: Position;
      ply: number;
    } | null;
    boards: number;
    puzzles: number;
    right: number;
    given: number;
  })[];
};

export type ReplyRoom = {
  type: "room";
  re?: number;
  kept: number;
  most: number;
};

export type ReplyPresent = {
  type: "present";
  re?: number;
  board: BoardName;
  X: boolean;
  O: boolean;
  watchers: number;
};

export type ReplyExported = {
  type: "exported";
  re?: number;
  where: Where;
  format: string;
  file: string;
  text: string;
};

export type ReplyTree = {
  type: "tree";
  re?: number;
  tree: number;
  where: Where | null;
  run: Run;
  depth: number;
  evaluator: string | null;
  value: number | null;
  best: Move | null;
  line: Line;
  visited: number;
  recorded: number;
  steps: number;
  minimax: number | null;
  counts: {
    cuts: number;
    first_move_cuts: number;
    table_hits: number;
    searched_again: number;
    probes: number;
    leaves: number;
  };
  seconds: number;
  finished: boolean;
  nodes: TreeNode[];
};

export type ReplyTreeNodes = {
  type: "tree-nodes";
  re?: number;
  tree: number;
  nodes: TreeNode[];
};

export type ReplyComparison = {
  type: "comparison";
  re?: number;
  depth: number;
  evaluator: string;
  rows: ({
    run: Run;
    value: number | null;
    best: Move | null;
    line: Line;
    depth: number;
    nodes: number;
    cuts: number;
    first_move_cuts: number;
    table_hits: number;
    searched_again: number;
    probes: number;
    seconds: number;
    finished: boolean;
  })[];
  done: boolean;
};

export type ReplyEvolution = {
  type: "evolution";
  re?: number;
  bot: string;
  seed: number;
  best: Move | null;
  value: Value | null;
  generations: ({
    number: number;
    best: number;
    mean: number;
    worst: number;
    individuals: ({
      fitness: number;
      line: Line;
    })[];
  })[];
  finished: boolean;
};

export type ReplyLandscape = {
  type: "landscape";
  re?: number;
  bot: string;
  seed: number;
  sea_level: number;
  heights: ({
    move: string;
    cell: Cell | null;
    height: number;
  })[];
  steps: ({
    move: string;
    cell: Cell | null;
    height: number;
    event: "start" | "look" | "step" | "accept" | "reject" | "end";
    temperature?: number;
  })[];
  best: Move;
  finished: boolean;
};

export type ReplyOverlays = {
  type: "overlays";
  re?: number;
  where: Where;
  overlays: ({
    name: string;
    cells: (number | "inf" | null)[];
    totals: {
      X: number;
      O: number;
    } | null;
  })[];
};

export type ReplyDemonstration = {
  type: "demonstration";
  re?: number;
  name: string;
  where: Where;
  position: Position;
  code: ({
    name: string;
    text: string;
  })[];
  nodes: ({
    node: number;
    parent: number | null;
    name: string;
    entered: number;
    left: number | null;
    while_open: string;
    figure: string;
    fate: "open" | "done" | "killed" | "solution";
  })[];
  steps: ({
    says: Text;
    line: string;
    node: number | null;
    position: Position | null;
    pieces: ({
      cell: Cell;
      side: Side;
    })[];
    figures: ({
      cell: Cell;
      text: string;
      tone: Tone;
    })[];
    rows: ({
      name: Text;
      items: ({
        text: string;
        tone: Tone;
      })[];
      value: Text;
    })[];
  })[];
};

export type ReplyProof = {
  type: "proof";
  re?: number;
  where: Where;
  drawings: ({
    says: Reason;
    groups: Cell[][];
    steps: ({
      cell: Cell;
      side: Side;
    })[];
    how: Text;
  })[];
};

export type ReplyProved = {
  type: "proved";
  re?: number;
  where: Where;
  name: string;
  text: string;
};

export type ReplyVerified = {
  type: "verified";
  re?: number;
  checked: number;
  of: number;
  report: {
    game: string;
    position: string;
    holds: boolean;
    in_part: boolean;
    claims: ({
      verdict: Text;
      says: Text;
      holds: boolean;
      in_part: boolean;
    })[];
    proved: Text[];
    positions: number;
    seconds: number;
  } | null;
  done: boolean;
};

export type ReplyTournaments = {
  type: "tournaments";
  re?: number;
  tournaments: TournamentHead[];
  left_out: ({
    name: string;
    why: Text;
  })[];
};

export type ReplyTournament = {
  type: "tournament";
  re?: number;
  name: string;
  game: string;
  format: "round-robin" | "gauntlet" | "knockout" | "swiss";
  bots: string[];
  played: number;
  expected: number;
  finished: boolean;
  standings: ({
    bot: number;
    wins: number;
    draws: number;
    losses: number;
    points: number;
    elo: number | null;
    error: number | null;
    forfeits: number;
  })[];
  between: ScoreBetween[][];
  latest: ({
    number: number;
    round: number;
    bots: {
      X: number;
      O: number;
    };
    reason: EndReason;
    winner: Side | null;
    score: number;
  })[];
  running: ({
    number: number;
    round: number;
    bots: {
      X: number;
      O: number;
    };
    plies: number;
  })[];
};

export type ReplyExperiments = {
  type: "experiments";
  re?: number;
  most_games: number;
  most_seconds: number;
  experiments: ({
    name: string;
    summary: Text;
    source: Text;
    games: string[];
    chooses_bots: boolean;
  })[];
  why_none?: Text;
};

export type ReplyExperiment = {
  type: "experiment";
  re?: number;
  name: string;
  part: number;
  finished: number;
  planned: number;
  counted: Text;
  report: ExperimentReport | null;
  files: ({
    name: string;
    text: string;
  })[];
  done: boolean;
};

export type ReplyDoc = {
  type: "doc";
  re?: number;
  name: string;
  language: "en" | "id";
  markdown: string;
};

export type ReplyExamples = {
  type: "examples";
  re?: number;
  examples: ({
    name: string;
    paper: string;
    title: Phrase;
    game: string;
    position: string;
    look: "board" | "tree" | "overlays" | "analysis" | "steps";
    run: Run | null;
    depth: number | null;
    evaluator: string | null;
    lines: string[];
    overlays: string[];
  })[];
};

export type Request =
  | RequestHello
  | RequestCallMe
  | RequestPractised
  | RequestClass
  | RequestPing
  | RequestCatalog
  | RequestNew
  | RequestInvite
  | RequestState
  | RequestView
  | RequestExplore
  | RequestMove
  | RequestChoose
  | RequestUndo
  | RequestRedo
  | RequestGo
  | RequestHint
  | RequestHurry
  | RequestResign
  | RequestEnd
  | RequestRematch
  | RequestPause
  | RequestSpeed
  | RequestStep
  | RequestClose
  | RequestStop
  | RequestAnalyse
  | RequestReview
  | RequestOpen
  | RequestEdit
  | RequestShare
  | RequestExport
  | RequestTree
  | RequestTreeNodes
  | RequestCompare
  | RequestEvolve
  | RequestLandscape
  | RequestOverlays
  | RequestDemonstration
  | RequestProof
  | RequestProve
  | RequestVerify
  | RequestTournaments
  | RequestTournament
  | RequestTournamentGame
  | RequestExperiments
  | RequestExperiment
  | RequestDoc
  | RequestExamples;

export type Reply =
  | ReplyWelcome
  | ReplyPong
  | ReplyDone
  | ReplyError
  | ReplyCatalog
  | ReplyState
  | ReplyView
  | ReplyExplored
  | ReplyHint
  | ReplyAnalysis
  | ReplyReview
  | ReplyOpened
  | ReplyShared
  | ReplyInvited
  | ReplyClass
  | ReplyRoom
  | ReplyPresent
  | ReplyExported
  | ReplyTree
  | ReplyTreeNodes
  | ReplyComparison
  | ReplyEvolution
  | ReplyLandscape
  | ReplyOverlays
  | ReplyDemonstration
  | ReplyProof
  | ReplyProved
  | ReplyVerified
  | ReplyTournaments
  | ReplyTournament
  | ReplyExperiments
  | ReplyExperiment
  | ReplyDoc
  | ReplyExamples;
