import { expect, test } from "vitest";
import { people, seating, written } from "./seating";

test("what was written is read again", () => {
  const seats = ["", "level3", "level8"];
  expect(written(seats)).toBe("person,level3,level8");
  expect(seating("person,level3,level8", 3, ["level3", "level8"])).toEqual(seats);
});

test("people sit where nothing can be understood", () => {
  expect(seating(undefined, 2, ["level3"])).toEqual(["", ""]);
  expect(seating("level9,level3,level3", 2, ["level3"])).toEqual(["", "level3"]);
  expect(written(people(4))).toBeUndefined();
});
