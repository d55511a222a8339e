// Positions that were asked for. One that a request names is the same for ever, so each is asked for once.
import type { Position, ReplyView, Where } from "../protocol/messages";
import type { Session } from "./session.svelte";

const MOST = 1000;

export class Positions {
  private readonly found = new Map<string, Position>();

  constructor(private readonly session: Session) {}

  known(where: Where): Position | undefined {
    return this.found.get(JSON.stringify(where));
  }

  remember(where: Where, position: Position): void {
    if (this.found.size >= MOST) this.found.delete(this.found.keys().next().value!);
    this.found.set(JSON.stringify(where), position);
  }

  // Silent where it is not what the visitor asked for.
  async get(where: Where, loud = false): Promise<Position | null> {
    const known = this.known(where);
    if (known) return known;
    const request = { type: "view", where } as const;
    const view = loud ? await this.session.ask<ReplyView>(request) : await this.session.tryAsk<ReplyView>(request).catch(() => null);
    if (!view) return null;
    this.remember(where, view.position);
    return view.position;
  }
}

const all = new WeakMap<Session, Positions>();
export function positionsOf(session: Session): Positions {
  let found = all.get(session);
  if (!found) all.set(session, (found = new Positions(session)));
  return found;
}
