// What the page keeps, where its database is damaged, held by another tab or gone.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Handler = (() => void) | null;
class FakeRequest {
  onsuccess: Handler = null;
  onerror: Handler = null;
  onblocked: Handler = null;
  onupgradeneeded: Handler = null;
  error: Error | null = null;
  result: unknown = undefined;
}
const later = (request: FakeRequest, event: "onsuccess" | "onerror" | "onblocked", before?: () => void) => {
  setTimeout(() => {
    before?.();
    request[event]?.();
  });
  return request;
};

// A database of a browser: what the tests below need of one.
const shelves = new Map<string, Map<string, { id: string; changed: number }>>();
let version = 0;
let opened = 0;
let blocked = false;
let damaged = false;
let live: object[] = []; // connections
let deleted = 0;

const ask = (answer: () => unknown) => {
  const request = new FakeRequest();
  if (damaged) return later(request, "onerror", () => (request.error = new Error("damaged")));
  return later(request, "onsuccess", () => (request.result = answer()));
};
function latestFirst(values: object[]) {
  const next = () => {
    const value = values.pop();
    return value ? { value, continue: () => void later(request, "onsuccess", () => (request.result = next())) } : null;
  };
  const request = ask(next);
  return request;
}
function connection() {
  const one = {
    version,
    objectStoreNames: { contains: (name: string) => shelves.has(name) },
    createObjectStore: (name: string) => (shelves.set(name, new Map()), { createIndex: () => {} }),
    close: () => (live = live.filter((each) => each !== one)),
    transaction: (name: string) => {
      if (!live.includes(one)) throw new DOMException("closed", "InvalidStateError");
      const kept = shelves.get(name);
      if (!kept) throw new DOMException("no such shelf", "NotFoundError");
      const sorted = () => [...kept.values()].sort((a, b) => a.changed - b.changed);
      const transaction = { oncomplete: null as Handler, onabort: null as Handler, error: null, objectStore: () => store };
      const store = {
        transaction,
        index: () => ({ getAll: () => ask(sorted), openCursor: () => latestFirst(sorted()) }),
        get: (id: string) => ask(() => kept.get(id)),
        put: (value: { id: string; changed: number }) => {
          const request = ask(() => void kept.set(value.id, value));
          setTimeout(() => (damaged ? transaction.onabort : transaction.oncomplete)?.(), 1);
          return request;
        },
        delete: (id: string) => ask(() => void kept.delete(id)),
        clear: () => ask(() => kept.clear()),
      };
      return transaction;
    },
  };
  live.push(one);
  return one;
}
const open = (_: string, wanted = Math.max(version, 1)) => {
  ++opened;
  const request = new FakeRequest();
  if (wanted > version && version > 0 && blocked) return later(request, "onblocked");
  return later(request, "onsuccess", () => {
    const upgrades = wanted > version;
    version = Math.max(version, wanted);
    request.result = connection();
    if (upgrades) request.onupgradeneeded?.();
  });
};

let tellings = 0;
const hear = () => ++tellings;
let NOT_KEPT = "";
const shelf = async () => {
  const module = await import("../src/state/shelf");
  NOT_KEPT = module.NOT_KEPT;
  addEventListener(NOT_KEPT, hear);
  return module.shelf("studies");
};
const one = { id: "one", changed: 1 };
const two = { id: "two", changed: 2 };

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("indexedDB", { open, deleteDatabase: () => (++deleted, later(new FakeRequest(), "onsuccess")) });
  shelves.clear();
  [version, opened, deleted, tellings, blocked, damaged, live] = [0, 0, 0, 0, false, false, []];
});
afterEach(() => {
  removeEventListener(NOT_KEPT, hear);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("keeps, finds and removes", async () => {
  const studies = await shelf();
  await studies.put(one);
  await studies.put(two);
  expect(await studies.all()).toEqual([two, one]);
  expect(await studies.latest()).toEqual(two);
  expect(await studies.latest(({ id }) => id === "one")).toEqual(one);
  expect(await studies.latest(() => false)).toBe(undefined);
  await studies.remove("two");
  expect(await studies.get("two")).toBe(undefined);
  await studies.clear();
  expect(await studies.all()).toEqual([]);
  expect([opened, tellings]).toEqual([1, 0]);
});

it("gets lost shelves back, and deletes nothing for it", async () => {
  version = 1;
  shelves.set("games", new Map([["one", one]])); // what another tab has just written
  const studies = await shelf();
  await studies.put(two);
  expect(await studies.all()).toEqual([two]);
  expect([...shelves.get("games")!.values()]).toEqual([one]);
  expect([version, opened, live.length, deleted, tellings]).toEqual([2, 2, 1, 0, 0]);
});

it("keeps in memory, and says so, where another tab holds a database without shelves", async () => {
  [version, blocked] = [1, true];
  const studies = await shelf();
  await studies.put(one);
  expect(tellings).toBe(1);
  expect(await studies.all()).toEqual([one]);
  expect(opened).toBe(2); // once only
  await studies.remove("one");
  expect(await studies.all()).toEqual([]);
});

it("waits for a database that does not answer no longer than three seconds", async () => {
  vi.stubGlobal("indexedDB", { open: () => new FakeRequest() });
  const studies = await shelf();
  vi.useFakeTimers();
  const put = studies.put(one);
  await vi.advanceTimersByTimeAsync(3000);
  await put;
  expect(await studies.latest()).toEqual(one);
  expect(tellings).toBeGreaterThan(0);
});

it("is opened anew once when it was thrown away under several calls at once", async () => {
  const studies = await shelf();
  await studies.put(one);
  live = [];
  const all = await Promise.all([studies.all(), studies.get("one"), studies.latest(), studies.put(one)]);
  expect(all.slice(0, 3)).toEqual([[one], one, one]);
  expect([opened, live.length, tellings]).toEqual([2, 1, 0]);
});

it("says that it cannot be read, and refuses to remove what would come back", async () => {
  const studies = await shelf();
  await studies.put(one);
  damaged = true;
  expect(await studies.all()).toEqual([]);
  expect(await studies.get("one")).toBe(undefined);
  expect(await studies.latest()).toBe(undefined);
  expect(tellings).toBe(3);
  await expect(studies.remove("one")).rejects.toThrow("damaged");
  await expect(studies.clear()).rejects.toThrow("damaged");
  expect(tellings).toBe(5);
});
