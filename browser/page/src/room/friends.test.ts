import { beforeEach, expect, test } from "vitest";
import { recall, remember } from "../base/store";
import { keepEnd, scoreOf } from "./friends";
import { person, PLAYED } from "./parts/fake-state";
import type { RoomState } from "./parts/types";

beforeEach(() => void remember("room-ends", "[]"));

const over = (winner: number, friend = "Bea", more: Partial<RoomState> = {}): RoomState => ({
  ...PLAYED,
  phase: "over",
  ending: { how: "played", winner },
  seats: [person("Anna"), person(friend)],
  ...more,
});

test("games with the same friend are counted from the second on, each room once", () => {
  keepEnd("one", over(0), 0);
  keepEnd("one", over(0), 0);
  expect(scoreOf(over(0), 0)).toBeUndefined();
  keepEnd("two", over(1), 0);
  keepEnd("three", over(-1), 0);
  expect(scoreOf(over(0), 0)).toEqual({ friend: "Bea", won: 1, lost: 1, drawn: 1 });
  // The seats are turned in a rematch.
  keepEnd("four", over(1, "Anna", { seats: [person("Bea"), person("Anna")] }), 1);
  expect(scoreOf(over(0), 0)).toMatchObject({ won: 2, lost: 1 });
  expect(scoreOf(over(0, "Cleo"), 0)).toBeUndefined();
});

test.each([
  ["who watches", over(0), -1],
  ["a game together", over(-1, "Bea", { way: "together" }), 0],
  ["a friend without a name", over(0, ""), 0],
  ["three players", over(0, "Bea", { seats: [person("Anna"), person("Bea"), person("Cleo")] }), 0],
  ["a computer", over(0, "Bea", { seats: [person("Anna"), { ...person("Bea"), who: "computer" }] }), 0],
  ["a game that goes on", { ...PLAYED, seats: [person("Anna"), person("Bea")] }, 0],
])("%s is not counted", (_, state, own) => {
  keepEnd("one", state, own);
  keepEnd("two", state, own);
  expect(recall("room-ends")).toBe("[]");
});

test("what is damaged is no game", () => {
  remember("room-ends", "{");
  keepEnd("one", over(0), 0);
  expect(JSON.parse(recall("room-ends") ?? "")).toHaveLength(1);
});
