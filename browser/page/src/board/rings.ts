import { parseGestures, touched } from "../engine/gesture";
import type { Mark, Scene } from "../engine/protocol";
import { inset } from "./geometry";

/** Rings around the spots that gestures touched, without those that are only there to be pressed. */
export function rings({ spots }: Scene, gestures: readonly string[]): readonly Mark[] {
  const ids = gestures.flatMap((gesture) => parseGestures(gesture).flatMap(touched));
  return spots.filter(({ id, button }) => !button && ids.includes(id)).map(({ box }) => ({ kind: "ring", ink: "strong", box: inset(box, 1) }));
}
