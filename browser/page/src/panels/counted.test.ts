import { expect, test } from "vitest";
import { counted } from "./counted";

test("a count is exact, estimated with its interval, or a lower bound", () => {
  expect(counted({ count: "1", exact: true })).toBe("1 solution from here, counted exactly.");
  expect(counted({ count: "12345", exact: true })).toBe("12\u202f345 solutions from here, counted exactly.");
  expect(counted({ count: "7", exact: false })).toBe("At least 7 solutions from here.");
  expect(counted({ count: "1", exact: false, estimate: "3.60e31", low: "1.20e6", high: "5.10e31" })).toBe(
    "About 3.60 \u00d7 10\u00b3\u00b9 solutions from here. Estimate, 95 % likely between 1\u202f200\u202f000 and 5.10 \u00d7 10\u00b3\u00b9.",
  );
});
