import { script } from "../base/trusted";
import program from "./worker.ts?worker&url";

/** Starts a worker for an engine. */
export function thread(): Worker {
  return new Worker(script(program), { type: "module" });
}
