import { clocked } from "../../panels/clock";
import * as words from "#words/room";
import type { RoomState } from "./types";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left when one is warned, the longest first. */
const WARNINGS = [MINUTE, 10 * SECOND];

/** Whether the time of a seat runs. */
export function runs({ phase, mover, clock }: RoomState, seat: number): boolean {
  return phase === "playing" && mover === seat && clock.left[seat] !== undefined && clock.since > 0;
}

/** What a seat has left, in milliseconds; undefined where there is no clock. */
export function left(state: RoomState, seat: number, now: number): number | undefined {
  const time = state.clock.left[seat];
  if (time === undefined) return undefined;
  return Math.max(0, runs(state, seat) ? time - Math.max(0, now - state.clock.since) : time);
}

/** A time that runs down: 0:00 only when nothing is left. */
export function countdown(milliseconds: number): string {
  const time = Math.ceil(milliseconds / SECOND) * SECOND;
  return time < DAY ? clocked(time) : words.daysLeft(Math.floor(time / DAY), Math.floor((time % DAY) / HOUR));
}

/** Number of milliseconds until {@link countdown} has another look. */
export function untilNext(milliseconds: number): number {
  return milliseconds % SECOND || SECOND;
}

/** The next warning of one whose time runs: in how many milliseconds, and what is left then. */
export function warning(milliseconds: number): { readonly after: number; readonly left: number } | undefined {
  const next = WARNINGS.find((least) => least < milliseconds);
  return next === undefined ? undefined : { after: milliseconds - next, left: next };
}

/** A duration in words, in the largest unit that it has one of. */
export function lasting(milliseconds: number): string {
  if (milliseconds >= DAY) return words.days(Math.floor(milliseconds / DAY));
  if (milliseconds >= HOUR) return words.hours(Math.floor(milliseconds / HOUR));
  return milliseconds >= MINUTE ? words.minutes(Math.floor(milliseconds / MINUTE)) : words.seconds(Math.floor(milliseconds / SECOND));
}

/** How long somebody is away, which changes every minute. */
export function awayFor(milliseconds: number): string {
  return milliseconds < MINUTE ? words.awayNow : words.away(lasting(milliseconds));
}

/** A clock of the settings in words: {@code move 30}. */
export function clockWords(kind: string): string {
  const [name, first = 0, second = 0] = kind.split(" ").map((part, i) => (i === 0 ? part : Number(part)));
  const time = Number(first) * SECOND;
  switch (name) {
    case "move":
      return words.clockMove(exact(time));
    case "fischer":
      return second === 0 ? words.clockGame(exact(time)) : words.clockFischer(exact(time), exact(Number(second) * SECOND));
    case "days":
      return words.clockMove(words.days(Number(first)));
    default:
      return words.noClock;
  }
}

/** A time as it was set: 1 minute, but 90 seconds. */
function exact(milliseconds: number): string {
  const unit = [DAY, HOUR, MINUTE].find((length) => milliseconds >= length && milliseconds % length === 0);
  return unit === undefined ? words.seconds(milliseconds / SECOND) : lasting(milliseconds);
}
