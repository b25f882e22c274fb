import type { Moment } from "../engine/protocol";
import type { Studio } from "../engine/studio";

/** A slice of a search takes about so many milliseconds, so that it can be stopped in between. */
const SLICE = 40;

/** So many steps a picture at least, and at most so many a slice. */
const MOST = 1_000_000;

/** The events that one can go on to. */
export type Event = "solution" | "descend" | "dead-end" | "retreat";

/**
 * A search that is watched: where it stands is a function of play, method, seed and step. It is asked for in slices, so
 * that whoever watches can stop it at any time. Fires `change`.
 */
export class Searching extends EventTarget {
  moment: Moment | undefined;
  /** True while it goes on by itself. */
  running = false;
  /** Steps a second when it runs. */
  speed = 4;
  /** The step that it is on its way to, or where it stands. */
  goal = 0;
  #slice = 2_000;
  /** Each thing that is done has a number; a later one ends those before. */
  #turn = 0;

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
  async goTo(step: number): Promise<void> {
    const turn = this.#begin();
    this.goal = Math.max(0, step);
    if (step < this.step) await this.#watch(turn, { step: 0 }, false);
    while (this.#turn === turn && this.step < step && !this.finished) {
      await this.#sliced(() => this.#watch(turn, { step: Math.min(step, this.step + this.#slice) }, false));
    }
    if (this.#turn === turn) await this.#watch(turn, { step: this.goal }, true);
    this.#end(turn);
  }

  /** Goes on to the next such event. */
  async goToEvent(event: Event): Promise<void> {
    const turn = this.#begin();
    this.running = true;
    for (let met = false; this.#turn === turn && !met; ) {
      const before = this.step;
      await this.#sliced(() =>
        this.#watch(turn, { step: before, until: event, within: this.#slice }, true),
      );
      met = this.moment?.event === event || this.finished || this.step === before;
    }
    this.#end(turn);
  }

  /** Goes on by itself until it ends or is stopped. */
  async run(): Promise<void> {
    const turn = this.#begin();
    this.running = true;
    for (let due = 0, last = performance.now(); this.#turn === turn && !this.finished; ) {
      await frame(this.speed);
      const now = performance.now();
      due = Math.min(due + ((now - last) / 1000) * this.speed, this.#slice);
      last = now;
      const steps = Math.floor(due);
      if (steps < 1) continue;
      due -= steps;
      const before = this.step;
      await this.#sliced(() => this.#watch(turn, { step: before + steps }, true), steps);
      if (this.step === before) break;
    }
    this.#end(turn);
  }

  /** Stops whatever goes on; the slice that is being searched is not waited for. */
  stop(): void {
    this.#turn++;
    this.running = false;
    this.goal = this.step;
    this.#changed();
  }

  #begin(): number {
    this.running = false;
    return ++this.#turn;
  }

  #end(turn: number): void {
    if (this.#turn !== turn) return;
    this.running = false;
    this.goal = this.step;
    this.#changed();
  }

  /** Learns from each slice how large the next may be. */
  async #sliced(work: () => Promise<void>, steps = this.#slice): Promise<void> {
    const start = performance.now();
    await work();
    const rate = steps / Math.max(1, performance.now() - start);
    this.#slice = Math.max(1, Math.min(MOST, Math.round(Math.min(rate * SLICE, this.#slice * 4))));
  }

  async #watch(turn: number, where: Record<string, string | number>, shown: boolean): Promise<void> {
    const { play, method, seed } = this;
    const moment = await this.studio.ask<Moment>({ do: "watch", play, method, seed, ...where });
    if (this.#turn !== turn) return;
    this.moment = moment;
    if (shown) this.#changed();
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}

/** Waits for the next picture, or as long as a step takes. */
function frame(speed: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(16, Math.min(1000 / speed, 100))));
}
