// Where studies, games and puzzles are kept: IndexedDB, or nothing but memory in a browser that keeps nothing.
const DATABASE = "lawan";
const VERSION = 1;
const SHELVES = ["studies", "games", "puzzles"] as const;
export type ShelfName = (typeof SHELVES)[number];

export interface Kept {
  readonly id: string;
  readonly changed: number; // milliseconds since 1970
}

export interface Shelf<T extends Kept> {
  all(): Promise<T[]>; // the latest first
  get(id: string): Promise<T | undefined>;
  latest(): Promise<T | undefined>;
  put(one: T): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("nothing can be kept"));
  });

function database(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    for (const name of SHELVES) {
      if (request.result.objectStoreNames.contains(name)) continue;
      request.result.createObjectStore(name, { keyPath: "id" }).createIndex("changed", "changed");
    }
  };
  return answer(request);
}

class Cupboard<T extends Kept> implements Shelf<T> {
  constructor(
    private readonly name: ShelfName,
    private readonly opened: Promise<IDBDatabase>,
  ) {}

  async all(): Promise<T[]> {
    const store = await this.store("readonly");
    return (await answer(store.index("changed").getAll() as IDBRequest<T[]>)).reverse();
  }
  async get(id: string): Promise<T | undefined> {
    return answer((await this.store("readonly")).get(id) as IDBRequest<T | undefined>);
  }
  async latest(): Promise<T | undefined> {
    const store = await this.store("readonly");
    return (await answer(store.index("changed").openCursor(null, "prev")))?.value as T | undefined;
  }
  async put(one: T): Promise<void> {
    await answer((await this.store("readwrite")).put(one));
  }
  async remove(id: string): Promise<void> {
    await answer((await this.store("readwrite")).delete(id));
  }
  async clear(): Promise<void> {
    await answer((await this.store("readwrite")).clear());
  }

  private async store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await this.opened).transaction(this.name, mode).objectStore(this.name);
  }
}

export class MemoryShelf<T extends Kept> implements Shelf<T> {
  private readonly kept = new Map<string, T>();

  all(): Promise<T[]> {
    return Promise.resolve([...this.kept.values()].sort((a, b) => b.changed - a.changed));
  }
  get(id: string): Promise<T | undefined> {
    return Promise.resolve(this.kept.get(id));
  }
  async latest(): Promise<T | undefined> {
    return (await this.all())[0];
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

let opened: Promise<IDBDatabase> | null = null;
const shelves = new Map<ShelfName, Promise<Shelf<Kept>>>();

// Private windows of some browsers refuse: then what is kept lasts as long as the page.
async function open(name: ShelfName): Promise<Shelf<Kept>> {
  try {
    opened ??= database();
    await opened;
    return new Cupboard(name, opened);
  } catch {
    return new MemoryShelf();
  }
}

export function shelf<T extends Kept>(name: ShelfName): Promise<Shelf<T>> {
  let found = shelves.get(name);
  if (!found) shelves.set(name, (found = open(name)));
  return found as unknown as Promise<Shelf<T>>;
}
