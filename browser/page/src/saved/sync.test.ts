import { afterEach, beforeEach, expect, test, vi } from "vitest";

const asked: string[] = [];
let listeners: Map<string, () => void>;
let rounds: (() => Promise<unknown>)[];
let values: Map<string, string>;

vi.mock("./round", () => ({
  Over: class extends Error {},
  round: (key: string) => {
    asked.push(key);
    return (rounds.shift() ?? (async () => SAME))();
  },
}));

const SAME = { same: true, count: 3, tooLong: 0, full: false, copies: 0 };

async function page() {
  vi.resetModules();
  const [{ sync }, { NoAnswer }, key] = await Promise.all([import("./sync"), import("./server"), import("./key")]);
  return { sync, NoAnswer, ...key };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  rounds = [];
  values = new Map();
  listeners = new Map();
  const addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  });
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { addEventListener, visibilityState: "visible" });
  vi.stubGlobal("addEventListener", addEventListener);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("without a key nothing is asked", async () => {
  const { sync } = await page();
  sync.start();
  await sync.now();
  expect(asked).toEqual([]);
  expect(sync.standing).toMatchObject({ on: false, working: false });
});

test("turned on it makes a key, and rounds until both sides are the same", async () => {
  const { sync, key, isKey } = await page();
  rounds = [async () => ({ ...SAME, same: false, copies: 1 })];
  sync.turnOn();
  await sync.now();
  expect(isKey(key()!)).toBe(true);
  expect(asked.slice(0, 2)).toEqual([key(), key()]);
  expect(sync.standing).toMatchObject({ on: true, working: false, count: 3, copies: 1, trouble: undefined });
});

test("without a network it waits, and longer each time; with one it goes on at once", async () => {
  const { sync, NoAnswer } = await page();
  const offline = () => Promise.reject(new NoAnswer("offline", "no network"));
  rounds = [offline, offline, offline];
  sync.turnOn();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).toHaveLength(1);
  expect(sync.standing.trouble).toMatchObject({ why: "offline" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(58_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(3);
  listeners.get("online")!();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(4);
  expect(sync.standing.trouble).toBeUndefined();
});

test("what was erased elsewhere turns it off, and that is said until it is turned on again", async () => {
  const { sync, NoAnswer, key } = await page();
  rounds = [() => Promise.reject(new NoAnswer("gone", ""))];
  sync.turnOn();
  await sync.now();
  expect(key()).toBeUndefined();
  expect(sync.standing).toMatchObject({ on: false, gone: true });
  await vi.advanceTimersByTimeAsync(700_000);
  expect(asked).toHaveLength(1);
  sync.turnOn();
  expect(sync.standing).toMatchObject({ on: true, gone: false });
});

test("turned off it keeps nothing of the key", async () => {
  const { sync } = await page();
  sync.turnOn();
  await sync.now();
  sync.turnOff();
  await vi.advanceTimersByTimeAsync(700_000);
  expect([...values.keys()]).toEqual([]);
});
