// A search that is asked for, with its nodes fetched as they are needed.
import type { Ask } from "../state/connection";
import type { ReplyTree, ReplyTreeNodes } from "../protocol/messages";
import type { Session } from "../state/session.svelte";
import { SearchTree } from "./tree";

const AT_ONCE = 1000;

export class TreeRun {
  reply: ReplyTree | null = $state.raw(null);
  tree: SearchTree = $state.raw(new SearchTree(0));
  busy = $state(false);
  private task: { stop: () => void } | null = null;
  private turn = 0;

  constructor(private readonly session: Session) {}

  stop(): void {
    this.task?.stop();
    this.task = null;
    this.busy = false;
    ++this.turn;
  }

  async run(request: Ask & { type: "tree" }): Promise<boolean> {
    this.stop();
    const turn = this.turn;
    this.busy = true;
    this.reply = null;
    const task = this.session.start<ReplyTree>(request, () => {});
    this.task = task;
    try {
      const reply = await task.done;
      if (turn !== this.turn) return false;
      this.tree = new SearchTree(reply.recorded).with(reply.nodes);
      this.reply = reply;
    } catch {
      return false; // the session has told why
    } finally {
      if (turn === this.turn) this.busy = false;
    }
    void this.fetchRest(turn);
    return true;
  }

  private async fetchRest(turn: number): Promise<void> {
    while (this.reply && turn === this.turn && !this.tree.complete) {
      const from = this.tree.nodes.length;
      const more = await this.session.ask<ReplyTreeNodes>({ type: "tree-nodes", tree: this.reply.tree, from, count: AT_ONCE });
      if (!more || turn !== this.turn || more.nodes.length === 0) return;
      this.tree = this.tree.with(more.nodes);
    }
  }
}
