/** Counts the time of a game, in milliseconds; it is halted to begin with. */
export class Clock {
  #before: number;
  #since: number | undefined;

  /** @param before what was counted earlier */
  constructor(
    before = 0,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#before = Number.isFinite(before) && before > 0 ? before : 0;
  }

  get elapsed(): number {
    return this.#before + (this.#since === undefined ? 0 : this.now() - this.#since);
  }

  get running(): boolean {
    return this.#since !== undefined;
  }

  /** Goes on from a time that was counted elsewhere, if it is a later one. */
  atLeast(time: number): void {
    if (!(time > this.elapsed)) return;
    this.#before = time;
    if (this.running) this.#since = this.now();
  }

  run(): void {
    this.#since ??= this.now();
  }

  halt(): void {
    this.#before = this.elapsed;
    this.#since = undefined;
  }
}

/** A time as people write it: 3:07, 1:02:03. */
export function clocked(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
