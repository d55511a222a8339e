// What the engine says of the position on the board, and what it said of those before.
import type { ReplyAnalysis, Where } from "../protocol/messages";
import type { Session } from "../state/session.svelte";

const MOST_KEPT = 300;

export interface How {
  seconds: number;
  bot: string | null; // the usual one unless given
}

export class Analyses {
  shown: ReplyAnalysis | null = $state.raw(null);
  busy = $state(false);
  private readonly kept = new Map<string, { analysis: ReplyAnalysis; how: string }>();

  constructor(private readonly session: Session) {}

  of(where: Where): ReplyAnalysis | null {
    return this.kept.get(JSON.stringify(where))?.analysis ?? null;
  }

  hide(): void {
    this.shown = null;
    this.busy = false;
  }

  // Shows what is known of the position and asks for more; gives back what stops it.
  look(where: Where, { seconds, bot }: How): () => void {
    const key = JSON.stringify(where);
    const how = JSON.stringify([seconds, bot]);
    const known = this.kept.get(key);
    this.shown = known?.analysis ?? null;
    if (known?.analysis.done && known.how === how) {
      this.busy = false;
      return () => {};
    }
    this.busy = true;
    const task = this.session.start<ReplyAnalysis>({ type: "analyse", where, seconds, ...(bot ? { bot } : {}) }, (analysis) => {
      // The first words of a new search are poorer than the last ones of an old one.
      if (known && !analysis.done && analysis.bot === known.analysis.bot && analysis.depth < known.analysis.depth) return;
      this.shown = analysis;
      this.keep(key, analysis, how);
    });
    void task.done.catch(() => {}).finally(() => (this.busy = false));
    return () => task.stop();
  }

  private keep(key: string, analysis: ReplyAnalysis, how: string): void {
    this.kept.delete(key);
    if (this.kept.size >= MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(key, { analysis, how });
  }
}
