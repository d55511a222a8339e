// What the games are called, as the catalog says it.
import type { ReplyCatalog, Text } from "../protocol/messages";

class Titles {
  games: Readonly<Record<string, Text>> = $state.raw({});
  usual: string | null = $state(null); // the game of somebody who has not chosen yet

  take(catalog: ReplyCatalog): void {
    this.games = Object.fromEntries(catalog.games.map((game) => [game.name, game.title]));
    this.usual = catalog.usual_game;
  }
}

export const titles = new Titles();
