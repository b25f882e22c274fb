/* The requests to the server for what a person keeps there. Their forms are in docs/reference/saved.md. */

import { LANGUAGE } from "#words/tag";

export type Kind = "game" | "room" | "collection";

/** An item without its text. */
export type Entry = {
  readonly id: string;
  readonly kind: Kind | "gone";
  readonly title: string;
  /** In milliseconds since 1970. */
  readonly changed: number;
  readonly size: number;
};

export type Item = Entry & { readonly text: string };

/** An item to be written, if what is there was changed at the time of the base; 0 for nothing. */
export type Put = { readonly id: string; readonly kind: Kind; readonly title: string; readonly text: string; readonly changed: number; readonly base: number };

export type Deletion = { readonly id: string; readonly changed: number; readonly base: number };

/** What is there after a request, and whether that is what was to be. */
export type Result = Entry & { readonly written: boolean };

/** Why there is no answer: the server is not reached, it keeps nothing, there is nothing under the key any more, there is no room, or it says to try again. */
export type Why = "offline" | "nothing" | "gone" | "full" | "later" | "wrong";

export class NoAnswer extends Error {
  constructor(
    readonly why: Why,
    message: string,
  ) {
    super(message);
  }
}

/** Longer items are not kept: bytes of the title and the text. */
export const LONGEST = 64_000;

/** Number of items, and of bytes, that are kept under a key. */
export const MOST = 2_000;
export const MOST_BYTES = 8_000_000;

/** Number of items in a request, and the bytes after which another one is begun. */
export const AT_ONCE = 100;
export const BYTES_AT_ONCE = 1_000_000;

/** Number of milliseconds for an answer. */
const PATIENCE = 30_000;

const STATUSES: Readonly<Record<number, Why>> = { 404: "nothing", 405: "nothing", 410: "gone", 413: "full", 400: "wrong" };

/** What is kept under a key. */
export class Server {
  constructor(private readonly key: string) {}

  async list(): Promise<readonly Entry[]> {
    return (await this.#ask<{ items: Entry[] }>({ do: "list" })).items;
  }

  async get(ids: readonly string[]): Promise<readonly Item[]> {
    return (await this.#ask<{ items: Item[] }>({ do: "get", ids })).items;
  }

  /** @param begins whether the key may be new */
  async put(items: readonly Put[], begins: boolean): Promise<readonly Result[]> {
    return (await this.#ask<{ items: Result[] }>({ do: "put", items, begins })).items;
  }

  async delete(items: readonly Deletion[]): Promise<readonly Result[]> {
    return (await this.#ask<{ items: Result[] }>({ do: "delete", items })).items;
  }

  /** Everything as the text of one file. */
  async export(): Promise<Blob> {
    return (await this.#fetch({ do: "export" })).blob();
  }

  async erase(): Promise<void> {
    await this.#ask({ do: "erase" });
  }

  async #ask<T>(request: object): Promise<T> {
    const response = await this.#fetch(request);
    try {
      return (await response.json()) as T;
    } catch (failure) {
      throw new NoAnswer("offline", String(failure));
    }
  }

  async #fetch(request: object): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(address("api/saved"), {
        method: "POST",
        headers: { "Content-Type": "application/json", "Accept-Language": LANGUAGE },
        body: JSON.stringify({ ...request, key: this.key }),
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.timeout(PATIENCE),
      });
    } catch (failure) {
      throw new NoAnswer("offline", String(failure));
    }
    if (response.ok) return response;
    const { error = response.statusText } = (await response.json().catch(() => ({}))) as { error?: string };
    throw new NoAnswer(STATUSES[response.status] ?? "later", error);
  }
}

let answer: Promise<boolean> | undefined;

/** Whether this server keeps what people save: it is asked once, when somebody wants to know. */
export function keeps(): Promise<boolean> {
  answer ??= asked().catch((failure: unknown) => {
    console.info("no server:", failure);
    answer = undefined;
    return false;
  });
  return answer;
}

async function asked(): Promise<boolean> {
  const response = await fetch(address("api/about"), { credentials: "omit", signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) return false;
  const { rooms } = (await response.json().catch(() => ({}))) as { rooms?: unknown };
  return rooms === true;
}

/** The address of a path beside the page. */
function address(path: string): string {
  return new URL(path, document.baseURI).href;
}
