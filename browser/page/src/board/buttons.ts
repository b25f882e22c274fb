import type { Box, Mark, Scene, Spot } from "../engine/protocol";
import { contains, middle } from "./geometry";

/** A scene in two parts: what lies on the board, and what is only there to be pressed. */
export type Split = { readonly scene: Scene; readonly buttons: readonly Spot[] };

const known = new WeakMap<Scene, Split>();

/** Takes the buttons out of a scene, with all that is drawn on them, and what room they leave below. */
export function splitButtons(scene: Scene): Split {
  const found = known.get(scene);
  if (found) return found;
  const buttons = scene.spots.filter(({ button }) => button);
  const parts = buttons.length === 0 ? { scene, buttons } : { scene: rest(scene, buttons), buttons };
  known.set(scene, parts);
  return parts;
}

function rest(scene: Scene, buttons: readonly Spot[]): Scene {
  const spots = scene.spots.filter(({ button }) => !button);
  const marks = offButtons(scene.marks, buttons);
  const bottoms = spots.map(({ box: [, y, , height] }) => y + height);
  return { ...scene, spots, marks, height: Math.max(1, ...bottoms) };
}

/** The marks that do not lie on a button. */
export function offButtons(marks: readonly Mark[], buttons: readonly Spot[]): readonly Mark[] {
  if (buttons.length === 0) return marks;
  return marks.filter((mark) => !("box" in mark) || !buttons.some(({ box }) => on(box, mark.box)));
}

function on(button: Box, box: Box): boolean {
  return contains(button, middle(box));
}
