// The line to an engine in the browser itself, where there is no server.
import type { ReplyError, Text } from "../../protocol/messages";
import type { Socket } from "../connection";
import { canShare, ENGINE_LOCK, lockOfChannel, lockOfEngine, MAILBOX_CHANNEL, tabLock, type Failure, type FromEngine, type Letter, type Mailbox, type MailboxAnswer, type MailboxQuestion, type Order } from "./letters";

export { tryToShare } from "./letters";

const LONG_MS = 500; // a file that takes longer is worth a word
const LONG_START_MS = 3000; // and so is an engine

let channelName: string | null = null;
const channelOf = (folder: string) => (channelName ??= `lawan ${folder}${canShare() ? "" : Math.random()}`);

// The service worker answers for the mailbox, once this page and its worker are under its control: at the first visit
// that is after the engine has started.
function whenMailboxIsThere(tell: (mailbox: string) => void): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const here = () => tell(new URL("mailbox", document.baseURI).href);
  if (serviceWorker.controller) here();
  else serviceWorker.addEventListener("controllerchange", here, { once: true });
}

// Asking for letters takes a search four of every hundred milliseconds, so it asks when there are some.
const bell = typeof crossOriginIsolated !== "undefined" && crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
const ring = () => void (bell && Atomics.add(bell, 0, 1));

let started = false;
async function startEngine(folder: string, failed: (why: string) => void): Promise<void> {
  if (started) return;
  started = true;
  const order: Order = { folder: new URL(folder, document.baseURI).href, channel: channelOf(folder), apart: true, shares: canShare(), bell };
  const worker = await startedWorker(order);
  if (!worker) {
    const { serve } = await import("./serve");
    return serve({ ...order, apart: false });
  }
  worker.onerror = (event) => failed(event.message ?? "");
  whenMailboxIsThere((mailbox) => worker.postMessage({ mailbox } satisfies Mailbox));
}

// Null in a browser without workers, or without those that are modules.
async function startedWorker(order: Order): Promise<Worker | null> {
  try {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.postMessage(order);
    await new Promise((resolve, reject) => {
      worker.onmessage = resolve;
      worker.onerror = (event) => {
        event.preventDefault(); // no harm is done
        reject(new Error(event.message ?? ""));
      };
    });
    return worker;
  } catch (error) {
    console.warn("no worker:", error);
    return null;
  }
}

export class WorkerSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onfetching: Socket["onfetching"] = null;
  onlight: Socket["onlight"] = null;

  private readonly tab = Math.floor(Math.random() * 2 ** 31);
  private readonly channel: BroadcastChannel;
  private readonly mailbox = new BroadcastChannel(MAILBOX_CHANNEL);
  private engine: number | null = null;
  private unread: Letter[] = []; // that the engine has not got, as far as we know
  private letters = 0;
  private long: ReturnType<typeof setTimeout> | undefined;
  private release = () => {};
  private readonly ending = new AbortController();

  // What to say where the engine does not start.
  constructor(
    private readonly folder: string,
    private readonly failures: Readonly<Record<Failure, Text>>,
  ) {
    this.channel = new BroadcastChannel(channelOf(folder));
    this.channel.onmessage = ({ data }: MessageEvent<Letter | FromEngine>) => {
      if ("engine" in data) this.hear(data);
      else ring();
    };
    this.mailbox.onmessage = ({ data }: MessageEvent<MailboxQuestion | MailboxAnswer>) => {
      if ("question" in data) this.answer(data);
    };
    addEventListener("pagehide", this.leave);
    const enter = () => this.write({ what: "open" });
    if (canShare()) void navigator.locks.request(tabLock(this.tab), () => new Promise<void>((resolve) => ((this.release = resolve), enter())));
    else enter();
    // In a task of its own: nobody listens yet.
    const failed = (why: unknown) => this.fail("engine", String(why));
    if (canShare()) setTimeout(() => void this.lookForOthers(), LONG_START_MS);
    setTimeout(() => {
      startEngine(folder, failed).catch((error: unknown) => {
        started = false; // the next socket tells it too
        failed(error);
      });
    });
  }

  send(text: string): void {
    this.write({ what: "text", text });
  }

  close(): void {
    this.leave();
    this.over();
  }

  private readonly leave = () => this.write({ what: "close" });

  private write(what: { what: "open" | "close" } | { what: "text"; text: string }): void {
    const letter = { ...what, tab: this.tab, number: this.letters++ };
    this.unread.push(letter);
    this.channel.postMessage(letter);
    ring();
  }

  private hear(message: FromEngine): void {
    if (message.what === "failed") return this.fail(message.failure, message.why);
    if (message.what === "here") {
      if (this.engine === null) this.unread.forEach((letter) => this.channel.postMessage(letter));
      else this.over(); // the one that knew us is gone
      return;
    }
    if (message.what === "fetching") return this.tellOfFetching(message.file !== null);
    if (message.to !== this.tab) return;
    if (message.what === "got") {
      this.unread = this.unread.filter(({ number }) => number > message.number);
    } else if (message.what === "opened") {
      this.engine = message.engine;
      if (canShare()) this.watch(message.engine);
      if (message.longest) this.onlight?.(message.longest);
      this.onopen?.(new Event("open"));
    } else if (message.engine === this.engine) {
      this.onmessage?.(new MessageEvent("message", { data: message.text }));
    }
  }

  private tellOfFetching(fetching: boolean): void {
    clearTimeout(this.long);
    if (fetching) this.long = setTimeout(() => this.onfetching?.(true), LONG_MS);
    else this.onfetching?.(false);
  }

  // Its lock is to be had when the engine is gone with its tab.
  private watch(engine: number): void {
    const { signal } = this.ending;
    navigator.locks.request(lockOfEngine(engine), { mode: "shared", signal }, () => this.over()).catch(() => {});
  }

  // The tab that has the lock may be of another version, and its engine none for us.
  private async lookForOthers(): Promise<void> {
    const { held = [] } = await navigator.locks.query();
    const isHeld = (lock: string) => held.some(({ name }) => name === lock);
    if (this.engine === null && !this.ending.signal.aborted && isHeld(ENGINE_LOCK) && !isHeld(lockOfChannel(channelOf(this.folder)))) this.fail("other-version", "another has the lock");
  }

  private answer({ question, after }: MailboxQuestion): void {
    const from = after[this.tab] ?? 0;
    const letters = this.unread.filter(({ number }) => number >= from);
    this.mailbox.postMessage({ answer: question, letters } satisfies MailboxAnswer);
  }

  private over(): void {
    if (this.ending.signal.aborted) return;
    this.ending.abort();
    this.tellOfFetching(false);
    removeEventListener("pagehide", this.leave);
    this.channel.close();
    this.mailbox.close();
    this.release();
    this.onclose?.(new CloseEvent("close"));
  }

  // The page tells it like anything else that goes wrong.
  private fail(failure: Failure, why: string): void {
    console.warn("the engine could not start:", why);
    const text = this.failures[failure];
    const error: ReplyError = { type: "error", code: "internal", why: "engine-failed", message: text.en, arguments: [], text };
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(error) }));
  }
}
