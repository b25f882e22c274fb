import { expect, test } from "vitest";
import { PLAYED, person } from "./fake-state";
import { nameOf } from "./names";
import { AWAY, asksOf, mayAskForComputer, mayResign, mayStand, ranked } from "./seating";
import type { RoomState, Seat } from "./types";

const ADA = person("Ada");
const BO = person("Bo");
const UNNAMED = person("");
const FREE: Seat = { ...UNNAMED, taken: false };
const COMPUTER: Seat = { who: "computer", name: "", taken: false, out: false, moved: false, level: "level3" };

const room = (change: Partial<RoomState> = {}): RoomState => ({ ...PLAYED, ...change });

test("a seat is spoken of by its name, which cannot turn the sentence around it", () => {
  const state = room({ seats: [ADA, UNNAMED, FREE, COMPUTER] });
  expect([0, 1, 2, 3].map((seat) => nameOf(state, seat))).toEqual(["\u2068Ada\u2069", "Player 2", "Seat 3", "Computer, level 3"]);
  expect(nameOf(state, 0, 0)).toBe("You");
  expect(nameOf(state, 0, -1)).toBe("\u2068Ada\u2069");
});

test("one may ask for a computer for a person who is to move and has been away for a while", () => {
  const NOW = 1_000_000;
  expect(mayAskForComputer(room(), 0, 1, NOW - AWAY, NOW)).toBe(true);
  const not: readonly [Partial<RoomState>, number, number, number][] = [
    [{}, 0, 1, 0],
    [{}, 0, 1, NOW - AWAY + 1],
    [{}, 1, 1, 1],
    [{}, -1, 1, 1],
    [{ mover: 0 }, 0, 1, 1],
    [{ phase: "over" }, 0, 1, 1],
    [{ way: "together", mover: -1 }, 0, 1, 1],
    [{ seats: [ADA, COMPUTER] }, 0, 1, 1],
    [{ seats: [ADA, { ...BO, level: "level3" }] }, 0, 1, 1],
    [{ seats: [{ ...ADA, level: "level3" }, BO] }, 0, 1, 1],
    [{ seats: [ADA, { ...BO, out: true }] }, 0, 1, 1],
  ];
  for (const [change, own, seat, since] of not) expect(mayAskForComputer(room(change), own, seat, since, NOW), JSON.stringify(change)).toBe(false);
});

test("what one can ask for", () => {
  expect(asksOf(room(), 0)).toEqual(["takeback", "analyze"]);
  expect(asksOf(room({ mover: 0 }), 0)).toEqual(["analyze"]);
  expect(asksOf(room({ seats: [{ ...ADA, moved: false }, BO] }), 0)).toEqual(["analyze"]);
  expect(asksOf(room({ analysis: true }), 0)).toEqual(["takeback"]);
  expect(asksOf(room({ way: "race", mover: -1 }), 0)).toEqual(["analyze"]);
  expect(asksOf(room({ votes: [{ what: "analyze", by: 1, yes: [1], asked: [0, 1] }] }), 0)).toEqual(["takeback"]);
  expect(asksOf(room({ phase: "over", mover: -1 }), 0)).toEqual([]);
  expect(asksOf(room({ phase: "waiting", mover: -1 }), 0)).toEqual([]);
  expect(asksOf(room(), -1)).toEqual([]);
  expect(asksOf(room({ seats: [{ ...ADA, out: true }, BO] }), 0)).toEqual([]);
});

test("one resigns from what is won or lost, and leaves a seat where others can go on", () => {
  const held = (change: Partial<RoomState>, own = 0) => [mayResign(room(change), own), mayStand(room(change), own)];
  expect(held({})).toEqual([true, false]);
  expect(held({ way: "race" })).toEqual([true, false]);
  expect(held({ way: "together" })).toEqual([false, true]);
  expect(held({ phase: "waiting" })).toEqual([false, true]);
  expect(held({ phase: "over" })).toEqual([false, false]);
  expect(held({ seats: [{ ...ADA, out: true }, BO] })).toEqual([false, false]);
  expect(held({}, -1)).toEqual([false, false]);
  expect(held({ way: "together" }, -1)).toEqual([false, false]);
});

test("a race is ordered by time, then by how far one is", () => {
  const progress = [
    { done: 640, finished: -1 },
    { done: 1_000, finished: 9_000 },
    { done: 700, finished: -1 },
    { done: 1_000, finished: 8_000 },
  ];
  expect(ranked(progress)).toEqual([3, 1, 2, 0]);
});
