// Everything the page knows: what the server has said last.
import { maybe, said, t } from "../i18n";
import type { Option, Reply, ReplyCatalog, ReplyPresent, ReplyState, ReplyTree } from "../protocol/messages";
import { Connection, Refused, type Ask, type Socket, type Status } from "./connection";
import { doorIsClosed } from "./door";
import { keep, PRACTISED, preferences, recall } from "./preferences.svelte";
import { play as playSound } from "./sound";
import { titles } from "./titles.svelte";

export type Game = ReplyCatalog["games"][number];
export type Bot = Game["bots"][number];
export type { Option, ReplyTree };

export class Session {
  status: Status = $state("connecting");
  fetching = $state(false); // what bots judge by is on its way
  lightSeconds: number | null = $state(null); // how long bots think where the browser can do no better, until that was read
  version = $state("");
  allowCommands = $state(false);
  tournaments = $state(false); // whether there are any to look on
  invites = $state(false); // whether others can be invited to a game
  player: string | null = $state(null); // in a game that one was invited to: the name of one's seat; none looks on
  present: ReplyPresent | null = $state.raw(null); // who is there
  refused: string | null = $state(null); // the key opens nothing
  catalog: ReplyCatalog | null = $state.raw(null);
  boards: Record<string, ReplyState> = $state.raw({});
  heardAt: Record<string, number> = {}; // when a board's state came, for its clocks
  problem: string | null = $state(null);
  // The server says what this page does not know. Which of them is newer nobody can tell: the server may have been started
  // before what lies on the disk was built, and the page may have been kept from before the server was updated.
  otherBuild = $state(false);
  spoken = $state("");
  closed = $state(false); // the server wants a code first
  code = ""; // that a link brought
  classroom = $state(false); // people have names here
  teacher = $state(false);
  name = $state(""); // in a class
  ready = $state(false); // welcome, catalog and the boards' states are here

  private connection: Connection;
  private expected = new Set<string>();
  private moving = new Set<string>(); // boards with a move on its way

  // The game that one was invited to, or a pupil's games, know what the page's own session knows of games.
  constructor(
    makeSocket: () => Socket = browserSocket,
    private readonly other: { key: string } | { watch: number } | null = null,
  ) {
    this.connection = new Connection(makeSocket, {
      onstatus: (status) => {
        this.status = status;
        if (status === "lost" && !other && makeSocket === browserSocket) void this.lookAtDoor();
      },
      onfetching: (fetching) => (this.fetching = fetching),
      onlight: (seconds) => (this.lightSeconds = seconds),
      onreply: (reply) => this.hear(reply),
      onstrange: () => (this.otherBuild = true),
      onrefused: (error) => (this.refused = explain(new Refused(error.code, error.message, error.text))),
      hello: () => {
        if (other) return other;
        const [token, name] = [recall("token"), recall("name")];
        return { ...(token && { token }), ...(name && { name }) };
      },
    });
  }

  // Somebody has to say who comes, or a code.
  get atDoor(): boolean {
    return this.closed || (this.classroom && !this.teacher && this.name === "");
  }

  private async lookAtDoor(): Promise<void> {
    if (!(await doorIsClosed())) return;
    this.connection.close();
    this.closed = true;
  }

  // By this name, after the code where there is one. What is wrong with it; null where it is fine.
  async enter(name: string): Promise<string | null> {
    if (this.closed) {
      keep("name", name.trim());
      this.closed = false;
      this.open();
      return null;
    }
    const wrong = await this.complaintOf({ type: "call-me", name: name.trim() });
    if (wrong !== null) return wrong;
    keep("name", name.trim());
    this.name = name.trim();
    return null;
  }

  private tellPractice = () => {
    if (!this.classroom || this.teacher || this.status !== "open") return;
    void import("../class/practised").then(({ practised }) => this.connection.ask(practised())).catch(() => {});
  };

  open(): void {
    if (!this.other) addEventListener(PRACTISED, this.tellPractice);
    this.connection.open();
  }

  close(): void {
    removeEventListener(PRACTISED, this.tellPractice);
    this.connection.close();
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

  // A second click before the answer to the first is no second move.
  async move(board: string, move: string, ply: number): Promise<void> {
    if (this.moving.has(board)) return;
    this.moving.add(board);
    await this.ask({ type: "move", board, move, ply });
    this.moving.delete(board);
  }

  // The same for a caller who has words of his own for what goes wrong.
  tryAsk<T extends Reply = Reply>(request: Ask): Promise<T> {
    return this.connection.ask<T>(request);
  }

  // For a dialog that stays open with the complaint: null where there is none.
  async complaintOf(request: Ask): Promise<string | null> {
    const answer = await this.answerOrComplaint(request);
    return typeof answer === "string" ? answer : null;
  }

  // The same with the answer; null where there is neither.
  async answerOrComplaint<T extends Reply = Reply>(request: Ask): Promise<T | string | null> {
    this.problem = null;
    try {
      return await this.connection.ask<T>(request);
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

  tryStart<T extends Reply = Reply>(request: Ask, each: (reply: T) => void) {
    return this.connection.start<T>(request, each);
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
        if (!this.other) {
          keep("token", reply.token);
          this.classroom = reply.class;
          this.teacher = reply.teacher;
          this.name = reply.name;
        }
        this.invites = reply.invites;
        this.player = reply.guest?.player ?? null;
        this.version = reply.version;
        this.allowCommands = reply.allow_commands;
        this.tournaments = reply.tournaments;
        this.expected = new Set(reply.boards);
        // Boards that the server no longer has are gone here too.
        this.boards = Object.fromEntries(Object.entries(this.boards).filter(([name]) => this.expected.has(name)));
        if (!this.other) void this.connection.ask<ReplyCatalog>({ type: "catalog" }).catch(() => {});
        break;
      case "catalog":
        titles.take(reply);
        this.catalog = reply;
        this.check();
        this.tellPractice();
        break;
      case "state":
        this.take(reply);
        break;
      case "room":
        this.problem = t("line.room", { kept: reply.kept, most: reply.most });
        break;
      case "present":
        this.present = reply;
        break;
      case "error":
        if (reply.re === undefined) this.problem = explain(new Refused(reply.code, reply.message, reply.text));
        break;
      default: // whoever asked for it takes it
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

  // Once it is ready it stays so: when the line was lost, the boards stand as they were until their states are here again.
  private check(): void {
    const complete = () => (this.catalog !== null || this.other !== null) && this.expected.size === 0;
    // The page is drawn in a task of its own: to read the catalog is long enough for a slow phone.
    if (!this.ready && complete()) setTimeout(() => (this.ready ||= complete()));
  }
}

// The page shows by itself that the line is broken, and a stopped task is what was wished for.
const silent = (error: Refused) => ["connection", "unknown-task", "stale"].includes(error.code);

export function explain(error: Refused): string {
  const message = error.text ? said(error.text) : error.message;
  return maybe(`error.${error.code}`, { message }) ?? t("error.internal", { message });
}

function browserSocket(): Socket {
  const url = new URL("/ws", location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url);
}
