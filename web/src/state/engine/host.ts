// Runs the engine for all tabs: brings their letters, and lets it work in between.
import type { KeptBoards } from "./kept-boards";
import { canShare, lockOfEngine, tabLock, type FromEngine, type Letter, type MailboxAnswer, type Order } from "./letters";
import { Engine, fetchNow, type Contents, type EnginePage } from "./module";

type WithoutEngine<T> = T extends unknown ? Omit<T, "engine"> : never;

const ASKS = 5; // after the bell has rung: a tab that is busy does not answer the first one
const MOST_LOOKS_BETWEEN = 50; // of a search at the bell, which does not ring for what a tab that stands still could not tell

export class Host implements EnginePage {
  mailbox: string | null = null; // where letters can be fetched from in the middle of a search

  private engine!: Engine;
  private readonly id = Math.floor(Math.random() * 2 ** 31);
  private readonly awaited = new Map<number, number>(); // the number of a tab's next letter
  private readonly keeping = new Set<number>(); // tickets of boards that are on their way into the database
  private readonly turn = new MessageChannel(); // a turn of the event loop, without the delay of a timer
  private coming = false; // there will be a turn
  private rings = 0; // of the bell, as far as they were heard
  private asks = 0; // for letters, that are still to be made for them
  private looks = 0; // at the bell, since it was asked
  private timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private readonly channel: BroadcastChannel,
    private readonly order: Order,
    private readonly boards: KeptBoards,
    private readonly contents: Contents,
  ) {
    this.turn.port1.onmessage = () => this.work();
  }

  static async start(order: Order, opening: Promise<KeptBoards>): Promise<Host> {
    const reading = fetch(`${order.folder}contents.json`).then((response) => response.json() as Promise<Contents>);
    const [contents, engine, boards] = await Promise.all([reading, Engine.fetch(order.folder, reading, order.apart), opening]);
    const host = new Host(new BroadcastChannel(order.channel), order, boards, contents);
    host.engine = await engine(host);
    for (const { token, board, text } of await boards.all()) host.engine.remember(token, board, text);
    host.channel.onmessage = ({ data }: MessageEvent<Letter | FromEngine>) => {
      if ("tab" in data) host.take(data);
    };
    if (canShare()) await host.showPresence();
    host.say({ what: "here" });
    return host;
  }

  private showPresence(): Promise<void> {
    return new Promise((resolve) => {
      void navigator.locks.request(lockOfEngine(this.id), () => {
        resolve();
        return new Promise(() => {});
      });
    });
  }

  private say(message: WithoutEngine<FromEngine>): void {
    this.channel.postMessage({ ...message, engine: this.id });
  }

  private take(letter: Letter): void {
    const { tab, number } = letter;
    const awaited = this.awaited.get(tab) ?? 0;
    if (number > awaited) return; // what comes before it was sent to another engine
    this.say({ what: "got", to: tab, number });
    if (number < awaited) return;
    this.awaited.set(tab, number + 1);
    this.read(letter);
    this.wake();
  }

  private read(letter: Letter): void {
    const { tab } = letter;
    if (letter.what === "text") return this.engine.receive(tab, letter.text);
    if (letter.what === "close") return this.leave(tab);
    this.engine.open(tab);
    this.say({ what: "opened", to: tab, longest: this.engine.longest });
    // A tab holds its lock as long as it is there.
    if (canShare()) void navigator.locks.request(tabLock(tab), () => this.leave(tab));
  }

  private leave(tab: number): void {
    if (!this.awaited.has(tab)) return;
    this.engine.close(tab);
    this.awaited.set(tab, Infinity);
    this.wake();
  }

  private wake(): void {
    if (this.coming) return;
    this.coming = true;
    clearTimeout(this.timer);
    this.turn.port2.postMessage(null);
  }

  private work(): void {
    this.coming = false;
    if (this.keeping.size > 0) return; // answers wait for it, and a search would keep them waiting
    const wait = this.engine.work();
    if (wait === 0) return this.wake();
    clearTimeout(this.timer);
    if (wait > 0) this.timer = setTimeout(() => this.wake(), wait);
  }

  // ---- what the engine asks of the page

  send(tab: number, text: string): void {
    this.say({ what: "text", to: tab, text });
  }

  keep(ticket: number, token: string, board: string, text: string | null): void {
    this.keeping.add(ticket);
    void this.boards.change(token, board, text).then((safe) => {
      if (!this.keeping.delete(ticket)) return;
      this.engine.kept(ticket, safe);
      this.wake();
    });
  }

  attend(): void {
    if (this.mailbox === null) return;
    if (this.mayHaveLetters()) for (const letter of this.lettersNow()) this.take(letter);
    // The database has them, but its answer would come after the search.
    for (const ticket of this.keeping) this.engine.kept(ticket, true);
    this.keeping.clear();
  }

  fetching(file: string | null): void {
    this.say({ what: "fetching", file });
  }

  // Without a bell there may always be some.
  private mayHaveLetters(): boolean {
    const { bell } = this.order;
    if (!bell) return true;
    const rings = Atomics.load(bell, 0);
    if (rings !== this.rings) this.asks = ASKS;
    this.rings = rings;
    if (this.asks === 0 && ++this.looks < MOST_LOOKS_BETWEEN) return false;
    this.asks = Math.max(0, this.asks - 1);
    this.looks = 0;
    return true;
  }

  private lettersNow(): Letter[] {
    const after = JSON.stringify(Object.fromEntries(this.awaited));
    try {
      const text = fetchNow(`${this.mailbox}?after=${encodeURIComponent(after)}`, "text");
      if (typeof text !== "string") throw new Error("no mailbox");
      return (JSON.parse(text) as MailboxAnswer).letters;
    } catch {
      this.mailbox = null; // there is nobody: letters wait for the end of a search
      return [];
    }
  }

  doc(name: string, language: string): { language: string; markdown: string } | null {
    for (const each of [language, "en"]) {
      if (!this.contents.docs[each]?.includes(name)) continue;
      const markdown = fetchNow(`${this.order.folder}docs/${each}/${name}.md`, "text");
      if (typeof markdown === "string") return { language: each, markdown };
    }
    return null;
  }
}
