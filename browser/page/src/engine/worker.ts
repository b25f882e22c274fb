/*
 * The engine, away from the page's own thread. It first says whether it could be loaded. Then each message is a
 * request with a number, and each reply has the same number.
 */
import { load } from "./loader";
import address from "../../../target/engine/engine.wasm?url";

export type Request = { id: number; line: string };
export type Reply = { id: number; line: string } | { id: number; failure: string };
export type Readiness = { ready: true } | { ready: false; failure: string };

try {
  const engine = await load(new URL(address, import.meta.url).href);
  addEventListener("message", ({ data }: MessageEvent<Request>) => {
    let reply: Reply;
    try {
      reply = { id: data.id, line: engine.answer(data.line) };
    } catch (failure) {
      reply = { id: data.id, failure: String(failure) };
    }
    postMessage(reply);
  });
  postMessage({ ready: true } satisfies Readiness);
} catch (failure) {
  postMessage({ ready: false, failure: String(failure) } satisfies Readiness);
}
