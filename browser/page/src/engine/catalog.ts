/*
 * Facts about the puzzles and the requests of the protocol, written by the build. So the page knows them before any engine is loaded.
 */
import catalog from "../../../target/engine/catalog.json";
import type { Puzzle, Requests } from "./protocol";

/** A request, and what it takes: whether it may search, and whether it needs the engine that knows all of a puzzle, or that only where a smaller one for play refuses. */
type RequestKind = { readonly do: keyof Requests; readonly heavy?: boolean; readonly full?: "sometimes" | "always" };

const KNOWN = catalog as unknown as { puzzles: readonly Puzzle[]; requests: readonly RequestKind[] };

export const CATALOG = KNOWN.puzzles;

/** The requests by their names. */
export const REQUESTS: ReadonlyMap<string, RequestKind> = new Map(KNOWN.requests.map((kind) => [kind.do, kind]));
