import { expect, test } from "vitest";
import { contentFirst, places } from "./labels";

test("labels say first what is there", () => {
  expect(contentFirst("row 1, column 2, clue 5, conflicts with row 1, column 4")).toBe(
    "clue 5, conflicts with row 1, column 4, row 1, column 2",
  );
  expect(contentFirst("end the turn")).toBe("end the turn");
});

test("places are counted, and named when one wants it", () => {
  expect(places(["r1c1"], false)).toBe("It can go to 1 place");
  expect(places(["r1c1", "r2c2"], true)).toBe("It can go to 2 places: r1c1, r2c2");
});
