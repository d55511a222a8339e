// Texts with several games in GGF, one after the other: each is opened by itself.
import type { ListedGame } from "./listed";

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
    });
  }
  return games;
}
