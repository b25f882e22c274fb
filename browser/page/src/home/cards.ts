import type { Plan } from "../art/building";
import type { Day } from "../base/days";
import { weekdayOf } from "../base/days";
import type { Preset, Puzzle } from "../engine/protocol";
import type { Summary } from "../game/saved-game";
import type { Seating } from "../game/seating";

/** Home's facts about a puzzle beyond the catalog. */
export type Card = {
  readonly about: string;
  readonly quick: readonly Preset[];
  /** The puzzles from Monday to Sunday, in a word or two, and their opponents. */
  readonly daily: readonly { readonly label: string; readonly agent?: string }[];
  readonly poster: Plan;
};

export type Cards = Readonly<Record<string, Card>>;

/** A game to begin: those on the seats are given, or the computer player sits on the second one. */
export type Start = {
  readonly puzzle: Puzzle;
  readonly setup: string;
  readonly kind: string;
  readonly agent?: string;
  readonly seats?: Seating;
  readonly daily?: Day;
  /** By which it is made; at random without one. */
  readonly seed?: number | string;
  /** Its number among those of the seed; the first without one. */
  readonly number?: number;
  /** The pack that it is of, as game/packs.ts writes it, or the sheet (game/paper-sheet.ts). */
  readonly pack?: string;
};

/** Cards that the build prepared. */
const CARDS = import.meta.glob<Cards>("../../../target/engine/home.json", { import: "default" });

export async function cards(): Promise<Cards> {
  return (await Object.values(CARDS)[0]?.()) ?? {};
}

/** The puzzle of a day. */
export function daily(puzzle: Puzzle, card: Card | undefined, day: Day): Start {
  const { label = "", agent } = card?.daily[weekdayOf(day)] ?? {};
  return { puzzle, setup: `daily-${day}`, kind: label, daily: day, ...(agent !== undefined && { agent }) };
}

/** The game of a day's puzzle: the one that was won, else the one that is open. */
export function dailyGame(games: readonly Summary[], puzzle: string, day: Day, won: string | undefined): Summary | undefined {
  const own = games.filter((game) => game.puzzle === puzzle && game.extras["daily"] === day);
  return own.find(({ id }) => id === won) ?? own.find(({ over }) => !over);
}
