// A board on which two bots play.
import { playerName } from "../i18n/phrases";
import { exported } from "../play/kept-games";
import type { ReplyState } from "../protocol/messages";
import type { Session } from "../state/session.svelte";

export const BOARDS = ["watch", "watch-2", "watch-3", "watch-4"] as const;
export type MatchBoard = (typeof BOARDS)[number];

export const begun = (now: ReplyState | undefined): boolean => (now?.moves.length ?? 0) > 0;

export const pause = (session: Session, now: ReplyState) => session.ask({ type: "pause", board: now.board, paused: !now.paused });

export async function again(session: Session, now: ReplyState, swap: boolean): Promise<boolean> {
  const next = await session.ask<ReplyState>({ type: "rematch", board: now.board, swap });
  if (next?.paused) void session.ask({ type: "pause", board: now.board, paused: false });
  return next !== null;
}

export function analyse(now: ReplyState): void {
  const moves = now.moves.map((move) => move.move);
  location.hash = `open=${encodeURIComponent(exported([{ ...now, moves }], playerName))}`;
}
