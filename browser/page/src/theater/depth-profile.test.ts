import { expect, test } from "vitest";
import { DepthProfile } from "./depth-profile";

test("a bar for each step shows the depth there, and where a solution was found", () => {
  const profile = new DepthProfile();
  const depths = [1, 2, 3, 2, 4];
  depths.forEach((depth, i) => profile.add({ step: i + 1, depth, solutions: i >= 2 ? 1 : 0 }));
  expect(profile.bars(5, 5).map(({ depth }) => depth)).toEqual(depths);
  expect(profile.bars(5, 5).map(({ solved }) => solved)).toEqual([false, false, true, false, false]);
  expect(profile.deepest).toBe(4);
});

test("a stretch of which nothing was seen is as deep as what comes next", () => {
  const profile = new DepthProfile();
  profile.add({ step: 100, depth: 7, solutions: 0 });
  expect(profile.bars(4, 100).map(({ depth }) => depth)).toEqual([7, 7, 7, 7]);
});

test("nor is such a stretch lower than what came before it, when the search has ended", () => {
  const profile = new DepthProfile();
  profile.add({ step: 2, depth: 6, solutions: 0 });
  profile.add({ step: 8, depth: 0, solutions: 0 });
  expect(profile.bars(4, 8).map(({ depth }) => depth)).toEqual([6, 6, 6, 0]);
});

test("going back adds nothing", () => {
  const profile = new DepthProfile();
  profile.add({ step: 2, depth: 5, solutions: 0 });
  profile.add({ step: 1, depth: 9, solutions: 0 });
  expect(profile.bars(2, 2).map(({ depth }) => depth)).toEqual([5, 5]);
});

test("of a long search a bounded number of moments is kept, and no solution is forgotten", () => {
  const profile = new DepthProfile();
  for (let step = 1; step <= 100_000; step++) profile.add({ step, depth: step % 10, solutions: step >= 50_001 ? 1 : 0 });
  const bars = profile.bars(200, 100_000);
  expect(bars.filter(({ solved }) => solved)).toHaveLength(1);
  expect(bars[100]?.solved).toBe(true);
});
