import { recall } from "./store";

/** Under this name it is remembered how far each lesson is: NAME:STEP with commas between; never, if one wants none. */
export const KEPT = "lessons";

/** Whether a lesson was offered or begun already, or never is to be. */
export function offered(puzzle: string): boolean {
  const entries = (recall(KEPT) ?? "").split(",");
  return entries.some((entry) => entry.startsWith(`${puzzle}:`) || entry.startsWith("never"));
}
