import { expect, test } from "vitest";
import { CATALOG } from "../../engine/catalog";
import { choicesOf } from "../../engine/choices";
import { PLAYED, person } from "./fake-state";
import { playersOf } from "./seating";
import { how, outcome, question } from "./sentences";
import type { RoomState } from "./types";

const ROOM: RoomState = { ...PLAYED, seats: [person("Ada"), person("Bo"), person("")] };

/** A sentence without the signs around names. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

test.each([
  ["takeback", 0, "Ada wants to take back a turn. Do you agree?", "You ask to take back your turn."],
  ["rematch", 0, "Ada wants another game. Do you agree?", "You ask for another game."],
  ["analyze", 0, "Ada wants hints and analysis now. Do you agree?", "You ask for hints and analysis."],
  ["computer 1", 0, "Ada wants a computer to play for Bo. Do you agree?", "You ask for a computer to play for Bo."],
  ["computer 2", 0, "Ada wants a computer to play for you. Move, and you keep the seat.", "You ask for a computer to play for Player 3."],
])("%s is asked in words", (what, by, other, own) => {
  const vote = { what, by, yes: [by], asked: [0, 1, 2] };
  expect(plain(question(ROOM, vote, 2))).toBe(other);
  expect(plain(question(ROOM, vote, 0))).toBe(own);
});

test("who watches reads the question as well", () => {
  expect(plain(question(ROOM, { what: "computer 1", by: 2, yes: [2], asked: [0, 2] }, -1))).toBe("Player 3 wants a computer to play for Bo. Do you agree?");
});

test.each([
  ["turns", "played", 0, "You win", "Ada wins", "Played to the end."],
  ["turns", "resigned", 1, "Bo wins", "Bo wins", "By resignation."],
  ["turns", "time", 2, "Player 3 wins", "Player 3 wins", "On time."],
  ["turns", "resigned", -1, "Nobody wins", "Nobody wins", "All have resigned."],
  ["race", "played", 0, "You win", "Ada wins", "First to finish."],
  ["race", "resigned", -1, "Nobody wins", "Nobody wins", "All have resigned."],
  ["together", "played", -1, "Solved together", "Solved together", "Played to the end."],
] as const)("the end of %s, %s", (way, by, winner, own, other, about) => {
  const state: RoomState = { ...ROOM, way, phase: "over", mover: -1, ending: { how: by, winner } };
  expect(plain(outcome(state, 0))).toBe(own);
  expect(plain(outcome(state, -1))).toBe(other);
  expect(how(state)).toBe(about);
});

test("before the end there is none", () => {
  expect([outcome(ROOM, 0), how(ROOM)]).toEqual(["", ""]);
});

test("the setups of a puzzle with turns are for two, three and four players", () => {
  const turns = CATALOG.filter(({ agents }) => agents.length > 0);
  expect(turns.length).toBeGreaterThan(0);
  for (const puzzle of turns) {
    const { groups } = puzzle;
    const named = [...groups.flatMap(({ setups }) => setups), ...choicesOf(puzzle).flatMap((choice) => ("setups" in choice ? choice.setups : []))];
    for (const { setup, label } of named) expect(playersOf(setup), setup).toBe(Number(/(\d) players/.exec(label)?.[1] ?? 2));
    expect(new Set(named.map(({ setup }) => playersOf(setup)))).toEqual(new Set([2, 3, 4]));
  }
});
