/*
 * What the build found out about the puzzles: the studio's answer to "puzzles", and where the engine of each is. So the page
 * knows what there is before any engine is loaded.
 */
import catalog from "../../../target/engine/catalog.json";
import type { Puzzle } from "./protocol";

const ENGINES = import.meta.glob<string>("../../../target/engine/*.wasm", { query: "?url", import: "default", eager: true });

export const CATALOG = (catalog as unknown as { puzzles: readonly Puzzle[] }).puzzles;

/** Where the engine of a puzzle is. */
export function address(id: string): string {
  const name = Object.keys(ENGINES).find((file) => file.endsWith(`/${id}.wasm`));
  return new URL(ENGINES[name ?? ""] ?? `${id}.wasm`, import.meta.url).href;
}
