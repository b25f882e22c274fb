import { expect, test } from "vitest";
import { person } from "./fake-state";
import { awayFor, clockWords, countdown, lasting, left, runs, untilNext, warning } from "./times";
import type { RoomState } from "./types";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const room = (clock: RoomState["clock"], mover = 0, phase: RoomState["phase"] = "playing"): RoomState => ({
  id: "r",
  puzzle: "paletto",
  way: "turns",
  phase,
  seats: [person(""), person("")],
  mover,
  clock,
  votes: [],
  strict: false,
  analysis: true,
  progress: [],
  next: "",
  open: false,
  begins: 0,
});

const CLOCK = { kind: "fischer 60 5", left: [60 * SECOND, 30 * SECOND], since: 1_000_000 };

test("the time of the seat to move runs by the server's clock, that of the others stands", () => {
  expect(left(room(CLOCK), 0, 1_000_000 + 12_345)).toBe(47_655);
  expect(left(room(CLOCK), 1, 1_000_000 + 12_345)).toBe(30_000);
});

test("a time never falls below nothing, and is never more than it was: clocks differ a little", () => {
  expect(left(room(CLOCK), 0, 2_000_000)).toBe(0);
  expect(left(room(CLOCK), 0, 1_000_000 - 500)).toBe(60_000);
});

test("no time runs where there is no clock, before the beginning, after the end, or while a computer plays", () => {
  expect(left(room({ kind: "none", left: [], since: 0 }), 0, 5)).toBeUndefined();
  expect(runs(room({ ...CLOCK, since: 0 }), 0)).toBe(false);
  for (const phase of ["waiting", "over"] as const) {
    expect(runs(room(CLOCK, 0, phase), 0)).toBe(false);
    expect(left(room(CLOCK, 0, phase), 0, 2_000_000)).toBe(60_000);
  }
});

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [1_000, "0:01"],
  [9_001, "0:10"],
  [60_000, "1:00"],
  [59_999, "1:00"],
  [HOUR, "1:00:00"],
  [24 * HOUR - 1_000, "23:59:59"],
  [24 * HOUR, "1 d"],
  [47.5 * HOUR, "1 d 23 h"],
])("%i milliseconds are shown as %s", (time, shown) => {
  expect(countdown(time)).toBe(shown);
});

test("a clock is drawn anew just when what it shows is another", () => {
  for (const time of [1, 999, 1_000, 1_001, 12_345, 60_000]) {
    const next = untilNext(time);
    expect(countdown(time - next), `${time}`).not.toBe(countdown(time));
    expect(countdown(time - next + 1), `${time}`).toBe(countdown(time));
  }
});

test("one is warned when a minute is left, and when ten seconds are, never of what is past", () => {
  expect(warning(90_000)).toEqual({ after: 30_000, left: 60_000 });
  expect(warning(60_000)).toEqual({ after: 50_000, left: 10_000 });
  expect(warning(30_000)).toEqual({ after: 20_000, left: 10_000 });
  expect(warning(10_000)).toBeUndefined();
  expect(warning(0)).toBeUndefined();
});

test.each([
  [1_000, "1 second"],
  [59_999, "59 seconds"],
  [60_000, "1 minute"],
  [3_599_999, "59 minutes"],
  [HOUR, "1 hour"],
  [50 * HOUR, "2 days"],
])("%i milliseconds last %s", (time, words) => {
  expect(lasting(time)).toBe(words);
});

test("how long somebody is away is told in minutes", () => {
  expect(awayFor(-300)).toBe("Just left");
  expect(awayFor(59_000)).toBe("Just left");
  expect(awayFor(190_000)).toBe("Away for 3 minutes");
});

test.each([
  ["none", "No clock"],
  ["move 30", "30 seconds for each turn"],
  ["move 90", "90 seconds for each turn"],
  ["move 120", "2 minutes for each turn"],
  ["fischer 300 5", "5 minutes, and 5 seconds more for each turn"],
  ["fischer 600 0", "10 minutes for the game"],
  ["days 1", "1 day for each turn"],
  ["days 3", "3 days for each turn"],
])("%s is %s", (kind, words) => {
  expect(clockWords(kind)).toBe(words);
});
