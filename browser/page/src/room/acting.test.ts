import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Acting, type Tabs } from "./acting";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Lines between tabs. */
function tabs() {
  const all: Tabs[] = [];
  return (): Tabs => {
    const tab: Tabs = {
      post: (data) => setTimeout(() => all.filter((other) => other !== tab).forEach((other) => other.onmessage?.({ data })), 3),
      onmessage: null,
      close: () => all.splice(all.indexOf(tab), 1),
    };
    all.push(tab);
    return tab;
  };
}

test("a tab alone acts; a second one when it is asked to", async () => {
  const line = tabs();
  const one = new Acting(line(), () => {});
  await vi.advanceTimersByTimeAsync(500);
  const other = new Acting(line(), () => {});
  await vi.advanceTimersByTimeAsync(500);
  expect([one.here, other.here]).toEqual([true, false]);
  other.claim();
  await vi.advanceTimersByTimeAsync(10);
  expect([one.here, other.here]).toEqual([false, true]);
});

test("until another tab has answered it is not known that one acts there", async () => {
  const line = tabs();
  const one = new Acting(line(), () => {});
  expect([one.here, one.elsewhere]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect([one.here, one.elsewhere]).toEqual([true, false]);
  const heard = vi.fn();
  const other = new Acting(line(), heard);
  expect(other.elsewhere).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect([other.here, other.elsewhere]).toEqual([false, true]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("of tabs that begin in the same moment one acts", async () => {
  const line = tabs();
  const all = [1, 2, 3].map(() => new Acting(line(), () => {}));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(all.filter(({ here }) => here).length).toBe(1);
});

test("without other tabs it acts at once", () => {
  expect(new Acting(undefined, () => {}).here).toBe(true);
});
