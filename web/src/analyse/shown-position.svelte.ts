// The position that the board shows. The last one stays until the next is there.
import type { Position, ReplyView, Where } from "../protocol/messages";
import { Refused } from "../state/connection";
import type { Session } from "../state/session.svelte";
import type { Studies } from "../study/studies.svelte";

export const keyOf = (where: Where | null): string => JSON.stringify(where);

export class ShownPosition {
  position: Position | null = $state.raw(null);
  key = $state(""); // of where it stands
  private wanted = "";

  constructor(
    private readonly session: Session,
    private readonly studies: Studies,
    private readonly onrefused: (error: Refused) => void,
  ) {}

  async show(where: Where): Promise<void> {
    const key = (this.wanted = keyOf(where));
    const { positions } = this.studies;
    const known = positions.known(where);
    if (known) return this.take(key, known);
    try {
      const { position } = await this.session.tryAsk<ReplyView>({ type: "view", where });
      positions.remember(where, position);
      if (key === this.wanted) this.take(key, position);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code !== "connection" && key === this.wanted) this.onrefused(error);
    }
  }

  private take(key: string, position: Position): void {
    this.key = key;
    this.position = position;
  }
}
