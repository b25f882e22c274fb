import { expect, test } from "vitest";
import { Clock, clocked } from "./clock";

test("a clock counts while it runs, on top of what was counted earlier", () => {
  let now = 1_000;
  const clock = new Clock(500, () => now);
  now += 100;
  expect(clock.elapsed).toBe(500);
  clock.run();
  clock.run();
  now += 100;
  expect(clock.elapsed).toBe(600);
  clock.halt();
  now += 100;
  expect(clock.elapsed).toBe(600);
  expect(clock.running).toBe(false);
});

test("a clock goes on from a later time that was counted elsewhere, never from an earlier one", () => {
  let now = 1_000;
  const clock = new Clock(500, () => now);
  clock.run();
  now += 100;
  clock.atLeast(550);
  expect(clock.elapsed).toBe(600);
  clock.atLeast(Number("x"));
  clock.atLeast(900);
  now += 50;
  expect(clock.elapsed).toBe(950);
});

test("what is no time counts as none", () => {
  expect(new Clock(Number("x")).elapsed).toBe(0);
  expect(new Clock(-5).elapsed).toBe(0);
});

test("times are written in minutes and seconds, and hours if there are any", () => {
  expect(clocked(0)).toBe("0:00");
  expect(clocked(187_999)).toBe("3:07");
  expect(clocked(3_723_000)).toBe("1:02:03");
});
