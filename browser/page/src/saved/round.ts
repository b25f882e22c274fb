import { keepKnown, key, known, type Known } from "./key";
import { erased, tasks, type Task, type Thing } from "./merge";
import { AT_ONCE, BYTES_AT_ONCE, LONGEST, MOST, MOST_BYTES, NoAnswer, Server, type Deletion, type Entry, type Item, type Put } from "./server";
import { joined, keepCopy, read, remove, take, things, type Whole } from "./local-items";

/*
 * A round makes both sides the same again: it lists what is there, compares that and what is here with what was known of both
 * when they were last the same, and carries out what is to be done. Everything that is written there names what it takes the place
 * of; what was changed there meanwhile is not written, and the next round sees it. So a round may end anywhere.
 */

/** The result of a round. */
export type Rounded = {
  /** Both sides are the same; else something has changed meanwhile. */
  readonly same: boolean;
  /** Number of items there. */
  readonly count: number;
  /** Number of things that are too long. */
  readonly tooLong: number;
  /** There is no room for some things. */
  readonly full: boolean;
  /** Number of games that had gone on in two ways, of which both are kept. */
  readonly copies: number;
};

/** The key is no longer that of this browser: somebody has turned it off, or uses another one. */
export class Over extends Error {}

type Of<D extends Task["do"]> = Extract<Task, { readonly do: D }>;

class Round {
  readonly #server: Server;
  readonly #here: ReadonlyMap<string, Thing>;
  readonly #there: Map<string, Entry>;
  readonly #known: Map<string, Known>;
  /** Things to be written there, with the time of what they take the place of. */
  readonly #puts = new Map<string, number>();
  #same = true;
  #tooLong = 0;
  #full = false;
  #copies = 0;

  constructor(
    private readonly mine: string,
    server: Server,
    here: readonly Thing[],
    there: readonly Entry[],
    before: Map<string, Known>,
  ) {
    this.#server = server;
    this.#here = new Map(here.map((thing) => [thing.id, thing]));
    this.#there = new Map(there.map((entry) => [entry.id, entry]));
    this.#known = before;
  }

