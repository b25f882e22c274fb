/*
 * The engine of the game that the address asks for starts while the studio itself is still on its way: otherwise three loads
 * would follow one another.
 */
import { address, forPlay, has, wordsFor } from "./files";
import { WorkerEngine } from "./worker-engine";

let early: { readonly name: string; readonly engine: Promise<WorkerEngine> } | undefined;

/** Starts the engine that plays a puzzle, if there is one. */
export function preloadEngine(puzzle: string): void {
  const name = forPlay(puzzle);
  if (!has(name)) return;
  early = { name, engine: WorkerEngine.start(address(name), wordsFor(name)) };
  // the caller that takes it handles the failure
  early.engine.catch(() => undefined);
}

/** The engine of this name: the one that was started ahead, for the first who asks, else another. */
export function engine(name: string): Promise<WorkerEngine> {
  if (early?.name !== name) return WorkerEngine.start(address(name), wordsFor(name));
  const { engine } = early;
  early = undefined;
  return engine;
}
