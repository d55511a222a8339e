// The games of a browser whose database opens but cannot be read: it is left as it is.
import { afterEach, expect, it, vi } from "vitest";
import { KeptBoards } from "../src/state/engine/kept-boards";

afterEach(() => vi.unstubAllGlobals());

it("writes nothing over games that it could not read", async () => {
  const written: unknown[] = [];
  const later = <Request extends object>(request: Request, event: keyof Request) => {
    setTimeout(() => (request[event] as () => void)());
    return request;
  };
  const transaction = { objectStore: () => ({ getAll: () => later({ onerror: () => {}, error: new Error("damaged") }, "onerror"), put: (one: unknown) => written.push(one) }), commit: () => {} };
  vi.stubGlobal("indexedDB", { open: () => later({ onsuccess: () => {}, result: { transaction: () => transaction } }, "onsuccess") });
  const boards = await KeptBoards.open();
  expect(await boards.all()).toEqual([]);
  expect(await boards.change("somebody's", "main", "{}")).toBe(false);
  expect(written).toEqual([]);
});
