// Which puzzles were solved in this browser.
import { keep, recall, recallAll, sayPractised } from "../state/preferences.svelte";

const key = (game: string) => `solved.${game}`;

export function solvedTasks(game: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(recall(key(game)) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function keepSolved(game: string, solved: ReadonlySet<string>): void {
  keep(key(game), JSON.stringify([...solved]));
  sayPractised();
}

// Of all games together.
export const solvedInAll = (): number =>
  recallAll(key("")).reduce((sum, text) => {
    try {
      return sum + (JSON.parse(text) as string[]).length;
    } catch {
      return sum;
    }
  }, 0);
