// Everything the page knows: what the server has said last.
import { complaint, maybe, t } from "../i18n";
import type { Option, Reply, ReplyCatalog, ReplyState, ReplyTree } from "../protocol/messages";
import { Connection, Refused, type Ask, type Socket, type Status } from "./connection";
import { keep, preferences, recall } from "./preferences.svelte";
import { play as playSound } from "./sound";

export type Game = ReplyCatalog["games"][number];
export type Bot = Game["bots"][number];
export type { Option, ReplyTree };

export class Session {
  status: Status = $state("connecting");
  version = $state("");
  allowCommands = $state(false);
  tournaments = $state(false); // whether there are any to look on
  catalog: ReplyCatalog | null = $state.raw(null);
  boards: Record<string, ReplyState> = $state.raw({});
  heardAt: Record<string, number> = {}; // when a board's state came, for its clocks
  problem: string | null = $state(null);
  outdated = $state(false); // the server says what this page does not know
  spoken = $state("");
  ready = $state(false); // welcome, catalog and the boards' states are here

  private connection: Connection;
  private expected = new Set<string>();

  constructor(makeSocket: () => Socket = browserSocket) {
    this.connection = new Connection(makeSocket, {
      onstatus: (status) => (this.status = status),
      onreply: (reply) => this.hear(reply),
      onstrange: () => (this.outdated = true),
      token: () => recall("token"),
    });
  }

  open(): void {
    this.connection.open();
  }

  game(name: string): Game | null {
    return this.catalog?.games.find((game) => game.name === name) ?? null;
  }

  // Asks; what goes wrong is told to the visitor and answered by null.
  async ask<T extends Reply = Reply>(request: Ask): Promise<T | null> {
    this.problem = null;
    try {
      return await this.connection.ask<T>(request);
    } catch (error) {
      this.tell(error);
      return null;
    }
  }

  // The same for a caller who has words of his own for what goes wrong.
  tryAsk<T extends Reply = Reply>(request: Ask): Promise<T> {
    return this.connection.ask<T>(request);
  }

  // For a dialog that stays open with the complaint: null where there is none.
  async complaintOf(request: Ask): Promise<string | null> {
    this.problem = null;
    try {
      await this.connection.ask(request);
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return silent(error) ? null : explain(error);
    }
  }

  start<T extends Reply = Reply>(request: Ask, each: (reply: T) => void) {
    this.problem = null;
    const task = this.connection.start<T>(request, each);
    task.done.catch((error: unknown) => this.tell(error));
    return task;
  }

  say(text: string): void {
    // What stands there already would not be read out a second time.
    this.spoken = text !== "" && text === this.spoken ? `${text}\u00a0` : text;
  }

  private tell(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (silent(error)) return;
    this.problem = explain(error);
  }

  private hear(reply: Reply): void {
    switch (reply.type) {
      case "welcome":
        keep("token", reply.token);
        this.version = reply.version;
        this.allowCommands = reply.allow_commands;
        this.tournaments = reply.tournaments;
        this.expected = new Set(reply.boards);
        // Boards that the server no longer has are gone here too.
        this.boards = Object.fromEntries(Object.entries(this.boards).filter(([name]) => this.expected.has(name)));
        void this.connection.ask<ReplyCatalog>({ type: "catalog" }).catch(() => {});
        break;
      case "catalog":
        this.catalog = reply;
        this.check();
        break;
      case "state":
        this.take(reply);
        break;
      case "error":
        if (reply.re === undefined) this.problem = explain(new Refused(reply.code, reply.message, reply.arguments));
        break;
    }
  }

  private take(state: ReplyState): void {
    const before = this.boards[state.board];
    this.boards = { ...this.boards, [state.board]: state };
    this.heardAt[state.board] = performance.now();
    this.expected.delete(state.board);
    this.check();
    if (preferences.sound && before && before.game === state.game) {
      if (state.result && !before.result) playSound("end");
      else if (state.ply === before.ply + 1) playSound("move");
    }
  }

  private check(): void {
    this.ready = this.catalog !== null && this.expected.size === 0;
  }
}

// The page shows by itself that the line is broken, and a stopped task is what was wished for.
const silent = (error: Refused) => ["connection", "unknown-task", "stale"].includes(error.code);

export function explain(error: Refused): string {
  const message = complaint(error.message);
  return maybe(`error.${error.code}`, { message }) ?? t("error.internal", { message });
}

function browserSocket(): Socket {
  const url = new URL("/ws", location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url);
}
