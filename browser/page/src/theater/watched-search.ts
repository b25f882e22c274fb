import { Stopped } from "../engine/engine";
import type { Moment } from "../engine/protocol";
import type { Studio } from "../engine/studio";
import { DepthProfile } from "./depth-profile";

/** Target time of a slice of a search in milliseconds, so that it can be stopped in between. */
const SLICE = 30;

/** Maximum number of steps in a slice. */
const MOST = 1_000_000;

/** Number of milliseconds that a stop waits for the slice; then the engine is given up. */
const PATIENCE = 60;

/** Number of moments that are kept, so that going back a little needs no search. */
const CACHED = 400;

/** Number of moments kept before the wanted one when going back farther than that; fewer near the beginning. */
const BEHIND = 24;
const NEAR = 2_000;

/** The events that one can go on to. */
export type Event = "solution" | "descend" | "dead-end" | "retreat";

/** The events and depths at which a search halts. */
export type Halts = { readonly events: readonly Event[]; readonly above?: number; readonly below?: number };

/** A wish of the viewer: a step, or that the search goes on; as fast as it can if it has no pace. */
type Wish = { readonly step: number } | { readonly halts: Halts; readonly paced: boolean };

/** The reason why a running search halted. */
export type Halt = "met" | "stopped" | "";

/**
 * A search that is watched: where it stands is a function of play, method, seed and step. One slice is asked for at a
 * time, and what is wanted last is done next: nothing queues up. Fires `change`.
 */
export class WatchedSearch extends EventTarget {
  moment: Moment | undefined;
  /** True while it goes on by itself. */
  running = false;
  /** Steps a second when it runs; may be infinite. */
  speed = 4;
  /** False while only the result is wanted. */
  showing = true;
  /** The step that it is on its way to, or where it stands. */
  goal = 0;
  /** The last step that was ever reached. */
  furthest = 0;
  halt: Halt = "";
  /** The depth of the search, as far as it was seen. */
  readonly profile = new DepthProfile();
  /** The reason why it could not go on. */
  fault = "";
  #wish: Wish | undefined;
  #looping = false;
  /** Of the slice that is being searched. */
  #controller: AbortController | undefined;
  /** The step of the engine: it goes forward from there, and begins again to go back. */
  #at = 0;
  #slice = 2_000;
  /** The least that an answer took, in milliseconds. */
  #overhead = Infinity;
  #due = 0;
  #last = 0;
  readonly #cache = new Map<number, Moment>();

  constructor(
    private readonly studio: Studio,
    readonly play: string,
    readonly method: string,
    readonly seed: string,
  ) {
    super();
  }

  get step(): number {
    return this.moment?.step ?? 0;
  }

  get finished(): boolean {
    return this.moment?.finished ?? false;
  }

  /** Goes to a step, forward or back. */
  goTo(step: number): void {
    this.goal = Math.max(0, step);
    this.running = false;
    this.#want({ step: this.goal });
  }

  /** Goes on by itself, at its pace or as fast as it can, until something halts it or it ends. */
  run(halts: Halts, paced = true): void {
    if (this.finished) return;
    this.running = true;
    this.#due = 0;
    this.#last = performance.now();
    this.#want({ halts, paced });
  }

  /** Goes on no longer, after the slice that is being searched. */
  private pause(): void {
    this.#wish = undefined;
    this.running = false;
    this.goal = this.step;
    this.#changed();
  }

