// A position that is set up: a study of its own once it is used, and none where it is only begun.
import { beforeEach, expect, it, vi } from "vitest";
import { SetUp } from "../src/analyse/set-up.svelte";
import type { Session } from "../src/state/session.svelte";
import { Studies } from "../src/study/studies.svelte";

type Request = { type: string; cells?: string; where: { position?: string } };
const tryAsk = ({ where, cells = where.position ?? "----" }: Request) =>
  Promise.resolve({ position: { text: cells, cells, to_move: "X", over: false } });
const session = { boards: {}, tryAsk, ask: tryAsk } as unknown as Session;

let studies: Studies;
let setUp: SetUp;
const listed = async () => (await studies.list()).map((one) => one.start);
const players = { X: "", O: "" };

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {}); // nothing is kept here
  studies = new Studies(session);
  setUp = new SetUp(session, studies);
  for (const { id } of await studies.list()) await studies.forget(id);
});

it("is listed when it is used, and not when a board was only chosen for it", async () => {
  await setUp.drawOn("strange", {});
  expect([studies.current!.start, setUp.drawn!.cells]).toEqual(["----", "----"]);
  setUp.paint(2);
  expect(await listed()).toEqual([]);
  await setUp.use("strange", { game: "strange" }, null);
  expect([await listed(), setUp.drawn]).toEqual([["--X-"], null]);
});

it("is listed when it was opened, and an example only when it has moves", async () => {
  await studies.take({ game: "strange", start: "X---", moves: [], players }, false);
  await studies.take({ game: "strange", start: "-X--", moves: [], players });
  expect(await listed()).toEqual(["-X--"]);
  studies.undo();
  expect(studies.current!.start).toBe("X---");
  studies.play({ move: "b1", cell: 1 });
  expect((await listed()).sort()).toEqual(["-X--", "X---"]);
});
