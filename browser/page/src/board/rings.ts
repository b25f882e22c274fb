import type { Mark, Scene } from "../engine/protocol";

/** Rings around the spots that gestures touched, without those that are only there to be pressed. */
export function rings({ spots }: Scene, gestures: readonly string[]): readonly Mark[] {
  const touched = gestures.flatMap((gesture) => gesture.split(":").slice(1));
  return spots
    .filter(({ id, button }) => !button && touched.includes(id))
    .map(({ box: [x, y, width, height] }) => ({
      kind: "ring",
      ink: "strong",
      box: [x + 1, y + 1, width - 2, height - 2],
    }));
}
