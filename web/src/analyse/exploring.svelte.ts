// What is known of the position that is shown: the name of its opening, and how others went on.
import type { Move, Position, ReplyExplored, Text, Value, Where } from "../protocol/messages";
import type { Session } from "../state/session.svelte";
import type { Studies } from "../study/studies.svelte";
import { noGames, type GameBase, type Tally } from "./games/base";

export interface Continuation {
  readonly move: Move;
  readonly name: Text | null;
  readonly value: Value | null; // by the book
  readonly played: Tally;
}

export interface Explored {
  readonly name: Text | null;
  readonly moves: readonly Continuation[]; // the most played first, then as the book has them
}

export class Exploring {
  shown: Explored | null = $state.raw(null); // the last one stays until the next is there
  private wanted = "";

  constructor(
    private readonly session: Session,
    private readonly studies: Studies,
  ) {}

  async look(where: Where, game: string, position: Position, base: GameBase | null): Promise<void> {
    const wanted = (this.wanted = JSON.stringify(where));
    // The base's games begin at the usual start.
    const start = base && (await this.studies.positions.get({ game }));
    const lines = base && start ? base.linesThrough(position, start.cells) : [];
    const found = await this.session.tryAsk<ReplyExplored>({ type: "explore", where, lines: lines.map(({ line }) => line) }).catch(() => null);
    if (!found || this.wanted !== wanted) return;
    const played = found.moves.map(noGames);
    lines.forEach((line, i) => {
      const place = found.lines[i];
      if (place === null || place === undefined) return;
      for (const key of ["games", "x", "o", "draws"] as const) played[place]![key] += line[key];
    });
    const moves = found.moves.map(({ move, cell, name, value }, i) => ({ move: { move, cell }, name, value, played: played[i]! }));
    const worth = (one: Continuation) => one.value?.score ?? -Infinity;
    moves.sort((a, b) => b.played.games - a.played.games || worth(b) - worth(a) || 0);
    this.shown = { name: found.name, moves };
  }

  hide(): void {
    this.wanted = "";
    this.shown = null;
  }
}
