/** Maximum number of moments kept, about equally far apart. */
const MOST = 4_000;

/** The known facts of a search at a step. */
type Sample = { readonly step: number; readonly depth: number; readonly solutions: number };

/** A stretch of the search: how deep it was on average, and whether a solution was found there. */
export type Bar = { readonly depth: number; readonly solved: boolean };

/** The depth of a search and its solutions, as far as its moments were seen. */
export class DepthProfile {
  #samples: Sample[] = [{ step: 0, depth: 0, solutions: 0 }];
  /** Minimum number of steps between kept moments. */
  #apart = 1;
  /** The greatest depth that was seen. */
  deepest = 0;

  /** Takes a moment in; one before the last is known already. */
  add({ step, depth, solutions }: Sample): void {
    if (step < this.#samples.at(-1)!.step + this.#apart) return;
    this.#samples.push({ step, depth, solutions });
    this.deepest = Math.max(this.deepest, depth);
    if (this.#samples.length <= MOST) return;
    this.#apart = Math.ceil((2 * step) / MOST);
    let next = 0;
    this.#samples = this.#samples.filter((sample) => {
      const kept = sample.step >= next;
      if (kept) next = sample.step + this.#apart;
      return kept;
    });
  }

  /** The search up to a step, in bars of equal length; a stretch of which nothing was seen is as deep as what is deeper, before or after it. */
  bars(count: number, last: number): readonly Bar[] {
    const bars: Bar[] = [];
    let i = 1;
    let solutions = 0;
    let depth = 0;
    for (let bar = 1; bar <= count; bar++) {
      const end = (last * bar) / count;
      let sum = 0;
      let seen = 0;
      let solved = false;
      for (let sample = this.#samples[i]; sample && sample.step <= end; sample = this.#samples[++i]) {
        sum += sample.depth;
        seen++;
        solved ||= sample.solutions > solutions;
        solutions = sample.solutions;
      }
      depth = seen > 0 ? sum / seen : Math.max(depth, this.#samples[i]?.depth ?? 0);
      bars.push({ depth, solved });
    }
    return bars;
  }
}
