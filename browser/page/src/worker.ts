/*
 * The engine, away from the page's own thread. Each message is a request with a number, each reply has the same
 * number; requests that arrive before the engine is there wait for it.
 */
import { load } from "../../target/engine/engine.js";
import address from "../../target/engine/engine.wasm?url";

export type Request = { id: number; line: string };
export type Reply = { id: number; line: string } | { id: number; failure: string };

const engine = load(new URL(address, import.meta.url).href);

addEventListener("message", async ({ data }: MessageEvent<Request>) => {
  let reply: Reply;
  try {
    const { exports } = await engine;
    reply = { id: data.id, line: exports.answer(data.line) };
  } catch (failure) {
    reply = { id: data.id, failure: String(failure) };
  }
  postMessage(reply);
});
