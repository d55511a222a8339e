// Sentences put together from what messages say: values, results, reasons, cells.
import type { Cell as CellIndex } from "../board/geometry";
import { cellName } from "../board/geometry";
import type { Layers } from "../board/model";
import type { Player, Position, Reason, ReplyState, Scale, Side, Value } from "../protocol/messages";
import type { Game } from "../state/session.svelte";
import { titles } from "../state/titles.svelte";
import { en } from "./en";
import { id } from "./id";
import { number, said, signed, t } from "./index";

export const other = (side: Side): Side => (side === "X" ? "O" : "X");
export const gameName = (name: string): string => (titles.games[name] ? said(titles.games[name]) : name);
export const sideName = (game: Game, side: Side): string => said(game.sides[side]);

export const YOU = [en.you, id.you] as readonly string[];
const numbered = (number: number) => [en, id].map((words) => words["player-n"].replace("{number}", String(number)));
const PLAYERS = [numbered(1), numbered(2)] as const;

// A player as the visitor calls him: names that were not chosen are in the visitor's language.
export function playerName(player: Player): string {
  if (player.kind === "human" && YOU.includes(player.name)) return t("you");
  const unnamed = player.kind === "human" ? PLAYERS.findIndex((names) => names.includes(player.name)) : -1;
  if (unnamed >= 0) return t("player-n", { number: unnamed + 1 });
  if (player.name) return player.name;
  if (player.kind === "level") return t("level-n", { level: player.level ?? 0 });
  return player.bot ?? t("human");
}

const percentOf = (chance: number): string => t("percent", { value: number(Math.round(100 * chance)) });

const settled = (value: Value) => value.kind !== "estimated";

// "proved: black wins by 6", "estimated +4 for white", and on whose scale where it is not the game's
export function valueText(value: Value, game: Game, scale: Scale = "points"): string {
  const points = value.score;
  const kind = t(`value.${value.kind}`);
  if (value.chance !== undefined) return t("value.chance", { kind, chance: percentOf(value.chance), side: sideName(game, value.side) });
  if (!settled(value)) {
    const key = scale === "own" ? "value.for-own-scale" : "value.for";
    return t(key, { kind, score: signed(points), side: sideName(game, value.side) });
  }
  if (points === 0) return t("value.draw", { kind });
  const winner = sideName(game, points > 0 ? value.side : other(value.side));
  if (game.unit === "outcome") return t("value.wins", { kind, side: winner });
  return t("value.wins-by", { kind, side: winner, points: number(Math.abs(points)) });
}

// The figure alone, for its own side: "+4", "63 %", or W, D and L where only that counts.
export function valueFigure(value: Value, game: Game): string {
  if (value.chance !== undefined) return percentOf(value.chance);
  if (game.unit !== "outcome" || !settled(value)) return signed(value.score);
  return t(value.score > 0 ? "letter.win" : value.score < 0 ? "letter.loss" : "letter.draw");
}

// A name at the start of a sentence.
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface ExplainedReason {
  text: string;
  help: string | null; // what its words mean, where that needs saying
}

// As sentences; two searches may find the same.
export function explainedReasons(reasons: readonly Reason[]): ExplainedReason[] {
  const found = new Map<string, ExplainedReason>();
  for (const { text, help } of reasons) {
    if (!text) continue;
    const sentence = `${capital(said(text))}.`;
    found.set(sentence, { text: sentence, help: help ? said(help) : null });
  }
  return [...found.values()];
}

export const reasonTexts = (reasons: readonly Reason[]): string[] => explainedReasons(reasons).map(({ text }) => text);

// What a screen reader says of a cell: "d3, legal, estimated +4 for black".
export function spokenCell(
  cell: CellIndex,
  position: Position,
  game: Game,
  legal: boolean,
  layers: Layers,
): string {
  const value = layers.values.get(cell);
  const group = layers.groups.findIndex((cells) => cells.includes(cell));
  const ghost = layers.ghosts.find((one) => one.cell === cell);
  const letter = position.cells[cell];
  const parts = [cellName(cell, position)];
  if (letter === "X" || letter === "O") parts.push(sideName(game, letter));
  else parts.push(t(legal ? "cell.legal" : "cell.empty"));
  if (position.last?.cell === cell) parts.push(t("cell.last"));
  if (layers.decided.has(cell)) parts.push(t("cell.decided"));
  if (group >= 0) parts.push(t("cell.group", { number: number(group + 1) }));
  if (ghost) parts.push(t("cell.ghost", { number: number(ghost.number), side: sideName(game, ghost.side) }));
  if (value) parts.push(value.spoken);
  const seen = layers.overlay.get(cell)?.spoken;
  if (seen) parts.push(seen);
  return parts.join(", ");
}

// "black plays d3, 4 turned over"
export function spokenMove(position: Position, game: Game): string | null {
  const { last, flips } = position;
  if (!last) return null;
  const side = sideName(game, last.side);
  if (last.cell === null) return t("spoken.pass", { side });
  const key = flips.length ? "spoken.move-flips" : "spoken.move";
  return t(key, { side, move: last.move, count: number(flips.length) });
}

// "Ana wins 40 to 24", "A draw", "Ben wins: Ana resigned"; in brief without what the squares that stay empty count
export function resultText(state: ReplyState, game: Game, brief = false): string {
  const { result, position, players } = state;
  if (!result) return "";
  if (result.reason === "stopped") return t("result.stopped");
  const { counts } = position;
  if (!result.winner) {
    return counts && game.unit !== "outcome" ? t("result.draw-counts", { count: number(counts.X) }) : t("result.draw");
  }
  // Where nobody has a name, sides have; where both have the same, the side tells them apart.
  const called = (side: Side) => {
    const player = players[side];
    if (player.kind === "human" && !player.name) return capital(sideName(game, side));
    const name = playerName(player);
    return name === playerName(players[other(side)]) ? t("player-and-side", { name, side: sideName(game, side) }) : name;
  };
  const winner = called(result.winner);
  const loser = called(other(result.winner));
  const wins = t(winner === t("you") ? "you-win" : "wins");
  if (result.reason !== "finished") return t(`result.${result.reason}`, { winner, loser, wins });
  if (counts && game.unit !== "outcome") {
    const [more, fewer] = [counts[result.winner], counts[other(result.winner)]];
    const words = { winner, wins, more: number(more), fewer: number(fewer) };
    // Where discs are counted, values give the squares that stay empty to the winner.
    const empty = position.columns * position.rows - more - fewer;
    if (brief || game.unit !== "discs" || empty === 0) return t("result.wins-counts", words);
    return t("result.wins-counts-by", { ...words, points: number(more - fewer + empty) });
  }
  return t("result.wins", { winner, wins });
}
