/*
 * What the build found out about the puzzles: the studio's answer to "puzzles", and where the engines of each are. So the page
 * knows what there is before any engine is loaded.
 */
import catalog from "../../../target/engine/catalog.json";
import type { Puzzle } from "./protocol";

const ENGINES = import.meta.glob<string>("../../../target/engine/*.wasm", { query: "?url", import: "default", eager: true });

export const CATALOG = (catalog as unknown as { puzzles: readonly Puzzle[] }).puzzles;

/** The name of the engine that plays a puzzle: a smaller one, where there is one. */
export function forPlay(id: string): string {
  return file(`${id}-play`) === undefined ? id : `${id}-play`;
}

/** Where the engine of this name is; the one that knows all of a puzzle has the puzzle's name. */
export function address(name: string): string {
  return new URL(file(name) ?? `${name}.wasm`, import.meta.url).href;
}

function file(name: string): string | undefined {
  return ENGINES[Object.keys(ENGINES).find((path) => path.endsWith(`/${name}.wasm`)) ?? ""];
}
