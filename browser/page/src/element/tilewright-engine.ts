import { Studio } from "../engine/studio";
import type { Tilewright } from "./declared-engine.d.ts";

/** The engines, one or two for each puzzle, each started when it is first asked. */
export const tilewright = new Studio() as unknown as Tilewright;
export { NoEngine, Refusal } from "../engine/studio";
export { Stopped } from "../engine/engine";
