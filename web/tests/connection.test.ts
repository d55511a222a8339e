// The line to the server: hello first, answers to their questions, back again when it breaks.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reply } from "../src/protocol/messages";
import { Connection, type Socket, type Status } from "../src/state/connection";

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {}
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  welcome(token = "secret") {
    this.onopen?.(new Event("open"));
    this.hear({ type: "welcome", protocol: 1, version: "1", token, resumed: false, allow_commands: false, tournaments: false, invites: false, guest: null, class: false, teacher: false, name: "", boards: [] });
  }
}

let statuses: Status[];
let heard: Reply[];
let token: string | null;
let strange: number;
let refused: string[];
function connect(): { connection: Connection; socket: FakeSocket } {
  const connection = new Connection(() => new FakeSocket(), {
    onstatus: (status) => statuses.push(status),
    onreply: (reply) => heard.push(reply),
    onstrange: () => void ++strange,
    onrefused: (error) => refused.push(error.code),
    hello: () => (token ? { token } : {}),
  });
  connection.open();
  return { connection, socket: FakeSocket.all.at(-1)! };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  statuses = [];
  heard = [];
  token = null;
  strange = 0;
  refused = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the line", () => {
  it("says hello first and holds back the rest until it is welcome", async () => {
    const { connection, socket } = connect();
    const answer = connection.ask({ type: "ping" });
    socket.onopen?.(new Event("open"));
    expect(socket.sent.map((one) => one.type)).toEqual(["hello"]);
    expect(socket.sent[0]).not.toHaveProperty("token");
    socket.welcome();
    const ping = socket.sent.at(-1)!;
    expect(ping.type).toBe("ping");
    socket.hear({ type: "pong", re: ping.id });
    await expect(answer).resolves.toEqual({ type: "pong", re: ping.id });
    expect(statuses).toEqual(["open"]);
  });

  it("tells its token", () => {
    token = "kept";
    const { socket } = connect();
    socket.onopen?.(new Event("open"));
    expect(socket.sent[0]).toMatchObject({ type: "hello", token: "kept" });
  });

  it("gives a refusal to the one who asked", async () => {
    const { connection, socket } = connect();
    socket.welcome();
    const answer = connection.ask({ type: "undo", board: "play" });
    socket.hear({ type: "error", re: socket.sent.at(-1)!.id, code: "game-over", why: "game-is-over", message: "over", text: { en: "over", id: "usai" }, arguments: ["1"] });
    await expect(answer).rejects.toMatchObject({ code: "game-over", message: "over" });
  });

  it("follows a task until its last answer, and stops it", async () => {
    const { connection, socket } = connect();
    socket.welcome();
    const row = { type: "comparison", depth: 1, evaluator: "e", rows: [] };
    const seen: boolean[] = [];
    const task = connection.start({ type: "compare", where: {}, runs: [], depth: 1 }, (reply) => seen.push("done" in reply && reply.done));
    const id = socket.sent.at(-1)!.id;
    socket.hear({ ...row, re: id, done: false });
    socket.hear({ ...row, re: id, done: true });
    await task.done;
    expect(seen).toEqual([false, true]);
    task.stop();
    expect(socket.sent.at(-1)!.type).toBe("compare");

    const second = connection.start({ type: "compare", where: {}, runs: [], depth: 1 }, () => {});
    const secondId = socket.sent.at(-1)!.id;
    second.stop();
    await expect(second.done).rejects.toMatchObject({ code: "unknown-task" });
    expect(socket.sent.at(-1)).toMatchObject({ type: "stop", task: secondId });
  });

  it("comes back when it breaks, waiting longer each time", async () => {
    const { connection, socket } = connect();
    socket.welcome();
    const answer = connection.ask({ type: "ping" });
    socket.onclose?.({} as CloseEvent);
    await expect(answer).rejects.toMatchObject({ code: "connection" });
    expect(statuses).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(249);
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.all[1]!.onclose?.({} as CloseEvent);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all.length).toBe(3);
    FakeSocket.all[2]!.welcome();
    expect(statuses.at(-1)).toBe("open");
  });

  it("passes over what is not in the protocol, and says so", async () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    const { connection, socket } = connect();
    socket.welcome();
    socket.hear({ type: "state", nonsense: true });
    expect(complain).toHaveBeenCalledOnce();
    expect(heard.map((one) => one.type)).toEqual(["welcome"]);
    expect(strange).toBe(1);

    const answer = connection.ask({ type: "ping" });
    socket.hear({ type: "pong", re: socket.sent.at(-1)!.id, newer: true });
    await expect(answer).rejects.toMatchObject({ code: "connection" });
    expect(strange).toBe(2);
    complain.mockRestore();
  });

  it("does not come back where hello was refused, nor when it was closed", () => {
    const { socket } = connect();
    socket.onopen?.(new Event("open"));
    socket.hear({ type: "error", re: 1, code: "not-found", why: "no-such-invitation", message: "this link leads to no game", arguments: [], text: { en: "this link leads to no game", id: "…" } });
    expect(refused).toEqual(["not-found"]);
    socket.onclose?.(new Event("close") as CloseEvent);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses).toEqual([]);
  });
});
