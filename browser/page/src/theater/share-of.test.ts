import { expect, test } from "vitest";
import { shareOf } from "./share-of";

test("a share is told in as many digits as it is worth", () => {
  expect(shareOf(0)).toBe("less than 0.0001 %");
  expect(shareOf(1)).toBe("0.0001 %");
  expect(shareOf(2_345)).toBe("0.2 %");
  expect(shareOf(45_678)).toBe("5 %");
  expect(shareOf(123_456)).toBe("12 %");
  expect(shareOf(999_999)).toBe("more than 99 %");
  expect(shareOf(1_000_000)).toBe("100 %");
});
