// Sentences put together from what messages say: values, results, reasons, cells.
import type { Cell as CellIndex } from "../board/geometry";
import { cellName } from "../board/geometry";
import type { CellValue, Layers } from "../board/model";
import type { Player, Position, Reason, ReplyState, Scale, Side, Value } from "../protocol/messages";
import type { Game } from "../state/session.svelte";
import { en } from "./en";
import { id } from "./id";
import { maybe, number, signed, t } from "./index";

export const other = (side: Side): Side => (side === "X" ? "O" : "X");
export const gameName = (name: string): string => maybe(`game.${name}`) ?? name;
export const sideName = (game: Game, side: Side): string => maybe(`side.${game.sides[side]}`) ?? game.sides[side];

export const YOU = [en.you, id.you] as readonly string[];

// A player as the visitor calls him: names that were not chosen are in the visitor's language.
export function playerName(player: Player): string {
  if (player.kind === "human" && YOU.includes(player.name)) return t("you");
  if (player.name) return player.name;
  if (player.kind === "level") return t("level-n", { level: player.level ?? 0 });
  return player.bot ?? t("human");
}

const settled = (value: Value) => value.kind !== "estimated";

// "proved: black wins by 6", "estimated +4 for white", and on whose scale where it is not the game's
export function valueText(value: Value, game: Game, scale: Scale = "points"): string {
  const points = value.score;
  const kind = t(`value.${value.kind}`);
  if (!settled(value)) {
    const key = scale === "own" ? "value.for-own-scale" : "value.for";
    return t(key, { kind, score: signed(points), side: sideName(game, value.side) });
  }
  if (points === 0) return t("value.draw", { kind });
  const winner = sideName(game, points > 0 ? value.side : other(value.side));
  if (game.unit === "outcome") return t("value.wins", { kind, side: winner });
  return t("value.wins-by", { kind, side: winner, points: number(Math.abs(points)) });
}

// The figure alone, for its own side: "+4", or W, D and L where only that counts.
export function valueFigure(value: Value, game: Game): string {
  if (game.unit !== "outcome" || !settled(value)) return signed(value.score);
  return t(value.score > 0 ? "letter.win" : value.score < 0 ? "letter.loss" : "letter.draw");
}

// A name at the start of a sentence.
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const forX = (value: Value): number => (value.side === "X" ? value.score : -value.score);

// Values of moves for the board. The strongest colour goes to the greatest of them.
export function cellValues(
  moves: readonly { cell: CellIndex | null; value: Value | null }[],
  game: Game,
): Map<CellIndex, CellValue> {
  const known = moves.filter((move) => move.cell !== null && move.value !== null);
  const best = Math.max(...known.map((move) => move.value!.score));
  const greatest = Math.max(1, ...known.map((move) => Math.abs(move.value!.score)));
  return new Map(
    known.map(({ cell, value }) => [
      cell!,
      {
        text: valueFigure(value!, game),
        spoken: valueText(value!, game),
        tone: forX(value!) / greatest,
        proved: value!.kind === "proved",
        best: value!.score === best,
      },
    ]),
  );
}

function reasonArguments(reason: Reason, game: Game | null): Record<string, string> {
  const args: Record<string, string> = {};
  reason.arguments.forEach((argument, i) => {
    const side = game && (argument === "X" || argument === "O") ? sideName(game, argument) : null;
    args[i] = side ?? maybe(`reason-word.${argument}`) ?? (/^[+-]?\d+$/.test(argument) ? number(Number(argument)) : argument);
  });
  args.all = Object.values(args).join(" ");
  const [first] = reason.arguments;
  if (first !== undefined) {
    args.s0 = signed(Number(first)); // a score has its sign
    args.count = first;
  }
  return args;
}

// A search that leaves nothing out says so in other words.
const codeOf = ({ code, arguments: args }: Reason) => (code === "othello-searched" && args[1] === "100" ? "othello-searched-all" : code);

// In a sentence; a code that has no words says nothing.
export function reasonText(reason: Reason, game: Game | null): string | null {
  return maybe(`reason.${codeOf(reason)}`, reasonArguments(reason, game));
}

export interface ExplainedReason {
  text: string;
  help: string | null; // what its words mean, where that needs saying
}

export function explainedReasons(reasons: readonly Reason[], game: Game | null): ExplainedReason[] {
  const found = new Map<string, ExplainedReason>(); // two searches may find the same
  for (const reason of reasons) {
    const text = reasonText(reason, game);
    if (!text) continue;
    const sentence = `${capital(text)}.`;
    found.set(sentence, { text: sentence, help: maybe(`reason-help.${codeOf(reason)}`, reasonArguments(reason, game)) });
  }
  return [...found.values()];
}

export const reasonTexts = (reasons: readonly Reason[], game: Game | null): string[] =>
  explainedReasons(reasons, game).map(({ text }) => text);

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

// "Ana wins 40 to 24", "A draw", "Ben wins: Ana resigned"
export function resultText(state: ReplyState, game: Game): string {
  const { result, position, players } = state;
  if (!result) return "";
  if (result.reason === "stopped") return t("result.stopped");
  const { counts } = position;
  if (!result.winner) {
    return counts && game.unit !== "outcome" ? t("result.draw-counts", { count: number(counts.X) }) : t("result.draw");
  }
  // Where nobody has a name, sides have.
  const called = (side: Side) => {
    const player = players[side];
    return player.kind === "human" && !player.name ? capital(sideName(game, side)) : playerName(player);
  };
  const winner = called(result.winner);
  const loser = called(other(result.winner));
  const wins = t(winner === t("you") ? "you-win" : "wins");
  if (result.reason !== "finished") return t(`result.${result.reason}`, { winner, loser, wins });
  if (counts && game.unit !== "outcome") {
    return t("result.wins-counts", { winner, wins, more: number(counts[result.winner]), fewer: number(counts[other(result.winner)]) });
  }
  return t("result.wins", { winner, wins });
}
