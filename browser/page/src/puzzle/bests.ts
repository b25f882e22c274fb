import { withoutLevel } from "../game/kinds";
import type { Result } from "../game/results";

/** The best results in games of a kind. */
export type Best = {
  readonly won: number;
  /** The best time without help, in milliseconds. */
  readonly time?: number;
};

/** The best results in each kind of a puzzle's games; those against a computer player count for the kind without it. */
export function bests(puzzle: string, results: readonly Result[]): ReadonlyMap<string, Best> {
  const found = new Map<string, Best>();
  for (const { kind, won, time, hints } of results.filter((result) => result.puzzle === puzzle && result.won)) {
    const plain = withoutLevel(kind);
    const before = found.get(plain);
    const best = hints > 0 || time === undefined ? before?.time : Math.min(time, before?.time ?? Infinity);
    found.set(plain, { won: (before?.won ?? 0) + Number(won), ...(best !== undefined && { time: best }) });
  }
  return found;
}
