// The games of this browser, in its database.
import { inTime } from "../in-time";

export interface KeptBoard {
  token: string;
  board: string;
  text: string;
}

const NAME = "lawan-games"; // the page has a database of its own
const VERSION = 1;
const STORE = "boards";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ["token", "board"] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
    request.onblocked = () => reject(new Error("the database is in use by another version"));
  });
}

async function written(database: IDBDatabase, token: string, board: string, text: string | null): Promise<void> {
  const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
  const store = transaction.objectStore(STORE);
  if (text === null) store.delete([token, board]);
  else store.put({ token, board, text } satisfies KeptBoard);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("cannot be written"));
    transaction.commit(); // now, even if this thread begins to search
  });
}

// What else is there is not ours to read.
const isBoard = (one: Partial<Record<keyof KeptBoard, unknown>>) => [one.token, one.board, one.text].every((part) => typeof part === "string");

export class KeptBoards {
  private constructor(private database: IDBDatabase | null) {}

  // A browser that refuses, or a database that is broken or of a later version: one plays all the same.
  static async open(): Promise<KeptBoards> {
    try {
      return new KeptBoards(await inTime(opened()));
    } catch (error) {
      console.warn("games cannot be kept:", error);
      return new KeptBoards(null);
    }
  }

  async all(): Promise<KeptBoard[]> {
    const { database } = this;
    if (!database) return [];
    try {
      return await inTime(
        new Promise<KeptBoard[]>((resolve, reject) => {
          const request = database.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<KeptBoard[]>;
          request.onsuccess = () => resolve(request.result.filter(isBoard));
          request.onerror = () => reject(request.error ?? new Error("cannot be read"));
        }),
      );
    } catch (error) {
      console.warn("kept games cannot be read:", error);
      this.database = null; // what begins instead must not be written over them
      return [];
    }
  }

  // Whether it is safe. Without a text the board is forgotten.
  async change(token: string, board: string, text: string | null): Promise<boolean> {
    if (!this.database) return false;
    const write = (database: IDBDatabase) => inTime(written(database, token, board, text));
    try {
      await write(this.database).catch(async (error: unknown) => {
        // A visitor who throws away what the browser keeps closes the database under an open page.
        if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
        this.database = await inTime(opened());
        await write(this.database);
      });
      return true;
    } catch (error) {
      console.warn("a game cannot be kept:", error);
      return false;
    }
  }
}
