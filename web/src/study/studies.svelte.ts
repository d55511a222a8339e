// The studies of this browser: the one on the board, the way back to what it was before, and the others on their shelf.
import { deferred } from "../state/deferred";
import type { Move, ReplyOpened, ReplyState, Where } from "../protocol/messages";
import { positionsOf, type Positions } from "../state/positions";
import { keep, recall } from "../state/preferences.svelte";
import type { Session } from "../state/session.svelte";
import { shelf } from "../state/shelf";
import { gameIdOf, newId } from "../state/ids";
import { haveSameMoves, OtherTabs, type Kept } from "./other-tabs";
import { compact, goTo, movesTo, newStudy, nodeAfter, nodeOf, START, stepOf, withLine, withStep, type Line, type NodeId, type Study } from "./tree";

const MOST_STEPS_BACK = 200;
const FOLLOWED = "study.followed"; // what was last taken from Play

// The position of a node, as requests name it.
export const whereOf = (study: Study, at: NodeId = study.at): Where => ({ game: study.game, position: study.start, moves: movesTo(study, at) });

// The one study, at the place where the other one is, as far as it is there.
const withPlaceOf = (other: Study, study: Study): Study => goTo(study, nodeAfter(study, movesTo(other, other.at)));

// A board that nobody did anything to. It is kept, so that its address leads to it from another tab too, but not listed.
const isBlank = (study: Study) => nodeOf(study, START).children.length === 0 && study.name === "" && !study.brought;
const LONGEST_BLANK = 7 * 24 * 3600 * 1000; // milliseconds since it was last kept: no tab shows it any more

export class Studies {
  current: Study | null = $state.raw(null);
  canUndo = $state(false);
  canRedo = $state(false);

  private past: Study[] = [];
  private future: Study[] = [];
  private readonly save = deferred(300, () => this.saveNow());
  private readonly others = new OtherTabs((kept) => this.hear(kept));
  private unsaved = false; // the visitor did something to the current study that is not on the shelf yet
  private told = 0; // when what the other tabs know of the current study was changed
  private readonly elsewhere = new Map<string, Study>(); // those that are not on this board, as another tab left them

  readonly positions: Positions;

  constructor(private readonly session: Session) {
    this.positions = positionsOf(session);
  }

  // ---- the study on the board

  go(at: NodeId): void {
    if (!this.current || at === this.current.at) return;
    this.current = goTo(this.current, at);
    this.save();
  }

  // What can be undone: a new move, a deleted variation, another study.
  change(next: Study): void {
    if (next === this.current) return;
    this.turnTo(next);
    this.unsaved = true;
  }

  private turnTo(next: Study): void {
    if (this.current) this.past = [...this.past, this.current].slice(-MOST_STEPS_BACK);
    this.future = [];
    this.show(next);
  }

  play(move: Move): void {
    if (!this.current) return;
    const next = withStep(this.current, stepOf(move));
    if (next.nodes === this.current.nodes) this.go(next.at);
    else this.change(next);
  }

  // What was found out about a study, which nobody wants to undo.
  note(id: string, change: (study: Study) => Study): void {
    const noted = (one: Study) => (one.id === id ? change(one) : one);
    this.past = this.past.map(noted);
    this.future = this.future.map(noted);
    if (this.current?.id !== id) return;
    this.current = change(this.current);
    this.save();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    if (this.current) this.future = [...this.future, this.current];
    this.stepTo(before);
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    if (this.current) this.past = [...this.past, this.current];
    this.stepTo(next);
  }

  // Undone or redone: a change of this study, or a way to another one.
  private stepTo(study: Study): void {
    const isChange = study.id === this.current?.id;
    this.show(isChange ? { ...study, changed: Date.now() } : study); // or other tabs would hold their own for newer
    this.unsaved ||= isChange;
  }

  private show(next: Study): void {
    const before = this.current;
    if (before?.id === next.id) this.current = next;
    else this.leave(before, next);
    this.canUndo = this.past.length > 0;
    this.canRedo = this.future.length > 0;
    this.save();
  }

  // For another study, which another tab may know better.
  private leave(before: Study | null, next: Study): void {
    // What is blank here may have moves from another tab: those are not written over.
    if (before && (this.unsaved || !isBlank(before))) void this.keepAndTell(before).catch(() => {}); // the page has said it
    const newer = this.elsewhere.get(next.id);
    this.elsewhere.delete(next.id);
    this.current = newer ? withPlaceOf(next, newer) : next;
    this.unsaved = false;
    this.told = newer?.changed ?? 0;
  }

  // ---- the same study in another tab

