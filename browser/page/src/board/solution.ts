import type { Mark, Scene } from "../engine/protocol";
import { withDiffKeys } from "./diff";

/** A solution over the scene that was solved: what is found is drawn as if the player had set it, and notes are gone. */
export function solved(scene: Scene, solution: Scene): Scene {
  const given = scene.marks.filter(({ ink }) => ink !== "note");
  const known = new Set(withDiffKeys(given).map(({ key }) => key));
  const found = withDiffKeys(solution.marks)
    .filter(({ key, mark }) => !known.has(key) && mark.kind !== "area")
    .map(({ mark }): Mark => (mark.kind === "glyph" && mark.ink === "clue" ? { ...mark, ink: "entry" } : mark));
  return { ...solution, marks: [...given, ...found] };
}
