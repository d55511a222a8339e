// One's own mistakes once more: the board stops before each, and the player looks for something better.
import type { Move, ReplyAnalysis, Side } from "../protocol/messages";
import type { Session } from "../state/session.svelte";
import { whereOf } from "../study/studies.svelte";
import type { Study } from "../study/tree";
import type { Flaw } from "./course";
import { isGood } from "./worth";

const SECONDS = 1; // to judge a move that the review did not speak of

export type Said = "ask" | "judging" | "right" | "same" | "wrong" | "shown";

export class Retry {
  at = $state(0);
  said: Said = $state("ask");
  tried: Move | null = $state.raw(null);
  found = $state(0);

  constructor(
    private readonly session: Session,
    readonly study: Study,
    readonly side: Side,
    readonly flaws: readonly Flaw[],
  ) {}

  get flaw(): Flaw | null {
    return this.flaws[this.at] ?? null;
  }
  get over(): boolean {
    return this.at >= this.flaws.length;
  }
  // Whether the answer may be seen.
  get answered(): boolean {
    return this.said === "right" || this.said === "shown";
  }

  async guess(move: Move, played: string): Promise<void> {
    const { flaw } = this;
    if (!flaw || this.answered || this.said === "judging") return;
    this.tried = move;
    if (move.move === played) {
      this.said = "same";
      return;
    }
    if (move.move === flaw.better.best?.move) return this.right();
    this.said = "judging";
    const analysis = await this.session.start<ReplyAnalysis>({ type: "analyse", where: whereOf(this.study, flaw.before), seconds: SECONDS }, () => {}).done.catch(() => null);
    if (this.flaw !== flaw) return; // the player went on
    if (analysis && isGood(analysis, move.move)) this.right();
    else this.said = "wrong";
  }

  show(): void {
    this.said = "shown";
  }

  next(): void {
    ++this.at;
    this.said = "ask";
    this.tried = null;
  }

  private right(): void {
    this.said = "right";
    ++this.found;
  }
}
