import { beforeEach, expect, test, vi } from "vitest";

vi.mock("./module", () => ({ compiled: async () => ({}) }));

// Another file may have read these modules before, without the mock: then they would be the same ones here.
vi.resetModules();
const { Stopped } = await import("./engine");
const { WorkerEngine } = await import("./worker-engine");

/** A worker that is ready at once, and answers on command. */
class Silent {
  static all: Silent[] = [];
  readonly asked: { id: number; line: string }[] = [];
  ended = false;
  onmessage?: (event: { data: unknown }) => void;
  onerror?: (event: unknown) => void;

  constructor() {
    Silent.all.push(this);
  }

  postMessage(message: { module: unknown } | { id: number; line: string }): void {
    if ("module" in message) this.onmessage?.({ data: { ready: true } });
    else this.asked.push(message);
  }

  answer(which: number, reply: object): void {
    this.onmessage?.({ data: { id: this.asked[which]!.id, ...reply } });
  }

  get lines(): string[] {
    return this.asked.map(({ line }) => line);
  }

  terminate(): void {
    this.ended = true;
  }
}

beforeEach(() => {
  Silent.all = [];
  vi.stubGlobal("Worker", Silent);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a canceled request ends its worker, and the others are asked again of a new one", async () => {
  const engine = await WorkerEngine.start("");
  const controller = new AbortController();
  const canceled = engine.answer("long", undefined, controller.signal);
  const other = engine.answer("short");
  await settled();
  const [first] = Silent.all;
  expect(first!.lines).toEqual(["long", "short"]);
  controller.abort();
  await expect(canceled).rejects.toBeInstanceOf(Stopped);
  await settled();
  const second = Silent.all[1]!;
  expect(first!.ended).toBe(true);
  expect(second.lines).toEqual(["short"]);
  second.answer(0, { line: "done" });
  expect(await other).toBe("done");
});

test("a request that is canceled when it is answered takes nothing from the others", async () => {
  const engine = await WorkerEngine.start("");
  const controller = new AbortController();
  const answered = engine.answer("one", undefined, controller.signal);
  void engine.answer("two");
  await settled();
  Silent.all[0]!.answer(0, { line: "done" });
  expect(await answered).toBe("done");
  controller.abort();
  await settled();
  expect(Silent.all.length).toBe(1);
});

test("a request that is canceled before its worker has started is never asked", async () => {
  const engine = await WorkerEngine.start("");
  const controller = new AbortController();
  const first = engine.answer("one", undefined, controller.signal);
  controller.abort();
  await expect(first).rejects.toBeInstanceOf(Stopped);
  await settled();
  expect(Silent.all.flatMap(({ lines }) => lines)).toEqual([]);
});

test("stopping ends all that is being answered", async () => {
  const engine = await WorkerEngine.start("");
  const all = [engine.answer("one"), engine.answer("two")];
  await settled();
  engine.stop();
  for (const each of all) await expect(each).rejects.toBeInstanceOf(Stopped);
  await settled();
  expect(Silent.all.map(({ ended }) => ended)).toEqual([true, false]);
});

test("what fails is said, and the next request has a new worker", async () => {
  const engine = await WorkerEngine.start("");
  const failed = engine.answer("one");
  await settled();
  Silent.all[0]!.answer(0, { failure: "out of memory" });
  await expect(failed).rejects.toThrow("out of memory");
  const next = engine.answer("two");
  await settled();
  Silent.all[1]!.answer(0, { line: "done" });
  expect(await next).toBe("done");
});

test("lines of a log come before the answer", async () => {
  const engine = await WorkerEngine.start("");
  const lines: string[] = [];
  const answered = engine.answer("one", (line) => lines.push(line));
  await settled();
  Silent.all[0]!.answer(0, { logLine: "a" });
  Silent.all[0]!.answer(0, { logLine: "b" });
  Silent.all[0]!.answer(0, { line: "done" });
  expect(await answered).toBe("done");
  expect(lines).toEqual(["a", "b"]);
});
