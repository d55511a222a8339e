// Texts with several games in GGF, one after the other: each is opened by itself.
import type { ListedGame } from "./listed";

const GAME = /\(;(?:[^[\];]*\[[^\]]*\])*[^[\]]*?;\)/gs;

function property(game: string, name: string): string {
  return new RegExp(`(?<![A-Z])${name}\\[([^\\]]*)\\]`).exec(game)?.[1]?.trim() ?? "";
}

// "2003.12.15_13:24:03.MST", or the seconds since 1970.
function yearOf(date: string): number | null {
  const digits = /^\d+/.exec(date)?.[0] ?? "";
  if (digits.length === 4) return Number(digits);
  return digits.length >= 9 && digits.length <= 11 ? new Date(Number(digits) * 1000).getUTCFullYear() : null;
}

export function gamesInGgf(text: string): ListedGame[] {
  return [...text.matchAll(GAME)].map(([game]) => {
    const score = Number.parseFloat(property(game, "RE"));
    return {
      black: property(game, "PB"),
      white: property(game, "PW"),
      event: property(game, "PC"),
      year: yearOf(property(game, "DT")),
      score: Number.isNaN(score) || Math.abs(score) > 64 ? null : Math.round(score),
      text: () => game,
    };
  });
}
