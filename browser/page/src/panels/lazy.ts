import type { Puzzle } from "../engine/protocol";

/** Loads the parts of a game's page that its first picture does without, and that this puzzle has a use for. */
export function loadParts({ can, commands, studies, rating }: Puzzle): void {
  if (can.includes("explain")) void import("./about");
  if (studies.some(({ live }) => live)) void import("./live-studies");
  if (studies.some(({ spoiler }) => spoiler)) void import("./spoiler-study");
  if (commands.length > 0) void import("./commands");
  if (rating !== undefined) void import("./rating");
}
