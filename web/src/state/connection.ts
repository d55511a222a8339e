// The line to the server: asks, listens, and comes back by itself when it breaks.
import type { Reply, ReplyError, Request, RequestHello, Text } from "../protocol/messages";
import { readReply } from "../protocol/read";

export type Status = "connecting" | "open" | "lost";

// What a request asks, without the number that the line gives it.
type WithoutId<R> = R extends unknown ? Omit<R, "id"> : never;
export type Ask = WithoutId<Request>;

export class Refused extends Error {
  constructor(
    readonly code: ReplyError["code"] | "connection",
    message: string,
    readonly text?: Text, // the same for people
  ) {
    super(message);
  }
}

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onfetching?: ((fetching: boolean) => void) | null; // an engine of our own waits for files
  onlight?: ((seconds: number) => void) | null; // or is a light one, whose bots think so long at most
}

export interface Listener {
  onstatus(status: Status): void;
  onfetching?(fetching: boolean): void;
  onlight?(seconds: number): void;
  onreply(reply: Reply): void; // everything that comes, answers too
  onstrange(): void; // a message that this page does not know: the server is of another build
  onrefused(error: ReplyError): void; // hello was answered by an error: there is nothing to come back for
  hello(): Omit<RequestHello, "type" | "id">;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(why: Refused): void;
  each?: (reply: Reply) => void; // for a task: every answer, until done
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4000;
const PING_MS = 20_000;

const saysMore = (reply: Reply) => "done" in reply && reply.done === false;

function numberAnswered(text: string): number | undefined {
  try {
    const re = (JSON.parse(text) as { re?: unknown } | null)?.re;
    return typeof re === "number" ? re : undefined;
  } catch {
    return undefined;
  }
}

export class Connection {
  private socket: Socket | null = null;
  private nextId = 1;
  private waiting = new Map<number, Waiting>();
  private welcomed = false;
  private unsent: (() => void)[] = [];
  private wait = FIRST_WAIT_MS;
  private ping: ReturnType<typeof setInterval> | undefined;
  private helloId = 0;
  private closed = false;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly makeSocket: () => Socket,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.closed = false;
    const socket = this.makeSocket();
    this.socket = socket;
    socket.onopen = () => {
      this.helloId = this.nextId++;
      socket.send(JSON.stringify({ type: "hello", id: this.helloId, ...this.listener.hello() }));
    };
    socket.onmessage = (event) => this.hear(event.data);
    socket.onclose = () => this.broken();
    socket.onfetching = (fetching) => this.listener.onfetching?.(fetching);
    socket.onlight = (seconds) => this.listener.onlight?.(seconds);
  }

  // Until it is opened again.
  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    this.socket?.close();
  }

  // One answer.
  ask<T extends Reply = Reply>(request: Ask): Promise<T> {
    return this.start<T>(request).done;
  }

  // Answers again and again until the last one.
  start<T extends Reply = Reply>(request: Ask, each?: (reply: T) => void): { done: Promise<T>; stop: () => void; conclude: () => void } {
    const id = this.nextId++;
    let over = false;
    const done = new Promise<Reply>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, each: each as ((reply: Reply) => void) | undefined });
      const send = () => this.socket?.send(JSON.stringify({ ...request, id }));
      if (this.welcomed) send();
      else this.unsent.push(send);
    }).finally(() => {
      over = true;
    });
    const stop = () => {
      if (over) return;
      over = true;
      this.waiting.get(id)?.reject(new Refused("unknown-task", "stopped"));
      this.waiting.delete(id);
      if (this.welcomed) this.ask({ type: "stop", task: id }).catch(() => {});
    };
    // It ends with what it has.
    const conclude = () => void this.ask({ type: "stop", task: id, keep: true }).catch(() => {});
    return { done: done as Promise<T>, stop, conclude };
  }

  private hear(text: string): void {
    let reply: Reply;
    try {
      reply = readReply(text);
    } catch (error) {
      console.error("a message that is not in the protocol:", error);
      this.listener.onstrange();
      this.giveUp(text);
      return;
    }
    if (reply.type === "welcome") {
      this.welcomed = true;
      this.wait = FIRST_WAIT_MS;
      this.listener.onreply(reply);
      this.listener.onstatus("open");
      this.unsent.splice(0).forEach((send) => send());
      clearInterval(this.ping);
      this.ping = setInterval(() => void this.ask({ type: "ping" }).catch(() => {}), PING_MS);
      return;
    }
    if (reply.type === "error" && !this.welcomed && reply.re === this.helloId) {
      this.close();
      this.listener.onrefused(reply);
      return;
    }
    this.listener.onreply(reply);
    this.answer(reply);
  }

  // Whoever waits for an answer that cannot be read waits for nothing.
  private giveUp(text: string): void {
    const re = numberAnswered(text);
    if (re === undefined) return;
    this.waiting.get(re)?.reject(new Refused("connection", "the answer is not in the protocol"));
    this.waiting.delete(re);
  }

  private answer(reply: Reply): void {
    const waiting = reply.re === undefined ? undefined : this.waiting.get(reply.re);
    if (!waiting) return;
    if (reply.type === "error") {
      this.waiting.delete(reply.re!);
      waiting.reject(new Refused(reply.code, reply.message, reply.text));
      return;
    }
    waiting.each?.(reply);
    if (saysMore(reply)) return;
    this.waiting.delete(reply.re!);
    waiting.resolve(reply);
  }

  private broken(): void {
    this.socket = null;
    this.welcomed = false;
    clearInterval(this.ping);
    // What was asked is not asked again: the states that follow the next welcome tell how things stand.
    const why = new Refused("connection", "the connection was lost");
    for (const one of this.waiting.values()) one.reject(why);
    this.waiting.clear();
    this.unsent = [];
    if (this.closed) return;
    this.listener.onstatus("lost");
    this.again = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
  }
}
