/*
 * What the build found out about the puzzles: the studio's answer to "puzzles". So the page knows what there is before any
 * engine is loaded.
 */
import catalog from "../../../target/engine/catalog.json";
import type { Puzzle } from "./protocol";

export const CATALOG = (catalog as unknown as { puzzles: readonly Puzzle[] }).puzzles;