  private hear({ study, byVisitor }: Kept): void {
    if (this.current?.id !== study.id) {
      this.elsewhere.set(study.id, study);
      return;
    }
    const current = compact(this.current);
    if (current.changed === study.changed && !this.unsaved) return;
    if (haveSameMoves(current, study)) {
      // What the others have not been told yet makes it a change of its own.
      const untold = current.changed !== this.told;
      const name = byVisitor && !this.unsaved ? study.name : current.name;
      const changed = untold ? Math.max(Date.now(), study.changed + 1) : study.changed;
      this.told = study.changed;
      this.current = { ...current, name, judged: { ...current.judged, ...study.judged }, changed };
      this.save();
    } else if (this.unsaved) {
      // Both at once: ours becomes another study, so that neither is lost.
      const id = newId();
      const renamed = (one: Study) => (one.id === study.id ? { ...one, id } : one);
      [this.current, this.past, this.future] = [renamed(current), this.past.map(renamed), this.future.map(renamed)];
      this.told = 0;
      this.save();
    } else if (byVisitor && study.changed > current.changed) {
      this.past = [...this.past, current].slice(-MOST_STEPS_BACK);
      this.future = [];
      this.current = withPlaceOf(current, study);
      this.told = study.changed; // and it is on the shelf
      [this.canUndo, this.canRedo] = [true, false];
    }
  }

  // ---- their shelf

  async list(): Promise<Study[]> {
    const all = await this.allKept();
    const old = all.filter((one) => isBlank(one) && one.changed < Date.now() - LONGEST_BLANK);
    void Promise.all(old.map(({ id }) => this.forget(id))).catch(() => {}); // the page has said it
    return all.filter((one) => !isBlank(one));
  }

  private async allKept(): Promise<Study[]> {
    await this.saveNow();
    return (await shelf<Study>("studies")).all();
  }

  async forget(id: string): Promise<void> {
    await (await shelf<Study>("studies")).remove(id);
  }

  // A blank one stays as long as somebody shows it.
  async keepAgain(study: Study): Promise<void> {
    await (await shelf<Study>("studies")).put(isBlank(study) ? { ...compact(study), changed: Date.now() } : compact(study));
  }

  async open(id: string): Promise<boolean> {
    if (this.current?.id === id) return true;
    // A blank one may have been cleared from the shelf since.
    const found = [...this.future, ...this.past].reverse().find((one) => one.id === id) ?? (await (await shelf<Study>("studies")).get(id));
    if (found) this.turnTo(found);
    return found !== undefined;
  }

  async openLatest(): Promise<boolean> {
    const found = await (await shelf<Study>("studies")).latest((study) => !isBlank(study));
    if (found && !this.current) this.show(found);
    return found !== undefined;
  }

  private async saveNow(): Promise<void> {
    if (this.current) await this.keepAndTell(this.current);
  }

  // Told first: who changes the same study hears of it before it says so itself.
  private async keepAndTell(study: Study): Promise<void> {
    if (study.changed !== this.told) this.others.tell({ study: compact(study), byVisitor: this.unsaved });
    this.told = study.changed;
    this.unsaved = false;
    await this.keepAgain(study);
  }

  // ---- new ones

  // The start of a game: as it is set up in Play, where it is.
  async startOf(game: string): Promise<Line | null> {
    const played = this.session.boards[`play-${game}`];
    const where: Where = played ? { game, position: played.start } : { game };
    const start = await this.positions.get(where, true);
    return start && { game, start: start.text, first: start.to_move ?? "X", steps: [] };
  }

  async begin(game: string): Promise<void> {
    const line = await this.startOf(game);
    if (line) this.change(newStudy(line));
  }

  // What was pasted, opened or set up is a study of its own. What is only looked at is not `brought`: it counts once it has moves.
  async take(opened: Pick<ReplyOpened, "game" | "start" | "moves" | "players">, brought = true): Promise<boolean> {
    const start = await this.positions.get({ game: opened.game, position: opened.start }, true);
    if (!start) return false;
    const { game, players } = opened;
    this.change(newStudy({ game, start: start.text, first: start.to_move ?? "X", steps: opened.moves.map(stepOf), players, brought }));
    return true;
  }

  // The game of a board of Play. What it has more than its study becomes the main line there; nothing of the study goes.
  async follow(played: ReplyState, players: Record<"X" | "O", string>): Promise<void> {
    const origin = gameIdOf(played.board);
    const moves = played.moves.slice(0, played.ply);
    const seen = JSON.stringify([origin, moves.map((move) => move.move)]);
    if (this.current && recall(FOLLOWED) === seen) return;
    const known = this.current?.origin === origin ? this.current : (await this.allKept()).find((one) => one.origin === origin);
    const first = (await this.positions.get({ game: played.game, position: played.start }, true))?.to_move ?? "X";
    const study = known ?? newStudy({ game: played.game, start: played.start, first, steps: [], players, origin });
    this.change(withLine(study, moves.map(stepOf)));
    keep(FOLLOWED, seen);
  }
}

const all = new WeakMap<Session, Studies>();
export function studiesOf(session: Session): Studies {
  let found = all.get(session);
  if (!found) all.set(session, (found = new Studies(session)));
  return found;
}
