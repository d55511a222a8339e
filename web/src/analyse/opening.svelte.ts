// Opens whatever somebody brings: pasted, in files, dropped on the page, or in a link.
import { number, said, t } from "../i18n";
import { capital, gameName } from "../i18n/phrases";
import type { ReplyOpened, ReplyVerified } from "../protocol/messages";
import { Refused } from "../state/connection";
import { routeOf } from "../state/route";
import { explain, type Session } from "../state/session.svelte";
import type { Studies } from "../study/studies.svelte";
import { fromLink, fromText } from "../study/text";
import type { Study } from "../study/tree";
import { GameBase } from "./games/base";
import { GameFiles, isProof } from "./games/files";
import { Unreadable, type ListedGame } from "./games/listed";

function studyIn(text: string): Study | null {
  if (!text.trimStart().startsWith("{")) return null;
  try {
    return fromText(JSON.parse(text));
  } catch {
    return null;
  }
}

export class Opening {
  taken: string | null = $state(null); // what it was taken for
  wrong: string | null = $state(null);
  listed: readonly ListedGame[] = $state.raw([]);
  base: GameBase | null = $state.raw(null); // of the games that were listed last: it stays when the list is closed
  checked: ReplyVerified | null = $state.raw(null); // how far the check of a proof is, and then what it found
  private checking: { stop: () => void } | null = null;
  private readonly files = new GameFiles();

  constructor(
    private readonly session: Session,
    private readonly studies: Studies,
  ) {}

  // Several games in one text are listed, to choose from.
  async openText(text: string, game: string): Promise<boolean> {
    this.clear();
    if (isProof(text)) return this.check(text);
    const several = this.files.gamesIn(text);
    if (several.length > 1) {
      this.list(several);
      return true;
    }
    const route = routeOf(/#(?:open|study)=.+$/s.exec(text.trim())?.[0] ?? "");
    if (route.study) return this.openLink(route.study);
    const study = studyIn(text);
    return study ? this.openStudy(study) : this.open(route.shared ?? text, game);
  }

  async openLink(link: string): Promise<boolean> {
    this.clear();
    const study = await fromLink(link);
    if (study) return this.openStudy(study);
    this.wrong = t("link-unreadable");
    return false;
  }

  async openFiles(files: readonly File[], game: string): Promise<void> {
    if (files.length === 0) return;
    this.clear();
    try {
      const found = await this.files.read(files);
      if ("games" in found) this.list(found.games);
      else await this.openText(found.text, game);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.wrong = t(`file.${error.code}`, error.values);
    }
  }

  async open(text: string, game: string, base?: string): Promise<boolean> {
    this.taken = this.wrong = null;
    try {
      const opened = await this.session.tryAsk<ReplyOpened>({ type: "open", text, game });
      if (!(await this.studies.take(opened))) return false;
      const moves = number(opened.moves.length);
      this.taken =
        (base && t("opened-from", { game: gameName(opened.game), base, count: moves })) ||
        capital(said(opened.taken_for.text));
      if (opened.cut) this.wrong = t("opened-in-part", { problem: said(opened.cut.text) });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.wrong = explain(error);
      return false;
    }
  }

  // A proof file proves something of a position without any solver.
  private async check(text: string): Promise<boolean> {
    this.checked = { type: "verified", checked: 0, of: 0, report: null, done: false };
    const task = this.session.tryStart<ReplyVerified>({ type: "verify", text }, (reply) => (this.checked = reply));
    this.checking = task;
    try {
      await task.done;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.checking !== task) return false; // something else was opened
      this.checked = null;
      if (error.code !== "unknown-task") this.wrong = explain(error);
      return false;
    } finally {
      if (this.checking === task) this.checking = null;
    }
  }
  stop(): void {
    this.checking?.stop();
  }

  // The first position is looked at before it is shown: anybody can write a link.
  private async openStudy(study: Study): Promise<boolean> {
    try {
      await this.session.tryAsk({ type: "view", where: { game: study.game, position: study.start } });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.wrong = explain(error);
      return false;
    }
    this.studies.change(study);
    this.taken = t("opened-study", { game: gameName(study.game), count: number(study.nodes.length - 1) });
    return true;
  }

  private list(games: readonly ListedGame[]): void {
    this.listed = games;
    const base = new GameBase(games);
    if (base.size) this.base = base;
  }

  // What was said of the last one.
  forget(): void {
    this.taken = this.wrong = null;
  }
  clear(): void {
    this.forget();
    const { checking } = this;
    this.checking = null;
    checking?.stop();
    this.checked = null;
    this.listed = [];
  }
}
