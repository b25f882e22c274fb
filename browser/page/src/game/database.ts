import type { Entry, SavedGame, Summary } from "./saved-game";

/*
 * Two stores with one id: the plays, which may be long, and all else. So a list of games reads no plays. A game is written
 * into both by one transaction.
 */

const NAME = "tilewright";
const VERSION = 1;
const SUMMARIES = "summaries";
const PLAYS = "plays";

/** By when they were last changed. */
const CHANGED = "changed";
/** By where they stand, and then by when they were last changed. */
const PLACE = "place";

/** Later than any time. */
const END = Number.MAX_VALUE;

/** Number of milliseconds after which a database that has not opened counts as unavailable. */
const PATIENCE = 10_000;

/** Number of summaries that are read at once. */
const BATCH = 500;

type Stored = Omit<Entry, "play" | "after">;

/** The games that this browser keeps, in IndexedDB. Every method fails when the browser does not do what is asked. */
export class Database {
  private constructor(private readonly connection: IDBDatabase) {}

  /** @param closed called when the browser closes it, or another tab needs it closed */
  static open(closed: () => void): Promise<Database> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("the browser does not open its database")), PATIENCE);
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        const summaries = request.result.createObjectStore(SUMMARIES, { keyPath: "id" });
        summaries.createIndex(CHANGED, "changed");
        summaries.createIndex(PLACE, ["position", "changed"]);
        request.result.createObjectStore(PLAYS);
      };
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        clearTimeout(late);
        const connection = request.result;
        const close = () => {
          connection.close();
          closed();
        };
        connection.onclose = close;
        connection.onversionchange = close;
        resolve(new Database(connection));
      };
    });
  }

  /** Writes a game, unless there is another play of it than its own and those that it follows; false then. */
  async take({ play, after, ...stored }: Entry): Promise<boolean> {
    return this.#write(async (summaries, plays) => {
      const there = await done<Stored | undefined>(summaries.get(stored.id));
      if (there && there.version !== stored.version && !after.includes(there.version)) return false;
      summaries.put(stored);
      if (there?.version !== stored.version) plays.put(play, stored.id);
      return true;
    });
  }

  async remove(id: string): Promise<void> {
    await this.#write(async (summaries, plays) => {
      summaries.delete(id);
      plays.delete(id);
    });
  }

  async game(id: string): Promise<Entry | undefined> {
    const tx = this.connection.transaction([SUMMARIES, PLAYS]);
    const [summary, play] = await Promise.all([
      done<Stored | undefined>(tx.objectStore(SUMMARIES).get(id)),
      done<string | undefined>(tx.objectStore(PLAYS).get(id)),
    ]);
    return summary && play !== undefined ? { ...summary, play, after: [] } : undefined;
  }

  count(): Promise<number> {
    return done(this.connection.transaction(SUMMARIES).objectStore(SUMMARIES).count());
  }

  /** Some of all games, the one last played first. */
  latest(count: number, skip: number): Promise<Summary[]> {
    return this.#listed(this.connection.transaction(SUMMARIES).objectStore(SUMMARIES).index(CHANGED), null, count, skip);
  }

  /** Some of the games that stand at a position, the one last played first. */
  at(position: string, count: number): Promise<Summary[]> {
    const range = IDBKeyRange.bound([position, -END], [position, END]);
    return this.#listed(this.connection.transaction(SUMMARIES).objectStore(SUMMARIES).index(PLACE), range, count, 0);
  }

  /** All games in no order. */
  async summaries(): Promise<Summary[]> {
    const all: Summary[] = [];
    await this.#parts((part) => all.push(...part));
    return all;
  }

  /** All games with their plays, in no order. */
  async games(): Promise<SavedGame[]> {
    const all: SavedGame[] = [];
    await this.#parts((part, plays) => {
      part.forEach((summary, i) => all.push({ ...summary, play: plays[i] ?? "" }));
    }, true);
    return all;
  }

  /** Reads all games a part at a time, so that the page is not held up; both stores are in the order of the ids. */
  async #parts(each: (summaries: readonly Summary[], plays: readonly string[]) => void, whole = false): Promise<void> {
    let range: IDBKeyRange | null = null;
    for (;;) {
      const tx: IDBTransaction = this.connection.transaction([SUMMARIES, PLAYS]);
      const [part, plays]: [Summary[], string[]] = await Promise.all([
        done<Summary[]>(tx.objectStore(SUMMARIES).getAll(range, BATCH)),
        whole ? done<string[]>(tx.objectStore(PLAYS).getAll(range, BATCH)) : [],
      ]);
      each(part, plays);
      const last = part.at(-1);
      if (!last || part.length < BATCH) return;
      range = IDBKeyRange.lowerBound(last.id, true);
    }
  }

  #listed(index: IDBIndex, range: IDBKeyRange | null, count: number, skip: number): Promise<Summary[]> {
    return new Promise((resolve, reject) => {
      const found: Summary[] = [];
      const request = index.openCursor(range, "prev");
      let ahead = skip;
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor || found.length >= count) return resolve(found);
        if (ahead > 0) {
          cursor.advance(ahead);
          ahead = 0;
          return;
        }
        found.push(cursor.value);
        cursor.continue();
      };
    });
  }

  /** Resolves when it is on the disk, as far as browsers report that. */
  #write<T>(work: (summaries: IDBObjectStore, plays: IDBObjectStore) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const tx = this.connection.transaction([SUMMARIES, PLAYS], "readwrite");
      const worked = work(tx.objectStore(SUMMARIES), tx.objectStore(PLAYS));
      worked.catch(reject);
      tx.oncomplete = () => resolve(worked);
      tx.onabort = () => reject(tx.error);
    });
  }
}

function done<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error);
  });
}
