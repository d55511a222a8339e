// A review of a line: what each of its moves was worth, told while it goes on and kept in the study.
import type { ReplyReview } from "../protocol/messages";
import type { Session } from "../state/session.svelte";
import { whereOf, type Studies } from "../study/studies.svelte";
import { lineThrough, movesTo, nodeAfter, pathTo, withJudgements, type Judgement, type NodeId } from "../study/tree";

// A ply of the review speaks of a position and of the move made there, which leads to the next node.
function judgements(line: readonly NodeId[], { plies, scale }: ReplyReview): Record<NodeId, Judgement> {
  const judged: Record<NodeId, Judgement> = {};
  plies.slice(0, line.length).forEach((ply, i) => {
    const made = plies[i - 1];
    judged[line[i]!] = {
      value: ply.value,
      scale,
      best: ply.best,
      line: ply.line,
      grade: made?.mark ?? null,
      loss: made?.loss ?? null,
      cost: made?.cost ?? null,
      worse: made?.reasons ?? [],
      why: made?.why ?? [],
    };
  });
  return judged;
}

export class ReviewRun {
  running = $state(false);
  done = $state(0); // positions
  of = $state(0);
  private stopper: (() => void) | null = null;

  constructor(
    private readonly session: Session,
    private readonly studies: Studies,
  ) {}

  start(bot: string | null): void {
    const study = this.studies.current;
    if (!study) return;
    this.stop();
    const line = lineThrough(study, study.at);
    this.running = true;
    this.done = 0;
    this.of = line.length;
    const where = whereOf(study, line.at(-1));
    const moves = movesTo(study, line.at(-1)!);
    const task = this.session.start<ReplyReview>({ type: "review", where, ...(bot ? { bot } : {}) }, (review) => {
      this.done = review.plies.length;
      // By its moves: the numbers change where another tab changes the study.
      this.studies.note(study.id, (now) => withJudgements(now, judgements(pathTo(now, nodeAfter(now, moves)), review)));
    });
    this.stopper = task.stop;
    void task.done.catch(() => {}).finally(() => {
      if (this.stopper === task.stop) this.stop();
    });
  }

  stop(): void {
    this.stopper?.();
    this.stopper = null;
    this.running = false;
  }
}
