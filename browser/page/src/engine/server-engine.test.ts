import { beforeEach, expect, test, vi } from "vitest";
import { Stopped } from "./engine";
import { ServerEngine } from "./server-engine";

type Sent = { readonly body: string; answer(response: Response): void };

let sent: Sent[];

/** A server that answers on command. */
beforeEach(() => {
  sent = [];
  vi.stubGlobal(
    "fetch",
    (_address: string, { body, signal }: { body: string; signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        sent.push({ body, answer: resolve });
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
});

const json = (line: string) => new Response(line, { headers: { "Content-Type": "application/json" } });

test("a request is canceled alone", async () => {
  const engine = new ServerEngine();
  const controller = new AbortController();
  const canceled = engine.answer("long", undefined, controller.signal);
  const other = engine.answer("short");
  controller.abort();
  await expect(canceled).rejects.toBeInstanceOf(Stopped);
  expect(sent.map(({ body }) => body)).toEqual(["long", "short"]);
  sent[1]!.answer(json("{}"));
  expect(await other).toBe("{}");
});

test("stopping ends all that is being answered", async () => {
  const engine = new ServerEngine();
  const all = [engine.answer("one"), engine.answer("two")];
  engine.stop();
  for (const each of all) await expect(each).rejects.toBeInstanceOf(Stopped);
});

test("what is no answer of the studio is said with its status", async () => {
  const engine = new ServerEngine();
  const answered = engine.answer("one");
  sent[0]!.answer(new Response("<html>", { status: 404, headers: { "Content-Type": "text/html" } }));
  await expect(answered).rejects.toThrow("the server answered with status 404");
});
