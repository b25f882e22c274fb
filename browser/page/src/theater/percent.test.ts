import { expect, test } from "vitest";
import { percent } from "./percent";

test("a share is told in as many digits as it is worth", () => {
  expect(percent(0)).toBe("less than 0.0001 %");
  expect(percent(1)).toBe("0.0001 %");
  expect(percent(2_345)).toBe("0.2 %");
  expect(percent(45_678)).toBe("5 %");
  expect(percent(123_456)).toBe("12 %");
  expect(percent(999_999)).toBe("more than 99 %");
  expect(percent(1_000_000)).toBe("100 %");
});
