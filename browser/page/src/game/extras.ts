import { isDay, type Day } from "../base/days";
import type { SavedGame } from "./saved-game";

/** The rating of a puzzle, as far as it is known: its level, and its rating in words; and its beginning. */
export type Rated = { readonly start: string; readonly words: readonly string[] };

/** The facts kept beside a play. */
export type Extras = {
  /** In milliseconds; 0 where no clock ran. */
  readonly time: number;
  /** Number of hints that were asked for. */
  readonly hints: number;
  /** Other help that was used: the verbs of studies, and commands. */
  readonly helps: readonly string[];
  /** The gestures of the last hint, with commas between them. */
  readonly hinted?: string;
  readonly rated?: Rated;
  /** The kind of the game in a word or two. */
  readonly kind?: string;
  readonly setup?: string;
  /** The day whose puzzle it is. */
  readonly daily?: Day;
  /** The pack that it is of, and its number there, as game/packs.ts writes them. */
  readonly pack?: string;
  /** The players, as game/seating.ts writes them. */
  readonly seats?: string;
  /** The studies that are kept on, by their verbs. */
  readonly activeStudies: readonly string[];
  /** Its end is known already. */
  readonly ended: boolean;
  /** What of the text that it was read from was left out. */
  readonly warning?: string;
};

export const NO_EXTRAS: Extras = { time: 0, hints: 0, helps: [], activeStudies: [], ended: false };

/** Setups that begin like this give positions in which a technique is practiced. */
const PRACTICE = /^practice-/;

/** Whether a game is there to find a technique. */
export function practices({ extras }: { readonly extras: Pick<Extras, "setup"> }): boolean {
  return PRACTICE.test(extras.setup ?? "");
}

/** Reads what is saved beside a play, of any age: what cannot be understood is as if it were not there. */
export function read(saved: SavedGame["extras"]): Extras {
  const { time, hints, helps, hinted, rating, kind, setup, daily, pack, seats, lights, ended, warning } = saved;
  const [start = "", ...rated] = rating?.split(" ") ?? [];
  return {
    time: count(time),
    hints: count(hints),
    helps: list(helps),
    activeStudies: list(lights),
    ended: ended !== undefined,
    ...(hinted !== undefined && { hinted }),
    ...(rated.length > 0 && { rated: { start, words: rated.join(" ").split(", ") } }),
    ...(kind !== undefined && { kind }),
    ...(setup !== undefined && { setup }),
    ...(isDay(daily) && { daily }),
    ...(pack !== undefined && { pack }),
    ...(seats !== undefined && { seats }),
    ...(warning !== undefined && { warning }),
  };
}

/** The same as texts, beside those of other names. */
export function written(extras: Extras, saved: SavedGame["extras"] = {}): SavedGame["extras"] {
  const { time, hints, helps, hinted, rated, kind, setup, daily, pack, seats, activeStudies, ended, warning } = extras;
  const texts = {
    time: time > 0 ? String(Math.round(time)) : undefined,
    hints: hints > 0 ? String(hints) : undefined,
    helps: helps.join(",") || undefined,
    hinted,
    rating: rated && [rated.start, rated.words.join(", ")].join(" "),
    kind,
    setup,
    daily,
    pack,
    seats,
    lights: activeStudies.join(",") || undefined,
    ended: ended ? "yes" : undefined,
    warning,
  };
  const others = Object.fromEntries(Object.entries(saved).filter(([name]) => !Object.hasOwn(texts, name)));
  return { ...others, ...Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]))) };
}

function count(text: string | undefined): number {
  const number = Number(text ?? "0");
  return Number.isFinite(number) && number > 0 ? number : 0;
}

function list(text: string | undefined): readonly string[] {
  return text?.split(",").filter((one) => one !== "") ?? [];
}
