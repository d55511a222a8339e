// Texts with several games in GGF, one after the other: each is opened by itself.
import type { ListedGame } from "../../../../web/src/analyse/games/listed";
import { USUAL_BOARD } from "./wthor";

interface Scanned {
  readonly text: string;
  readonly properties: ReadonlyMap<string, string>;
}

// One step for each character, whatever the text: it may be large, and it may be anything.
function* scan(text: string): Generator<Scanned> {
  let start = text.indexOf("(;");
  while (start >= 0) {
    const properties = new Map<string, string>();
    let at = start + 2;
    let name = "";
    let end = -1;
    for (; at < text.length; ++at) {
      if (text.startsWith(";)", at)) {
        end = at + 2;
        break;
      }
      if (text.startsWith("(;", at)) break;
      const character = text[at]!;
      if (character === "[") {
        const closing = text.indexOf("]", at);
        if (closing < 0) return;
        if (!properties.has(name)) properties.set(name, text.slice(at + 1, closing).trim());
        name = "";
        at = closing;
      } else {
        name = /[A-Z]/.test(character) ? name + character : "";
      }
    }
    if (end >= 0) yield { text: text.slice(start, end), properties };
    start = text.indexOf("(;", end >= 0 ? end : at);
  }
}

// "2003.12.15_13:24:03.MST", or the seconds since 1970.
function yearOf(date: string): number | null {
  const digits = /^\d+/.exec(date)?.[0] ?? "";
  if (digits.length === 4) return Number(digits);
  return digits.length >= 9 && digits.length <= 11 ? new Date(Number(digits) * 1000).getUTCFullYear() : null;
}

// Of a game that begins as usual: "8", and not "8r14" with random moves before it.
const usualStart = (type: string) => /^s?8[a-qs-z]*$/.test(type);

// "B[f5/0.1/2.3]": a move, what it was held to be worth, the time it took. A pass is B[PA].
function cellsIn(game: string): Uint16Array {
  const moves = game.matchAll(/(?<![A-Z])[BW]\[([a-h])([1-8])[\]/]/gi);
  return Uint16Array.from(moves, ([, column, row]) => (Number(row) - 1) * USUAL_BOARD.columns + column!.toLowerCase().charCodeAt(0) - 97);
}

export function gamesInGgf(text: string): ListedGame[] {
  const games: ListedGame[] = [];
  for (const { text: game, properties } of scan(text)) {
    const property = (name: string) => properties.get(name) ?? "";
    const score = Number.parseFloat(property("RE"));
    games.push({
      black: property("PB"),
      white: property("PW"),
      event: property("PC"),
      year: yearOf(property("DT")),
      score: Number.isNaN(score) || Math.abs(score) > 64 ? null : Math.round(score),
      text: () => game,
      ...(usualStart(property("TY")) ? { played: { board: USUAL_BOARD, cells: () => cellsIn(game) } } : {}),
    });
  }
  return games;
}
