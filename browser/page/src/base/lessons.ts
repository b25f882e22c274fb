import { KEPT } from "./offered";
import { recall, remember } from "./store";

/** The step at which a lesson goes on, from 0. */
export function stepOf(puzzle: string): number {
  return Number(all().get(puzzle)) || 0;
}

/** Keeps how far a lesson is; without a step it was only offered. */
export function keepStep(puzzle: string, step: number | "done" = 0): void {
  remember(KEPT, [...all().set(puzzle, String(step))].map((entry) => entry.join(":")).join(","));
}

function all(): Map<string, string> {
  const entries = (recall(KEPT) ?? "").split(",").filter((entry) => entry !== "");
  return new Map(entries.map((entry) => entry.split(":") as [string, string]));
}
