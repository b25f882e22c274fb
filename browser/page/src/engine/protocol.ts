/** The answers of the studio: their types are written by the build, see docs/reference/protocol.md. Lengths are in twelfths of a cell. */
import type { Found, Gestures, View, Puzzle as Whole } from "../../../target/engine/protocol";

export type * from "../../../target/engine/protocol";

/** The choices of setups are in a file of their own, engine/choices.ts. */
export type Puzzle = Omit<Whole, "choices">;

/** A position that was read, and what of its text was left out. */
export type ReadView = View & { readonly warning?: Found["warning"] };

export const NO_GESTURES: Gestures = { tap: [], drag: {}, type: {} };
