import { expect, test, vi } from "vitest";
import type { View } from "../engine/protocol";
import type { Event, State } from "./messages";
import { PLAYED } from "./parts/fake-state";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { spoken } = await import("./spoken");

const board = { status: { words: "", over: false }, history: { size: 3 }, scene: { spots: [] } } as unknown as View;

const RACE: State = {
  ...PLAYED,
  way: "race",
  mover: -1,
  progress: [
    { done: 900, finished: -1 },
    { done: 300, finished: -1 },
  ],
};
const DONE: State = { ...RACE, progress: [{ done: 1_000, finished: 61_000 }, RACE.progress[1]!] };
const OVER: State = { ...DONE, phase: "over", progress: [DONE.progress[0]!, { done: 1_000, finished: 95_000 }], ending: { how: "played", winner: 0 } };

/** What the second hears of a step. */
function heard(seat: number, room: State, state = room): string {
  const event: Event = { v: 9, hash: "", at: 0, id: "", kind: "acted", seat, data: "", room };
  return spoken({ news: { kind: "event", event, before: "", play: "" }, before: board, after: board }, state, 1, "normal", (text) => text);
}

test("in a race one hears that another is done, once, and of no step before", () => {
  expect(heard(0, RACE)).toBe("");
  expect(heard(0, DONE)).toBe("\u2068Ada\u2069. Done in 1:01.");
  // What was sent before that is heard later.
  expect(heard(0, RACE, DONE)).toBe("");
});

test("one hears to which turn somebody reacts, where that is known", () => {
  const said = (to: number) =>
    spoken(
      { news: { kind: "said", phrase: 9, seat: 0, to }, before: board, after: board },
      PLAYED,
      1,
      "normal",
      (text) => text,
      (version) => (version === 7 ? 3 : undefined),
    );
  expect(said(7)).toBe("\u2068Ada\u2069 on turn 3: !! Brilliant");
  expect(said(5)).toBe("\u2068Ada\u2069: !! Brilliant");
});

test("at the end of a race one hears who was first", () => {
  expect(heard(1, OVER)).toContain("The game is over. \u2068Ada\u2069 wins.");
  expect(heard(1, { ...OVER, ending: { how: "played", winner: 1 } })).toContain("The game is over. You win.");
});

test("of a game in turns the board says how it ended", () => {
  expect(heard(1, { ...PLAYED, phase: "over", ending: { how: "played", winner: 1 } })).toBe("");
});

test("who comes back hears whether the last turn of the computer is his own again", () => {
  const back = (data: string): string => {
    const event: Event = { v: 9, hash: "", at: 0, id: "", kind: "back", seat: 1, data, room: PLAYED };
    return spoken({ news: { kind: "event", event, before: "", play: "" }, before: board, after: board }, PLAYED, 1, "normal", (text) => text);
  };
  expect(back("")).toBe("You took the seat back from the computer.");
  expect(back("turn")).toBe("You took the seat back from the computer, and its last turn.");
});
