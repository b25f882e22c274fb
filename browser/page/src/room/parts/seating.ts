import type { Progress, RoomState, Seat } from "./types";

/** Whether a computer plays for a person. */
export function standsIn({ who, level = "" }: Seat): boolean {
  return who === "person" && level !== "";
}

/** Whether a person plays on a seat now. */
export function played(seat: Seat | undefined): boolean {
  return seat?.who === "person" && seat.taken && !standsIn(seat) && !seat.out;
}

/** Number of milliseconds that somebody must be away before one may ask for a computer, as a server has it. */
export const AWAY = 15_000;

/**
 * Whether one may ask for a computer on a seat: it is to move, nobody has been there for a while since its turn began, and one plays oneself. Who
 * has days for a turn is not expected to be there.
 *
 * @param since when nobody was there any more; 0 when somebody is
 */
export function mayAskForComputer(state: RoomState, own: number, seat: number, since: number, now: number): boolean {
  if (own === seat || !played(state.seats[own]) || !played(state.seats[seat])) return false;
  const { phase, way, mover, clock } = state;
  if (phase !== "playing" || way !== "turns" || mover !== seat || clock.kind.startsWith("days")) return false;
  return since > 0 && now - Math.max(since, clock.since) >= AWAY;
}

export type Ask = "takeback" | "analyze";

/** What one can ask the others for during a game. */
export function asksOf(state: RoomState, own: number): Ask[] {
  const { phase, way, mover, strict, analysis, votes, seats } = state;
  const plays = phase === "playing" && played(seats[own]);
  const all: Ask[] = [];
  if (plays && way === "turns" && mover !== own && seats[own]?.moved) all.push("takeback");
  if (plays && strict && !analysis) all.push("analyze");
  return all.filter((what) => !votes.some((vote) => vote.what === what));
}

/** Whether one may resign: who plays for or against others. */
export function mayResign({ phase, way, seats }: RoomState, own: number): boolean {
  return phase === "playing" && way !== "together" && own >= 0 && !seats[own]?.out;
}

/** Whether one may leave one's seat to others: before the game, and any time where all play on one board. */
export function mayStand({ phase, way }: RoomState, own: number): boolean {
  return own >= 0 && (phase === "waiting" || (phase === "playing" && way === "together"));
}

/** The seats of a race by their time, then by how far they came. */
export function ranked(progress: readonly Progress[]): number[] {
  const order = ({ done, finished }: Progress) => (finished < 0 ? Number.MAX_SAFE_INTEGER - done : finished);
  return progress.map((_, seat) => seat).sort((a, b) => order(progress[a]!) - order(progress[b]!));
}

/** The number of players of a setup: its text says so for more than two. */
export function playersOf(setup: string): number {
  return Number(/-([2-4])p\b/.exec(setup)?.[1] ?? 2);
}
