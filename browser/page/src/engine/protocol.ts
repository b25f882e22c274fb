/** The answers of the studio: their types are written by the build, see docs/reference/protocol.md. Lengths are in twelfths of a cell. */
import type { Gestures } from "../../../target/engine/protocol";

export type * from "../../../target/engine/protocol";

export const NO_GESTURES: Gestures = { tap: [], drag: {}, type: {} };
