// The keys of games with somebody on another device. Who made them keeps all three, to hand two of them on.
import type { ReplyInvited, RequestInvite } from "../protocol/messages";
import { keep, recall } from "../state/preferences.svelte";
import { invitedAddress } from "../state/route";
import type { Session } from "../state/session.svelte";

export interface HandedOn {
  readonly theirs: string;
  readonly watch: string;
}

const name = (key: string) => `invited.${key}`;

export function keysToHandOn(key: string): HandedOn | null {
  try {
    const kept = JSON.parse(recall(name(key)) ?? "null") as Partial<HandedOn> | null;
    return kept?.theirs && kept.watch ? { theirs: kept.theirs, watch: kept.watch } : null;
  } catch {
    return null;
  }
}

// Goes to the new game; what the server complains of, where it does.
export async function invite(session: Session, request: Omit<RequestInvite, "id">): Promise<string | null> {
  const made = await session.answerOrComplaint<ReplyInvited>(request);
  if (made === null || typeof made === "string") return made;
  keep(name(made.yours), JSON.stringify({ theirs: made.theirs, watch: made.watch }));
  location.hash = invitedAddress("", made.yours);
  return null;
}
