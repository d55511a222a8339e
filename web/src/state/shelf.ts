// Where studies, games and puzzles are kept: IndexedDB, or nothing but memory in a browser that keeps nothing.
import { inTime } from "./in-time";

const DATABASE = "lawan";
const SHELVES = ["studies", "games", "puzzles"] as const;
export type ShelfName = (typeof SHELVES)[number];

export interface Kept {
  readonly id: string;
  readonly changed: number; // milliseconds since 1970
}

export interface Shelf<T extends Kept> {
  all(): Promise<T[]>; // the latest first
  get(id: string): Promise<T | undefined>;
  latest(wanted?: (one: T) => boolean): Promise<T | undefined>; // of those
  put(one: T): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("nothing can be kept"));
  });

// As it is where no version is named; one that is new, or gets a higher version, gets the shelves that it lacks.
function asItIs(version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, version);
  request.onupgradeneeded = () => {
    for (const name of SHELVES) {
      if (request.result.objectStoreNames.contains(name)) continue;
      request.result.createObjectStore(name, { keyPath: "id" }).createIndex("changed", "changed");
    }
  };
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      const found = request.result;
      found.onversionchange = () => found.close();
      resolve(found);
    };
    request.onerror = () => reject(request.error ?? new Error("nothing can be kept"));
    request.onblocked = () => reject(new Error("another tab holds the database"));
  });
}

// One that has lost its shelves, as a page of another time may have left it, gets them back once. Nothing is deleted for it:
// another tab may have done the same, and have written already.
async function database(): Promise<IDBDatabase> {
  const found = await asItIs();
  if (SHELVES.every((name) => found.objectStoreNames.contains(name))) return found;
  found.close();
  return asItIs(found.version + 1);
}

let opened: Promise<IDBDatabase> | null = null;
const theDatabase = () => (opened ??= inTime(database()));

// A visitor who throws away what the browser keeps closes the database under an open page.
async function transaction(name: ShelfName, mode: IDBTransactionMode): Promise<IDBTransaction> {
  const asked = theDatabase();
  const found = await asked;
  try {
    return found.transaction(name, mode);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    if (opened === asked) opened = null; // or somebody else has opened it anew
    return (await theDatabase()).transaction(name, mode);
  }
}

class Cupboard<T extends Kept> implements Shelf<T> {
  constructor(private readonly name: ShelfName) {}

  async all(): Promise<T[]> {
    const store = await this.store("readonly");
    return (await answer(store.index("changed").getAll() as IDBRequest<T[]>)).reverse();
  }
  async get(id: string): Promise<T | undefined> {
    return answer((await this.store("readonly")).get(id) as IDBRequest<T | undefined>);
  }
  async latest(wanted: (one: T) => boolean = () => true): Promise<T | undefined> {
    const request = (await this.store("readonly")).index("changed").openCursor(null, "prev");
    for (;;) {
      const cursor = await answer(request);
      const one = cursor?.value as T | undefined;
      if (!cursor || wanted(one!)) return one;
      cursor.continue();
    }
  }
  // It is there when the transaction is over: a full disk shows at its end.
  async put(one: T): Promise<void> {
    const store = await this.store("readwrite");
    const done = new Promise<void>((resolve, reject) => {
      store.transaction.oncomplete = () => resolve();
      store.transaction.onabort = () => reject(store.transaction.error ?? new Error("nothing can be kept"));
    });
    await Promise.all([answer(store.put(one)), done]);
  }
  async remove(id: string): Promise<void> {
    await answer((await this.store("readwrite")).delete(id));
  }
  async clear(): Promise<void> {
    await answer((await this.store("readwrite")).clear());
  }

  private async store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await transaction(this.name, mode)).objectStore(this.name);
  }
}

class MemoryShelf<T extends Kept> implements Shelf<T> {
  private readonly kept = new Map<string, T>();

  all(): Promise<T[]> {
    return Promise.resolve([...this.kept.values()].sort((a, b) => b.changed - a.changed));
  }
  get(id: string): Promise<T | undefined> {
    return Promise.resolve(this.kept.get(id));
  }
  async latest(wanted: (one: T) => boolean = () => true): Promise<T | undefined> {
    return (await this.all()).find(wanted);
  }
  put(one: T): Promise<void> {
    this.kept.set(one.id, one);
    return Promise.resolve();
  }
  remove(id: string): Promise<void> {
    this.kept.delete(id);
    return Promise.resolve();
  }
  clear(): Promise<void> {
    this.kept.clear();
    return Promise.resolve();
  }
}

// Said to the window when something is kept for as long as the page lasts only.
export const NOT_KEPT = "lawan-not-kept";

function tell(error: unknown): void {
  console.warn("cannot be kept, or read:", error);
  dispatchEvent(new Event(NOT_KEPT));
}
const told = <T>(instead: T) => (error: unknown): T => {
  tell(error);
  return instead;
};

// What the database does not take is here until the page goes. Private windows of some browsers refuse it, and it may be
// full, damaged, or gone.
class LastingShelf<T extends Kept> implements Shelf<T> {
  private readonly memory = new MemoryShelf<T>();
  private readonly cupboard: Cupboard<T>;

  constructor(name: ShelfName) {
    this.cupboard = new Cupboard(name);
  }

  async all(): Promise<T[]> {
    const here = await this.memory.all();
    const there = await this.cupboard.all().catch(told<T[]>([]));
    return [...here, ...there.filter(({ id }) => !here.some((one) => one.id === id))].sort((a, b) => b.changed - a.changed);
  }
  async get(id: string): Promise<T | undefined> {
    return (await this.memory.get(id)) ?? this.cupboard.get(id).catch(told(undefined));
  }
  async latest(wanted: (one: T) => boolean = () => true): Promise<T | undefined> {
    const [here, there] = [await this.memory.latest(wanted), await this.cupboard.latest(wanted).catch(told(undefined))];
    return here && there ? (here.changed < there.changed ? there : here) : (here ?? there);
  }
  async put(one: T): Promise<void> {
    try {
      await this.cupboard.put(one);
      await this.memory.remove(one.id);
    } catch (error) {
      await this.memory.put(one);
      tell(error);
    }
  }
  // Refused where it may come back: what was here alone is gone.
  async remove(id: string): Promise<void> {
    const here = await this.memory.get(id);
    await this.memory.remove(id);
    await this.cupboard.remove(id).catch((error: unknown) => {
      tell(error);
      if (!here) throw error;
    });
  }
  async clear(): Promise<void> {
    const here = await this.memory.latest();
    await this.memory.clear();
    await this.cupboard.clear().catch((error: unknown) => {
      tell(error);
      if (!here) throw error;
    });
  }
}

const shelves = new Map<ShelfName, Shelf<Kept>>();

export function shelf<T extends Kept>(name: ShelfName): Promise<Shelf<T>> {
  let found = shelves.get(name);
  if (!found) shelves.set(name, (found = new LastingShelf(name)));
  return Promise.resolve(found as unknown as Shelf<T>);
}
