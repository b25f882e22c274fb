import { dayOf, type Day } from "../base/days";
import { capital } from "../base/words";
import type { Puzzle } from "../engine/protocol";
import type { Game } from "../game/game";
import { alone } from "../game/help";
import { kindAgainst, setupOf } from "../game/kinds";
import { median, ofDay, results, type Result } from "../game/results";
import * as words from "#words/finish";
import { cards, daily, type Cards, type Start } from "./cards";

/** The follow-up of a game: a game to begin, or the way home where there is none. */
export type FollowUp = { readonly label: string; readonly start?: Start };

/** The kind of a game, its opponent included. */
export function kindPlayed({ kind, seats }: Game): string {
  return kindAgainst(
    kind,
    seats.find((seat) => seat !== ""),
  );
}

/** Number of games in a row after which the next level is offered. */
const IN_A_ROW = 3;

/** The last three of a kind went without help, each in less than the median time of all before. */
export function ready(all: readonly Result[], puzzle: string, kind: string): boolean {
  const own = all.filter((result) => result.puzzle === puzzle && result.kind === kind && result.won);
  const last = own.slice(-IN_A_ROW);
  const usual = median(
    own
      .slice(0, -IN_A_ROW)
      .filter(alone)
      .flatMap(({ time }) => time ?? []),
  );
  return usual !== undefined && last.length === IN_A_ROW && last.every((result) => alone(result) && result.time !== undefined && result.time < usual);
}

/** The kind of games that comes behind another, from the easiest to the hardest. */
function harder(kind: string, { daily: week }: Cards[string]): string | undefined {
  const ladder = [...new Set(week.map(({ label }) => capital(label)))];
  const at = ladder.indexOf(kind);
  return at < 0 ? undefined : ladder[at + 1];
}

/** Another of today's, a rematch in which the next seat begins, the next level when one is ready for it, or one more like this. */
export async function followUp(game: Game, today: Day = dayOf(new Date())): Promise<FollowUp> {
  const { puzzle, seats, extras } = game;
  const known = await cards();
  if (extras.daily === today) {
    const next = open(game, today);
    return next ? { label: words.next(next.title), start: daily(next, known[next.id], today) } : { label: words.home };
  }
  const kind = kindPlayed(game);
  const setup = extras.setup ?? setupOf(puzzle, kind) ?? puzzle.standard;
  if (seats.length > 0) return { label: words.rematch, start: { puzzle, setup, kind: game.kind, seats: [...seats.slice(1), seats[0]!] } };
  const card = known[puzzle.id];
  const next = card && ready(results(), puzzle.id, kind) ? harder(kind, card) : undefined;
  const level = next === undefined ? undefined : setupOf(puzzle, next);
  if (next !== undefined && level !== undefined) return { label: words.nextLevel(next), start: { puzzle, setup: level, kind: next } };
  return { label: words.nextPuzzle, start: { puzzle, setup, kind } };
}

/** The next of today's puzzles that is not done. */
function open({ studio: { puzzles }, puzzle }: Game, today: Day): Puzzle | undefined {
  const done = ofDay(results(), today);
  const at = puzzles.findIndex(({ id }) => id === puzzle.id);
  return [...puzzles.slice(at + 1), ...puzzles.slice(0, at)].find(({ id }) => !done.has(id));
}
