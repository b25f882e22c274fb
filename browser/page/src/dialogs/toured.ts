import { recall, remember } from "../base/store";

/** Whether somebody was shown around in a puzzle already, or never wants to be. */
export function toured(puzzle: string): boolean {
  const seen = names();
  return seen.includes("never") || seen.includes(puzzle);
}

/** Who was shown around once is not again, unless they ask. */
export function rememberTour(puzzle: string): void {
  if (!names().includes(puzzle)) remember("tour", [...names(), puzzle].join(","));
}

function names(): string[] {
  return (recall("tour") ?? "").split(",").filter((name) => name !== "");
}