  /** Stops whatever goes on, also in the middle of a slice that takes long; nothing else. */
  stop(): void {
    if (!this.#looping) return;
    this.halt = "stopped";
    this.pause();
    setTimeout(() => {
      if (!this.#wish) this.#controller?.abort();
    }, PATIENCE);
  }

  #want(wish: Wish): void {
    this.#wish = wish;
    this.halt = "";
    this.fault = "";
    this.#changed();
    if (!this.#looping) void this.#loop();
  }

  async #loop(): Promise<void> {
    this.#looping = true;
    while (this.#wish) {
      const wish = this.#wish;
      try {
        const done = "step" in wish ? await this.#toward(wish) : await this.#further(wish);
        if (done && this.#wish === wish) this.#wish = undefined;
      } catch (failure) {
        // The engine, if it is another one now, stands at the beginning.
        this.#at = 0;
        if (failure instanceof Stopped) {
          // If something is still wanted, it was stopped by others, and is asked again. A search that was stopped before its
          // first moment shows its beginning.
          if (!this.#wish && !this.moment) this.#wish = { step: 0 };
          continue;
        }
        if (this.#wish === wish) this.#wish = undefined;
        this.fault = failure instanceof Error ? failure.message : String(failure);
      }
    }
    this.#looping = false;
    this.running = false;
    this.goal = this.step;
    this.#changed();
  }

  /** A slice of the way to a step; true when it is there. */
  async #toward(wish: { readonly step: number }): Promise<boolean> {
    const { step } = wish;
    const cached = this.#cache.get(step);
    if (cached) {
      this.#show(cached);
      return true;
    }
    if (this.#at > step) this.#at = 0;
    const moment = await this.#sliced(Math.min(this.#checkpoint(step), this.#at + this.#slice));
    const there = moment.step === step || moment.finished;
    if (there && (this.#wish === wish || !this.moment)) this.#show(moment);
    else this.#remember(moment);
    return there;
  }

  /** The next halt on the way to a step: far from the beginning, the steps before it are worth keeping, too. */
  #checkpoint(step: number): number {
    const far = step > NEAR && step <= this.furthest;
    return far && this.#at < step - BEHIND ? step - BEHIND : far ? this.#at + 1 : step;
  }

  /** A slice of a search that goes on; true when it came to a halt. */
  async #further(wish: { readonly halts: Halts; readonly paced: boolean }): Promise<boolean> {
    const before = this.step;
    if (this.#at !== before) {
      // It was left in between: first to where it stood.
      if (this.#at > before) this.#at = 0;
      await this.#sliced(Math.min(before, this.#at + this.#slice));
      return false;
    }
    if (this.showing) await picture(wish.paced ? this.speed : Infinity);
    const steps = wish.paced && this.showing ? this.#paced() : this.#slice;
    if (steps < 1 || this.#wish !== wish) return false;
    const moment = await this.#sliced(before, steps, wish.halts);
    const ended = moment.met || moment.finished;
    if (moment.met) this.halt = "met";
    if (this.showing || ended || this.#wish !== wish) this.#show(moment);
    else this.#count(moment);
    return ended;
  }

  /** Steps that are due by now; not more than a slice, so that nothing is made up for. */
  #paced(): number {
    if (!Number.isFinite(this.speed)) return this.#slice;
    const now = performance.now();
    const due = Math.min(this.#due + ((now - this.#last) / 1000) * this.speed, this.#slice);
    this.#last = now;
    this.#due = due % 1;
    return Math.floor(due);
  }

  /** Asks for a step, or for going on from there; learns how large the next slice may be. */
  async #sliced(step: number, within = 0, halts?: Halts): Promise<Moment> {
    const { play, method, seed } = this;
    const { events = [], above, below } = halts ?? {};
    const until = halts ? { until: events.join(","), within } : {};
    const bounds = { ...(above === undefined ? {} : { above }), ...(below === undefined ? {} : { below }) };
    const start = performance.now();
    const from = this.#at;
    this.#controller = new AbortController();
    const request = { do: "watch", play, method, seed, step, ...until, ...bounds };
    const moment = await this.studio.ask<Moment>(request, undefined, this.#controller.signal).finally(() => (this.#controller = undefined));
    this.#at = moment.step;
    this.furthest = Math.max(this.furthest, moment.step);
    this.profile.add(moment);
    this.#learn(moment.step - from, performance.now() - start);
    return moment;
  }

  /** From how long some steps took, on top of what every answer takes: how large a slice may be. */
  #learn(steps: number, milliseconds: number): void {
    this.#overhead = Math.min(this.#overhead, milliseconds);
    const worked = milliseconds - this.#overhead;
    if (worked > SLICE / 2) this.#slice = Math.max(1, Math.round((steps / worked) * SLICE));
    else if (steps >= this.#slice) this.#slice *= 4;
    this.#slice = Math.min(MOST, this.#slice);
  }

  #remember(moment: Moment): void {
    this.#cache.set(moment.step, moment);
    for (const first of this.#cache.keys()) {
      if (this.#cache.size <= CACHED) break;
      this.#cache.delete(first);
    }
  }

  #show(moment: Moment): void {
    this.#remember(moment);
    this.moment = moment;
    if (this.running) this.goal = moment.step;
    this.#changed();
  }

  /** Its figures alone are of interest; the board stays as it is. */
  #count(moment: Moment): void {
    this.moment = { ...moment, scene: this.moment?.scene ?? moment.scene };
    this.goal = moment.step;
    this.#changed();
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}

/** Waits for the next picture, or about as long as a step takes. */
function picture(speed: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (speed < 20) {
      setTimeout(resolve, Math.min(1000 / speed, 100));
    } else {
      const late = setTimeout(resolve, 100);
      requestAnimationFrame(() => {
        clearTimeout(late);
        resolve(undefined);
      });
    }
  });
}
