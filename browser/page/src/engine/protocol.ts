/** The answers of the studio: their types are written by the build, see docs/reference/protocol.md. Lengths are in twelfths of a cell. */
import type { Gestures, Puzzle as Whole } from "../../../target/engine/protocol";

export type * from "../../../target/engine/protocol";

/** The choices of setups are in a file of their own, engine/choices.ts. */
export type Puzzle = Omit<Whole, "choices">;

export const NO_GESTURES: Gestures = { tap: [], drag: {}, type: {} };