  async run(): Promise<Rounded> {
    const all = tasks([...this.#here.values()], [...this.#there.values()], this.#known);
    const only = <D extends Task["do"]>(name: D) => all.filter((task): task is Of<D> => task.do === name);
    for (const { id, base } of only("put")) this.#puts.set(id, base);
    for (const { id } of only("forget")) this.#known.delete(id);
    for (const { id, there } of only("remove")) {
      const thing = this.#here.get(id);
      if (thing && (await remove(thing))) this.#known.set(id, { here: "", there });
      else this.#same = false;
    }
    await this.#fetch([...only("take"), ...only("join")]);
    await this.#put();
    await this.#delete(only("delete"));
    this.#keep();
    const count = [...this.#there.values()].filter(({ kind }) => kind !== "gone").length;
    return { same: this.#same, count, tooLong: this.#tooLong, full: this.#full, copies: this.#copies };
  }

  /** Keeps what is known by now, in case it does not come to the end. */
  #keep(): void {
    if (key() !== this.mine) throw new Over();
    keepKnown(this.#known);
  }

  async #fetch(wanted: readonly (Of<"take"> | Of<"join">)[]): Promise<void> {
    for (const part of parts(wanted, ({ entry }) => entry.size)) {
      const items = new Map((await this.#server.get(part.map(({ id }) => id))).map((item) => [item.id, item]));
      if (key() !== this.mine) throw new Over();
      for (const task of part) {
        const item = items.get(task.id);
        if (!item) this.#same = false;
        else if (task.do === "take") await this.#take(item, this.#here.get(task.id)?.mark ?? "");
        else await this.#join(item, this.#here.get(task.id)!);
      }
      this.#keep();
    }
  }

  async #take(item: Item, mark: string): Promise<void> {
    const taken = await take(item, mark);
    if (taken === "changed") this.#same = false;
    else if (taken !== "unreadable") this.#known.set(item.id, { here: taken.mark, there: item.changed });
  }

  async #join(item: Item, thing: Thing): Promise<void> {
    const whole = await read(thing);
    if (!whole || whole.kind !== item.kind) {
      this.#same &&= whole !== undefined;
      return;
    }
    const both = joined(whole.kind, whole.text, item.text);
    if (!both) return;
    if (both.copy && (await keepCopy(both.copy))) {
      this.#copies++;
      // The copy is to go there, too.
      this.#same = false;
    }
    if (both.text !== whole.text) {
      const taken = await take({ ...item, text: both.text }, whole.mark);
      if (typeof taken === "string") this.#same &&= taken === "unreadable";
      else if (both.text === item.text) this.#known.set(item.id, { here: taken.mark, there: item.changed });
    } else if (both.text === item.text) this.#known.set(item.id, { here: whole.mark, there: item.changed });
    if (both.text !== item.text) this.#puts.set(item.id, item.changed);
  }

  /** Writes things there, the latest first. */
  async #put(): Promise<void> {
    const latest = [...this.#puts].sort(([one], [other]) => (this.#here.get(other)?.changed ?? 0) - (this.#here.get(one)?.changed ?? 0));
    let bytes = [...this.#there.values()].reduce((sum, { size }) => sum + size, 0);
    let count = [...this.#there.values()].filter(({ kind }) => kind !== "gone").length;
    let part: (Put & { readonly mark: string; readonly size: number })[] = [];
    for (const [id, base] of latest) {
      const whole = await read(this.#here.get(id)!);
      if (!whole) {
        this.#same = false;
        continue;
      }
      const size = sizeOf(whole);
      if (size > LONGEST) {
        this.#tooLong++;
        continue;
      }
      const old = this.#there.get(id);
      const more = old === undefined || old.kind === "gone" ? 1 : 0;
      if (count + more > MOST || bytes + size - (old?.size ?? 0) > MOST_BYTES) {
        this.#full = true;
        continue;
      }
      count += more;
      bytes += size - (old?.size ?? 0);
      if (part.length === AT_ONCE || part.reduce((sum, one) => sum + one.size, size) > BYTES_AT_ONCE) {
        await this.#send(part);
        part = [];
      }
      const { kind, title, text, changed, mark } = whole;
      part.push({ id, kind, title, text, changed: Math.max(1, Math.round(changed)), base, mark, size });
    }
    if (part.length > 0) await this.#send(part);
  }

  async #send(part: readonly (Put & { readonly mark: string })[]): Promise<void> {
    const begins = ![...this.#known.values()].some(({ there }) => there !== 0);
    const items = part.map(({ id, kind, title, text, changed, base }) => ({ id, kind, title, text, changed, base }));
    const results = await this.#server.put(items, begins);
    results.forEach(({ written, ...entry }, i) => {
      if (written) this.#known.set(entry.id, { here: part[i]!.mark, there: entry.changed });
      else this.#same = false;
      this.#there.set(entry.id, entry);
    });
    this.#keep();
  }

  async #delete(wanted: readonly Of<"delete">[]): Promise<void> {
    for (const part of parts(wanted, () => 0)) {
      const items: Deletion[] = part.map(({ id, base }) => ({ id, base, changed: Date.now() }));
      for (const { written, ...entry } of await this.#server.delete(items)) {
        if (written) this.#known.set(entry.id, { here: "", there: entry.changed });
        else this.#same = false;
        this.#there.set(entry.id, entry);
      }
      this.#keep();
    }
  }
}

/** Parts of a list that fit into a request each. */
function* parts<T>(all: readonly T[], size: (one: T) => number): Generator<readonly T[]> {
  let part: T[] = [];
  let bytes = 0;
  for (const one of all) {
    if (part.length === AT_ONCE || (part.length > 0 && bytes + size(one) > BYTES_AT_ONCE)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(one);
    bytes += size(one);
  }
  if (part.length > 0) yield part;
}

function sizeOf({ title, text }: Whole): number {
  return new TextEncoder().encode(title + text).length;
}

/**
 * Carries out a round.
 *
 * @throws NoAnswer when the server does not answer, or everything there was erased
 */
export async function round(mine: string): Promise<Rounded> {
  const server = new Server(mine);
  const entries = await server.list();
  if (key() !== mine) throw new Over();
  const before = known();
  if (erased(entries, before)) throw new NoAnswer("gone", "");
  return new Round(mine, server, await things(), entries, before).run();
}
