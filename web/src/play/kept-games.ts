// The games of this browser, each with its result, opponent and date; and what they say about the visitor's progress.
import type { Choice, OpeningChoice, Player, Position, ReplyState, Result, Side } from "../protocol/messages";
import { gameIdOf } from "../state/ids";
import { shelf, type Kept } from "../state/shelf";

export interface KeptGame extends Kept {
  readonly game: string;
  readonly start: string; // the text of the first position
  readonly moves: readonly string[];
  readonly players: Readonly<Record<Side, Player>>;
  readonly result: Result | null; // none while it goes on
  readonly counts: Readonly<Record<Side, number>> | null;
  readonly opening?: { readonly name: OpeningChoice["name"]; readonly choices: readonly Choice[] }; // how it began
  readonly key?: string; // of a game with somebody on another device
  readonly board: { readonly columns: number; readonly rows: number; readonly cells: string; readonly aim?: Position["aim"] }; // as it stands
}

export type Outcome = "won" | "lost" | "drawn" | "ended" | "unfinished";
export const OUTCOMES: readonly Outcome[] = ["won", "lost", "drawn", "ended", "unfinished"];

const games = () => shelf<KeptGame>("games");

export async function keepGame(state: ReplyState, key?: string): Promise<void> {
  if (state.ply === 0) return;
  const { columns, rows, cells, aim, counts } = state.position;
  await (await games()).put({
    id: gameIdOf(key ? `with-${key}` : state.board),
    ...(key ? { key } : {}),
    ...(state.opening ? { opening: { name: state.opening.name, choices: state.opening.choices } } : {}),
    changed: Date.now(),
    game: state.game,
    start: state.start,
    moves: state.moves.slice(0, state.ply).map((move) => move.move),
    players: state.players,
    result: state.result,
    counts,
    board: { columns, rows, cells, aim },
  });
}

export const allGames = async (): Promise<KeptGame[]> => (await games()).all();
export const keptGame = async (id: string): Promise<KeptGame | undefined> => (await games()).get(id);
export const forgetGame = async (id: string): Promise<void> => (await games()).remove(id);
export const forgetGames = async (): Promise<void> => (await games()).clear();
export async function restoreGames(kept: readonly KeptGame[]): Promise<void> {
  const all = await games();
  for (const one of kept) await all.put(one);
}

// The only human's side; none where two people or two bots play.
export function yourSide(game: Pick<KeptGame, "players">): Side | null {
  const x = game.players.X.kind === "human";
  const o = game.players.O.kind === "human";
  return x === o ? null : x ? "X" : "O";
}

export function outcomeOf(game: KeptGame): Outcome {
  const you = yourSide(game);
  if (!game.result) return "unfinished";
  if (game.result.reason === "stopped" || (you === null && game.result.winner)) return "ended";
  if (!game.result.winner) return "drawn";
  return game.result.winner === you ? "won" : "lost";
}

export interface Progress {
  readonly level: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

const levelOf = (game: KeptGame): number | null => {
  const you = yourSide(game);
  const against = you && game.players[you === "X" ? "O" : "X"];
  return against && against.kind === "level" ? against.level : null;
};

// Against each level that was played, the strongest first.
export function progressIn(all: readonly KeptGame[], game: string): Progress[] {
  const found = new Map<number, Progress>();
  for (const one of all) {
    const level = levelOf(one);
    const outcome = outcomeOf(one);
    if (one.game !== game || level === null || outcome === "unfinished" || outcome === "ended") continue;
    const before = found.get(level) ?? { level, won: 0, drawn: 0, lost: 0 };
    found.set(level, { ...before, [outcome]: before[outcome] + 1 });
  }
  return [...found.values()].sort((a, b) => b.level - a.level);
}

const LATEST = 3; // games at the same level that say something

// One level up for who won two of the last three games at a level, one down for who lost three; none else.
export function nextLevel(all: readonly KeptGame[], game: string): number | null {
  const finished = all.filter((one) => one.game === game && levelOf(one) !== null && ["won", "lost", "drawn"].includes(outcomeOf(one)));
  const level = finished.length ? levelOf(finished[0]!)! : null;
  if (level === null) return null;
  const latest = finished.filter((one) => levelOf(one) === level).slice(0, LATEST).map(outcomeOf);
  if (latest.filter((one) => one === "won").length >= 2) return Math.min(10, level + 1);
  if (latest.length === LATEST && latest.every((one) => one === "lost")) return Math.max(1, level - 1);
  return null;
}

// A record on each line, as the program reads them.
export function exported(all: readonly Pick<KeptGame, "game" | "start" | "players" | "moves" | "result">[], nameOf: (player: Player) => string): string {
  return all
    .map((one) =>
      JSON.stringify({
        format: "lawan-game",
        version: 1,
        game: one.game,
        start: one.start,
        players: { x: nameOf(one.players.X), o: nameOf(one.players.O) },
        moves: one.moves.map((move) => ({ move })),
        result: one.result && { reason: one.result.reason, winner: one.result.winner, score: one.result.score, detail: "" },
      }),
    )
    .join("\n");
}
