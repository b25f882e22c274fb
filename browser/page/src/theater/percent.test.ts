import { expect, test } from "vitest";
import { percent } from "./percent";

test("a share is told in as many digits as it is worth", () => {
  expect(percent(0)).toBe("Under 0.0001 %");
  expect(percent(1)).toBe("About 0.0001 %");
  expect(percent(2_345)).toBe("About 0.2 %");
  expect(percent(45_678)).toBe("About 5 %");
  expect(percent(123_456)).toBe("About 12 %");
  expect(percent(999_999)).toBe("Over 99 %");
  expect(percent(1_000_000)).toBe("100 %");
});
