import { afterEach, expect, test, vi } from "vitest";
import { leveled, opponent, people, rememberOpponent, seating, seatsAgainst, seatsByLetter, written } from "./seating";

afterEach(() => vi.unstubAllGlobals());

test("what was written is read again", () => {
  const seats = ["", "level3", "level8"];
  expect(written(seats)).toBe("person,level3,level8");
  expect(seating("person,level3,level8", 3, ["level3", "level8"])).toEqual(seats);
});

test("who is sent a game plays for the one to move", () => {
  expect(seatsByLetter(1, 3)).toEqual(["letter", "", "letter"]);
  expect(seating(written(seatsByLetter(1, 2)), 2, ["level3"])).toEqual(["letter", ""]);
});

test("people sit where nothing can be understood", () => {
  expect(seating(undefined, 2, ["level3"])).toEqual(["", ""]);
  expect(seating("level9,level3,level3", 2, ["level3"])).toEqual(["", "level3"]);
  expect(written(people(4))).toBeUndefined();
});

test("the opponent sits on all seats but one's own", () => {
  expect(seatsAgainst({ agent: "level3", first: "you" }, 3, () => 0)).toEqual(["", "level3", "level3"]);
  expect(seatsAgainst({ agent: "level3", first: "other" }, 2, () => 0)).toEqual(["level3", ""]);
  expect(seatsAgainst({ agent: "level3", first: "chance" }, 2, () => 0.7)).toEqual(["level3", ""]);
  expect(seatsAgainst({ agent: "", first: "you" }, 2, () => 0)).toEqual(["", ""]);
});

test("computer players are known by their levels, if they have some", () => {
  expect(leveled([{ id: "greedy" }, { id: "level1" }])).toEqual([{ id: "level1" }]);
  expect(leveled([{ id: "greedy" }])).toEqual([{ id: "greedy" }]);
});

test("the opponent is the one of last time, else a computer player of a lower level", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  const agents = ["greedy", "level1", "level2", "level3", "level4"].map((id) => ({ id }));
  expect(opponent(agents)).toEqual({ agent: "level3", first: "you" });
  expect(opponent(agents.slice(0, 3))).toEqual({ agent: "level2", first: "you" });
  expect(opponent([])).toEqual({ agent: "", first: "you" });
  for (const agent of ["", "greedy", "level4"]) {
    for (const first of ["you", "other", "chance"] as const) {
      rememberOpponent({ agent, first });
      expect(opponent(agents)).toEqual({ agent, first });
    }
  }
  kept.set("tilewright.opponent", "level9 nobody");
  expect(opponent(agents)).toEqual({ agent: "level3", first: "you" });
});
