import { describe, expect, test, vi } from "vitest";
import { Stopped } from "../engine/engine";
import type { Moment } from "../engine/protocol";
import type { Ask, Studio } from "../engine/studio";
import { outcome } from "./outcome";
import { WatchedSearch } from "./watched-search";

/**
 * A search of `last` steps whose every seventh step is a solution; it counts its requests at the same time.
 *
 * @param wait time of every answer, in milliseconds
 */
function fake(last: number, wait = 0) {
  const told = { asked: 0, atOnce: 0, most: 0, highest: 0 };
  const studio = {
    stop() {},
    async ask(request: Ask): Promise<Moment> {
      told.asked++;
      told.most = Math.max(told.most, ++told.atOnce);
      await new Promise((resolve) => setTimeout(resolve, wait));
      told.atOnce--;
      let step = Math.min(last, Number(request.step));
      told.highest = Math.max(told.highest, step);
      let met = false;
      if (request.until !== undefined) {
        for (const end = Math.min(last, step + Number(request.within)); step < end && !met; ) {
          step++;
          met = request.until === "solution" && step % 7 === 0 && step < last;
        }
      }
      return moment(step, met, last);
    },
  };
  return { told, studio: studio as unknown as Studio };
}

function moment(step: number, met: boolean, last: number): Moment {
  const event = step === 0 ? "start" : step === last ? "finished" : step % 7 === 0 ? "solution" : "descend";
  const scene = { cell: 12, width: 12, height: 12, title: `${step}`, spots: [], marks: [] };
  return { step, event, caption: "", nodes: step, depth: 1, solutions: 0, deadEnds: 0, met, finished: step === last, id: `x:${step}`, scene };
}

/** Waits until it is where it was to go. */
async function still(search: WatchedSearch): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 2));
  while (search.running || search.goal !== search.step || !search.moment);
}

describe("a watched search", () => {
  test("stands at the step that was wanted last, and asks for one thing at a time", async () => {
    const { told, studio } = fake(1_000_000);
    const search = new WatchedSearch(studio, "x:0", "cells", "0");
    for (const step of [900, 3, 500_000, 40, 70]) search.goTo(step);
    await still(search);
    expect(search.step).toBe(70);
    expect(search.goal).toBe(70);
    expect(told.most).toBe(1);
    expect(told.highest).toBeLessThan(500_000);
  });

  test("is at the same moment however it got there", async () => {
    const { studio } = fake(50_000);
    const search = new WatchedSearch(studio, "x:0", "cells", "0");
    for (const step of [9_000, 8_999, 8_998, 2, 9_001, 8_500, 60_000, 49_999, 0]) {
      search.goTo(step);
      await still(search);
      expect(search.moment?.scene.title).toBe(`${Math.min(step, 50_000)}`);
    }
    expect(search.furthest).toBe(50_000);
  });

  test("says that it was stopped before its first moment came, and shows that moment", async () => {
    const { studio } = fake(1_000);
    const search = new WatchedSearch(studio, "x:0", "cells", "0");
    search.goTo(0);
    search.run({ events: ["solution"] });
    search.stop();
    expect(outcome(search, true)).toBe("Stopped.");
    await still(search);
    expect(search.moment?.step).toBe(0);
    expect(outcome(search, true)).toBe("Stopped.");
  });

  test("goes on when the engine is stopped for another, and stops when it is meant", async () => {
    const { studio } = fake(1_000);
    const { ask } = studio;
    let stopped = 2;
    studio.ask = (async (request: Ask) => {
      if (stopped-- > 0) throw new Stopped();
      return ask(request);
    }) as typeof ask;
    const search = new WatchedSearch(studio, "x:0", "cells", "0");
    search.goTo(7);
    await still(search);
    expect([search.step, search.halt, search.fault]).toEqual([7, "", ""]);

    stopped = 1;
    const other = new WatchedSearch(studio, "x:0", "cells", "0");
    other.goTo(0);
    other.stop();
    await still(other);
    expect([other.step, other.halt, other.fault]).toEqual([0, "stopped", ""]);
  });

  test("gets far where every answer takes long to come", async () => {
    vi.useFakeTimers();
    const { told, studio } = fake(1_000_000_000, 200);
    const search = new WatchedSearch(studio, "x:0", "cells", "0");
    search.showing = false;
    search.run({ events: [] });
    await vi.advanceTimersByTimeAsync(4_000);
    search.stop();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(told.asked).toBeLessThan(25);
    expect(search.furthest).toBeGreaterThan(1_000_000);
  });

  test("goes back over what it has shown without asking", async () => {
    const { told, studio } = fake(1_000);
    const search = new WatchedSearch(studio, "x:0", "cells", "0");
    for (let step = 0; step < 20; step++) {
      search.goTo(step);
      await still(search);
    }
    const { asked } = told;
    for (let step = 19; step >= 0; step--) {
      search.goTo(step);
      await still(search);
      expect(search.step).toBe(step);
    }
    expect(told.asked).toBe(asked);
  });

  test("halts where it is to, and goes on from there", async () => {
    const { studio } = fake(30);
    const search = new WatchedSearch(studio, "x:0", "cells", "0");
    search.showing = false;
    search.goTo(0);
    await still(search);
    for (const step of [7, 14, 21, 28]) {
      search.run({ events: ["solution"] });
      await still(search);
      expect([search.step, search.halt, search.running]).toEqual([step, "met", false]);
    }
    search.run({ events: ["solution"] });
    await still(search);
    expect(search.finished).toBe(true);
  });

  test("stops when one says so", async () => {
    const { studio } = fake(1_000_000_000);
    const search = new WatchedSearch(studio, "x:0", "cells", "0");
    search.showing = false;
    search.run({ events: [] });
    do await new Promise((resolve) => setTimeout(resolve));
    while (search.step === 0);
    search.stop();
    await still(search);
    expect([search.halt, search.running, search.finished]).toEqual(["stopped", false, false]);
    expect(search.step).toBeGreaterThan(0);
  });
});
