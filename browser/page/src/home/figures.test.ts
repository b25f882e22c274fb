import { expect, test } from "vitest";
import { clock } from "./figures";

test("times", () => {
  expect([0, 252_999, 3_599_999, 3_600_000, 3_723_000].map(clock)).toEqual(["0:00", "4:12", "59:59", "1:00:00", "1:02:03"]);
});
