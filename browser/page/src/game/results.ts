import { isDay, numberOf, type Day } from "../base/days";
import { forget, recall, remember } from "../base/store";
import { alone } from "./help";

/** The result of a game, of which nothing else need be kept. */
export type Result = {
  /** The game, by which it is known. */
  readonly game: string;
  readonly puzzle: string;
  /** The kind of the game in a word or two; may be empty. */
  readonly kind: string;
  /** The local day on which it ended. */
  readonly day: Day;
  /** The day whose puzzle it was. */
  readonly daily?: Day;
  /** In milliseconds; none where no clock ran. */
  readonly time?: number;
  readonly hints: number;
  /** Other help; undefined where that was not kept yet. */
  readonly helps?: readonly string[];
  /** A game may also be lost. */
  readonly won: boolean;
};

const RESULTS = "results";

/** More are not kept: the oldest go. */
export const MOST_RESULTS = 10_000;

/** All results, in the order in which they came. What cannot be read is left out. */
export function results(): Result[] {
  try {
    const kept: unknown = JSON.parse(recall(RESULTS) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isResult) : [];
  } catch {
    return [];
  }
}

/** Adds results; one of a game that has one already is left out. Gives those that are new. */
export function keep(more: readonly Result[]): Result[] {
  const all = results();
  const known = new Set(all.map(({ game }) => game));
  const fresh = more.filter(({ game }) => !known.has(game) && known.add(game));
  if (fresh.length > 0) remember(RESULTS, JSON.stringify([...all, ...fresh].slice(-MOST_RESULTS)));
  return fresh;
}

export function isResult(value: unknown): value is Result {
  if (typeof value !== "object" || value === null) return false;
  const { game, puzzle, kind, day, daily, time, hints, helps, won } = value as Record<string, unknown>;
  return (
    [game, puzzle, kind].every(short) &&
    isDay(day) &&
    (daily === undefined || isDay(daily)) &&
    (time === undefined || (typeof time === "number" && time >= 0)) &&
    typeof hints === "number" &&
    hints >= 0 &&
    (helps === undefined || (Array.isArray(helps) && helps.length < 100 && helps.every((help) => short(help)))) &&
    typeof won === "boolean"
  );
}

function short(text: unknown): boolean {
  return typeof text === "string" && text.length < 500;
}

/** Forgets all results. */
export function forgetAll(): void {
  forget(RESULTS);
}

/** The best result of each puzzle that belongs to a day, by the puzzle's name. */
export function ofDay(all: readonly Result[], day: Day): Map<string, Result> {
  const found = new Map<string, Result>();
  for (const result of all) if (result.daily === day && result.won && !found.has(result.puzzle)) found.set(result.puzzle, result);
  return found;
}

/** The days on which one of that day's own puzzles was done. */
export function daysDone(all: readonly Result[]): Set<Day> {
  return new Set(all.filter(({ won, day, daily }) => won && daily === day).map(({ day }) => day));
}

/** Days in a row up to today; today is not missed before it is over. */
export function streak(done: ReadonlySet<Day>, today: Day): number {
  const numbers = new Set([...done].map(numberOf));
  const last = numberOf(today);
  let days = 0;
  for (let at = numbers.has(last) ? last : last - 1; numbers.has(at); at--) days++;
  return days;
}

/** The most days in a row there ever were. */
export function longest(done: ReadonlySet<Day>): number {
  let [most, days, before] = [0, 0, NaN];
  for (const at of [...done].map(numberOf).sort((one, other) => one - other)) {
    days = at === before + 1 ? days + 1 : 1;
    before = at;
    most = Math.max(most, days);
  }
  return most;
}

/** Games of one kind: those won, those lost, and of the times of those won the ones without help, the others apart. */
export type Level = {
  readonly kind: string;
  readonly won: number;
  readonly lost: number;
  readonly times: readonly number[];
  readonly helped: readonly number[];
  /** Number of games won with help. */
  readonly withHelp: number;
};

/** The games of one kind among results of a puzzle. */
export function leveled(all: readonly Result[], kind: string): Level {
  const own = all.filter((result) => result.kind === kind);
  const won = own.filter((result) => result.won);
  const helped = won.filter((result) => !alone(result));
  const times = (some: readonly Result[]) => some.flatMap(({ time }) => time ?? []);
  return { kind, won: won.length, lost: own.length - won.length, times: times(won.filter(alone)), helped: times(helped), withHelp: helped.length };
}

/** Of how many that were won it is not known whether more than hints helped. */
export function unknown(all: readonly Result[]): number {
  return all.filter(({ won, helps }) => won && helps === undefined).length;
}

/** The middle one; of an even number the lower of the two; none of none. */
export function median(times: readonly number[]): number | undefined {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[(sorted.length - 1) >> 1];
}

/** Counts of times in classes of equal width, and in which class one is. */
export type Distribution = { readonly counts: readonly number[]; readonly width: number };

/** Counts times in a number of classes from 0 to twice the median; the last class has all above. */
export function distribution(times: readonly number[], classes: number): Distribution {
  const width = Math.max(1_000, (2 * (median(times) ?? 0)) / (classes - 1));
  const counts = Array<number>(classes).fill(0);
  for (const time of times) counts[Math.min(classes - 1, Math.floor(time / width))]!++;
  return { counts, width };
}
