import type { Puzzle } from "../engine/protocol";

/** Loads the parts of a game's page that its first picture does without, and that this puzzle has a use for. */
export function loadParts({ can, studies, rating }: Puzzle): void {
  void import("./aside.css");
  if (can.includes("explain")) void import("./about");
  if (studies.some(({ live }) => live)) void import("./live-studies");
  if (rating !== undefined) void import("./rating");
}

/** Loads what the panel over the column has for this puzzle. */
export async function loadMore({ commands, studies }: Puzzle): Promise<void> {
  await Promise.all([
    import("./more"),
    studies.some(({ spoiler }) => spoiler) ? import("./spoiler-study") : undefined,
    commands.length > 0 ? import("./commands") : undefined,
  ]);
}
