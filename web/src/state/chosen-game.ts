// The game that the visitor plays: the one chosen last.
import { recall } from "./preferences.svelte";
import type { Game } from "./session.svelte";
import { titles } from "./titles.svelte";

export function chosenGame(games: readonly Game[]): Game {
  const known = (name: string | null) => games.find((one) => one.name === name);
  return known(recall("game")) ?? known(titles.usual) ?? games[0]!;
}
