// What Analyse shows when it is opened: the game on the board of Play, unless somebody has put something else here.
import type { ReplyOpened, ReplyShared, ReplyState } from "../protocol/messages";
import { keep, recall } from "../state/preferences.svelte";
import type { Game, Session } from "../state/session.svelte";

const BOARD = "analyse";
const KEPT = "analyse-ours"; // what the page itself put there last
const USUAL_GAME = "othello"; // where the server has it

const contentOf = ({ start, moves }: ReplyState) => `${start} ${moves.map((move) => move.move).join(" ")}`;

// The game that is chosen in Play.
export function chosenGame(games: readonly Game[]): Game {
  const known = (name: string | null) => games.find((one) => one.name === name);
  return known(recall("game")) ?? known(USUAL_GAME) ?? games[0]!;
}

// What stands on the board now is the page's own doing: it may go without asking.
export function isOurs(session: Session): void {
  const now = session.boards[BOARD];
  if (now) keep(KEPT, contentOf(now));
}

// The game of a board of Play, for its button and for whoever opens the tab.
export async function openGameOf(session: Session, board: string): Promise<boolean> {
  const shared = await session.ask<ReplyShared>({ type: "share", board });
  const opened = shared && (await session.ask<ReplyOpened>({ type: "open", board: BOARD, text: shared.text }));
  if (opened) isOurs(session);
  return opened !== null;
}

export async function takeFromPlay(session: Session, games: readonly Game[]): Promise<void> {
  const played = session.boards[`play-${chosenGame(games).name}`];
  const now = session.boards[BOARD];
  if (!played?.moves.length || (now && contentOf(now) !== recall(KEPT)) || (now && contentOf(now) === contentOf(played))) return;
  await openGameOf(session, played.board);
}
