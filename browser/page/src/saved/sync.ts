import { forget, recall, remember } from "../base/store";
import { forgetKey, keepKey, key, newKey } from "./key";
import { Over, round } from "./round";
import { NoAnswer, Server, type Why } from "./server";

/** Number of milliseconds from a change to its round. */
const PAUSE = 10_000;

/** The first pause after which a round that failed is tried again, and the longest, in milliseconds. */
const AGAIN = 30_000;
const LATEST = 600_000;

/** Number of rounds at once, if something changes meanwhile. */
const ROUNDS = 4;

/** Of all tabs one has a round at a time. */
const LOCK = "tilewright.mine";

/** A notice that stays until it is read. */
const GONE = "mine-gone";

/** How this browser and the server stand. */
export type Standing = {
  readonly on: boolean;
  readonly working: boolean;
  /** When both were last the same, in milliseconds since 1970; 0 for not since the page was opened. */
  readonly at: number;
  /** Why the last round failed. */
  readonly trouble: { readonly why: Why; readonly reason: string } | undefined;
  /** Number of items on the server. */
  readonly count: number;
  /** Number of games that are too long for the server. */
  readonly tooLong: number;
  /** There is no room for some of the games. */
  readonly full: boolean;
  /** Number of games that were played in two ways, since the page was opened. */
  readonly copies: number;
  /** Everything there was erased elsewhere. */
  readonly gone: boolean;
};

/** Keeps what is in this browser the same as what is under the key. Fires `change`. */
class Sync extends EventTarget {
  #standing: Standing = { on: false, working: false, at: 0, trouble: undefined, count: 0, tooLong: 0, full: false, copies: 0, gone: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #listens = false;
  #rounds: Promise<void> | undefined;
  /** Another round was asked for while one went on. */
  #more = false;

  get standing(): Standing {
    return { ...this.#standing, on: key() !== undefined, gone: recall(GONE) !== undefined };
  }

  /** Begins, if there is a key: a round now, after each change, and whenever somebody comes back. */
  start(): void {
    if (key() === undefined) return;
    if (!this.#listens) {
      this.#listens = true;
      if (typeof BroadcastChannel !== "undefined") new BroadcastChannel("tilewright.games").onmessage = () => this.#later(PAUSE);
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible" || this.#timer !== undefined) void this.now();
      });
      addEventListener("online", () => void this.now());
    }
    void this.now();
  }

  /** Turns it on, with a new key or that of another device. */
  turnOn(other = newKey()): void {
    if (other !== key()) keepKey(other);
    forget(GONE);
    this.#say({ at: 0, trouble: undefined, copies: 0 });
    this.start();
  }

  /** Turns it off here; what is here and there stays. */
  turnOff(): void {
    forgetKey();
    this.#stop();
    this.#say({ trouble: undefined, at: 0 });
  }

  /**
   * Erases everything there, and turns it off. What is here stays.
   *
   * @throws NoAnswer when that is not known to be done
   */
  async erase(): Promise<void> {
    const mine = key();
    if (mine === undefined) return;
    await new Server(mine).erase();
    if (key() === mine) this.turnOff();
  }

  /** Everything there as a file. */
  export(): Promise<Blob> {
    return new Server(key() ?? "").export();
  }

  /** A round now; if one goes on, another follows. */
  now(): Promise<void> {
    this.#stop();
    if (this.#rounds) this.#more = true;
    this.#rounds ??= this.#run().finally(() => {
      this.#rounds = undefined;
      if (this.#more) this.#later(0);
      this.#more = false;
    });
    return this.#rounds;
  }

  #later(pause: number): void {
    if (key() !== undefined) this.#timer ??= setTimeout(() => void this.now(), pause);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #run(): Promise<void> {
    const mine = key();
    if (mine === undefined) return;
    this.#say({ working: true });
    try {
      await alone(() => this.#until(mine));
      this.#failures = 0;
      this.#say({ working: false, at: Date.now(), trouble: undefined });
    } catch (failure) {
      this.#say({ working: false });
      this.#failed(failure, mine);
    }
  }

  /** Rounds until both sides are the same. */
  async #until(mine: string): Promise<void> {
    for (let i = 0; i < ROUNDS; i++) {
      const { same, copies, ...more } = await round(mine);
      this.#say({ ...more, copies: this.#standing.copies + copies });
      if (same) return;
    }
    this.#later(PAUSE);
  }

  #failed(failure: unknown, mine: string): void {
    if (failure instanceof Over || key() !== mine) return;
    const why = failure instanceof NoAnswer ? failure.why : "later";
    if (why === "gone") {
      remember(GONE, "yes");
      return this.turnOff();
    }
    const reason = failure instanceof Error ? failure.message : String(failure);
    console.info("not kept on the server:", why, reason);
    this.#say({ trouble: { why, reason } });
    this.#later(Math.min(LATEST, AGAIN * 2 ** this.#failures++));
  }

  #say(more: Partial<Standing>): void {
    this.#standing = { ...this.#standing, ...more };
    this.dispatchEvent(new Event("change"));
  }
}

/** Does work while no other tab does; without locks in any case, since what is written names what it takes the place of. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(LOCK, work);
}

export const sync = new Sync();
