/*
 * An engine, away from the page's own thread. The first message is its program; the worker then replies whether it could be
 * started. Each further message is a request with a number, and each reply has the same number.
 */
import { load, type Exports } from "./loader";

/** An engine, and its words in the language of the page: none in English. */
export type Program = { module: WebAssembly.Module; words: string };
export type Request = { id: number; line: string };
export type LogLine = { id: number; logLine: string };
export type Reply = { id: number; line: string } | { id: number; failure: string };
export type Readiness = { ready: true } | { ready: false; failure: string };

let engine: Exports | undefined;
/** The request that is being answered. */
let current = 0;

addEventListener("message", async ({ data }: MessageEvent<Program | Request>) => {
  if ("module" in data) postMessage(await ready(data));
  else postMessage(reply(data));
});

async function ready({ module, words }: Program): Promise<Readiness> {
  try {
    engine = await load(module, (logLine) => postMessage({ id: current, logLine } satisfies LogLine));
    if (words !== "") engine.speak(words);
    return { ready: true };
  } catch (failure) {
    return { ready: false, failure: String(failure) };
  }
}

function reply({ id, line }: Request): Reply {
  try {
    if (!engine) throw new Error("the engine has no program");
    current = id;
    return { id, line: engine.answer(line) };
  } catch (failure) {
    return { id, failure: String(failure) };
  }
}
