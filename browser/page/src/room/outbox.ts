import type { Change, Refused } from "./messages";

/** A store of texts by their names, which outlives a reload of the page. */
export type OutboxStorage = {
  readonly read: () => string;
  readonly write: (text: string) => void;
};

/** Number of further times that something is asked which was refused for now. */
const TRIES = 3;
/** The pause before the first of these, in milliseconds; each is twice as long as the one before. */
const PAUSE = 1_000;
/** The longest of these, where the server can save nothing for a while. */
const LONGEST_PAUSE = 8_000;
/** Number of milliseconds after which what has no answer is asked again: the same request is carried out once. */
const PATIENCE = 10_000;

/**
 * Requests that change a room, from the moment on that they are wished until the server has answered. They are sent one after the other, in the order in
 * which they were made; after a break the one that has no answer is sent again under the same number. So each is carried out once or not at all.
 */
export class Outbox {
  #waiting: readonly Change[];
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody listens: the room was entered. */
  #open = false;

  /**
   * @param send false when it cannot be sent now
   * @param version that a request goes by when it is sent for the first time
   */
  constructor(
    private readonly storage: OutboxStorage,
    private readonly send: (request: Change) => boolean,
    private readonly version: () => number,
    private readonly chance: () => number = Math.random,
  ) {
    this.#waiting = read(storage.read());
  }

  /** The requests without an answer, the oldest first. */
  get waiting(): readonly Change[] {
    return this.#waiting;
  }

  add(request: Change): void {
    this.#keep([...this.#waiting, request]);
    if (this.#waiting.length === 1) this.#ask();
  }

  /** The room was entered: whatever was sent before may be lost. */
  open(): void {
    this.#open = true;
    this.#ask();
  }

  /** The connection is broken. */
  pause(): void {
    this.#open = false;
    clearTimeout(this.#timer);
  }

  /** The request with this number has been carried out; gives it where it was waiting. */
  saved(id: string): Change | undefined {
    return this.#gone(id);
  }

  /**
   * The request was refused; gives it where that is for good, and what was to follow it, which goes with it.
   *
   * @param patient whether it is asked again and again until it is carried out
   */
  refused({ refused, final }: Refused, patient = false): readonly Change[] {
    const [first] = this.#waiting;
    if (first?.id !== refused) return [];
    if (!final && (patient || this.#tries < TRIES)) {
      this.#later(Math.min(LONGEST_PAUSE, PAUSE * 2 ** this.#tries++) * (0.5 + this.chance()));
      return [];
    }
    const gone = this.#waiting.filter((one) => one === first || ("base" in first && "base" in one));
    this.#tries = 0;
    this.#keep(this.#waiting.filter((one) => !gone.includes(one)));
    this.#ask();
    return gone;
  }

  #gone(id: string): Change | undefined {
    const request = this.#waiting.find((one) => one.id === id);
    if (!request) return undefined;
    this.#tries = 0;
    this.#keep(this.#waiting.filter((one) => one !== request));
    this.#ask();
    return request;
  }

  /** Sends the oldest. What it goes by is settled then, and stays so whenever it is sent again. */
  #ask(): void {
    clearTimeout(this.#timer);
    const [first] = this.#waiting;
    if (!first || !this.#open) return;
    let request = first;
    if ("base" in first && first.base === UNSENT) {
      request = { ...first, base: this.version() };
      this.#keep([request, ...this.#waiting.slice(1)]);
    }
    this.send(request);
    this.#later(PATIENCE);
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), pause);
  }

  #keep(waiting: readonly Change[]): void {
    this.#waiting = waiting;
    this.storage.write(waiting.length === 0 ? "" : JSON.stringify(waiting));
  }
}

/** The version of a request that has not been sent yet. */
export const UNSENT = -1;

function read(text: string): readonly Change[] {
  if (text === "") return [];
  try {
    const waiting: unknown = JSON.parse(text);
    return Array.isArray(waiting) ? waiting.filter((one): one is Change => typeof one?.id === "string" && typeof one?.do === "string") : [];
  } catch {
    return [];
  }
}

/** A storage in this tab, which is there again after a reload; in a duplicate of the tab, too, which does no harm. */
export function tabStorage(name: string): OutboxStorage {
  const key = `tilewright.${name}`;
  let otherwise = "";
  return {
    read: () => {
      try {
        return sessionStorage.getItem(key) ?? "";
      } catch {
        return otherwise;
      }
    },
    write: (text) => {
      otherwise = text;
      try {
        if (text === "") sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch (refused) {
        console.info("not kept:", name, refused);
      }
    },
  };
}
