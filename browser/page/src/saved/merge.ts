import type { Entry, Kind } from "./server";
import type { Known } from "./key";

/** A thing in this browser. */
export type Thing = {
  readonly id: string;
  readonly kind: Kind;
  /** In milliseconds since 1970. */
  readonly changed: number;
  /** A short text that is another one for each other state. */
  readonly mark: string;
};

/** What is to be done about an item that is not the same here and there. */
export type Task =
  /** Written there, over what was changed at the time of the base. */
  | { readonly do: "put"; readonly id: string; readonly base: number }
  /** Taken from there; what is here is as it was when both were the same. */
  | { readonly do: "take"; readonly id: string; readonly entry: Entry }
  /** Both have changed. */
  | { readonly do: "join"; readonly id: string; readonly entry: Entry }
  | { readonly do: "delete"; readonly id: string; readonly base: number }
  /** Deleted here, because it was deleted there. */
  | { readonly do: "remove"; readonly id: string; readonly there: number }
  /** Nothing is left of it. */
  | { readonly do: "forget"; readonly id: string };

/** What is to be done so that both sides are the same again. */
export function tasks(things: readonly Thing[], entries: readonly Entry[], known: ReadonlyMap<string, Known>): readonly Task[] {
  const here = new Map(things.map((thing) => [thing.id, thing]));
  const there = new Map(entries.map((entry) => [entry.id, entry]));
  const ids = new Set([...here.keys(), ...there.keys(), ...known.keys()]);
  return [...ids].flatMap((id) => task(id, here.get(id), there.get(id), known.get(id)) ?? []);
}

function task(id: string, thing: Thing | undefined, entry: Entry | undefined, before: Known | undefined): Task | undefined {
  const changedHere = thing?.mark !== (before === undefined || before.here === "" ? undefined : before.here);
  const changedThere = (entry?.changed ?? 0) !== (before?.there ?? 0);
  if (!entry) {
    // Only what is left of a deleted item tells that it was deleted.
    return thing ? { do: "put", id, base: 0 } : before && { do: "forget", id };
  }
  if (entry.kind === "gone") {
    if (!thing) return undefined;
    const newer = before === undefined ? thing.changed > entry.changed : changedHere;
    return newer ? { do: "put", id, base: entry.changed } : { do: "remove", id, there: entry.changed };
  }
  if (!thing) return before && !changedThere ? { do: "delete", id, base: entry.changed } : { do: "take", id, entry };
  if (changedHere && changedThere) return { do: "join", id, entry };
  if (changedThere) return { do: "take", id, entry };
  return changedHere ? { do: "put", id, base: entry.changed } : undefined;
}

/** Whether everything that was there is gone, even what is left of deleted items: it was erased. */
export function erased(entries: readonly Entry[], known: ReadonlyMap<string, Known>): boolean {
  return entries.length === 0 && [...known.values()].some(({ there }) => there !== 0);
}
