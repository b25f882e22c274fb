import type { Entry, Item } from "./server";

/** What a request may hold. */
type Asked = {
  readonly do: string;
  readonly key: string;
  readonly ids?: readonly string[];
  readonly begins?: boolean;
  readonly items?: readonly {
    readonly id: string;
    readonly kind?: Item["kind"];
    readonly title?: string;
    readonly text?: string;
    readonly changed: number;
    readonly base: number;
  }[];
};

/** A server for tests, which keeps things as docs/reference/saved.md describes. */
export class FakeServer {
  readonly keys = new Map<string, Map<string, Item>>();
  readonly asked: string[] = [];
  reached = true;
  /** The answers of the next so many requests are lost, after they have been carried out. */
  lost = 0;

  readonly fetch = async (_: unknown, { body }: RequestInit): Promise<Response> => {
    if (!this.reached) throw new TypeError("no network");
    const [status, answer] = this.#answer(JSON.parse(String(body)) as Asked);
    if (this.lost > 0) {
      this.lost--;
      throw new TypeError("the answer is lost");
    }
    return new Response(JSON.stringify(answer), { status });
  };

  /** The items of a key that are not deleted. */
  texts(key: string): string[] {
    return [...(this.keys.get(key)?.values() ?? [])].filter(({ kind }) => kind !== "gone").map(({ text }) => text);
  }

  #answer({ do: what, key, ids = [], items = [], begins = false }: Asked): [number, object] {
    this.asked.push(what);
    const kept = this.keys.get(key) ?? new Map<string, Item>();
    switch (what) {
      case "list":
        return [200, { items: [...kept.values()].map(entryOf) }];
      case "get":
        return [200, { items: ids.flatMap((id) => kept.get(id) ?? []) }];
      case "erase":
        this.keys.delete(key);
        return [200, { erased: true }];
      default:
        if (!this.keys.has(key) && !begins) return [410, { error: "nothing" }];
        this.keys.set(key, kept);
        return [200, { items: items.map((item) => write(kept, item)) }];
    }
  }
}

function write(kept: Map<string, Item>, { id, kind = "gone", title = "", text = "", changed, base }: NonNullable<Asked["items"]>[number]): object {
  const there = kept.get(id);
  const written = (there?.changed ?? 0) === base || there?.text === text;
  if (written) kept.set(id, { id, kind, title, text, size: title.length + text.length, changed: Math.max(changed, base + 1) });
  return { ...entryOf(kept.get(id) ?? { id, kind: "gone", title: "", text: "", size: 0, changed: 0 }), written };
}

function entryOf({ id, kind, title, changed, size }: Item): Entry {
  return { id, kind, title, changed, size };
}
