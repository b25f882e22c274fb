import type { Box, Mark, Scene, Spot } from "../engine/protocol";
import { contains, middle } from "./geometry";

/** A scene in two parts: what lies on the board, and what is only there to be pressed. What lies beside the board is in neither. */
export type Split = { readonly scene: Scene; readonly buttons: readonly Spot[] };

const NOWHERE: readonly string[] = [];

const known = new WeakMap<Scene, Split>();

/** The scenes from which others were cut. */
const wholes = new WeakMap<Scene, Scene>();

/** The scene with all its parts of which a scene is the board. */
export function whole(scene: Scene): Scene {
  return wholes.get(scene) ?? scene;
}

/** Takes the buttons and what lies beside the board out of a scene, with all that is drawn there. */
export function splitButtons(scene: Scene): Split {
  const found = known.get(scene);
  if (found) return found;
  const buttons = scene.spots.filter(({ button }) => button);
  const board = scene.parts?.find(({ part }) => part === "board")?.box;
  const parts = board ? { scene: cut(scene, board), buttons } : buttons.length === 0 ? { scene, buttons } : { scene: rest(scene, buttons), buttons };
  if (parts.scene !== scene) wholes.set(parts.scene, scene);
  known.set(scene, parts);
  return parts;
}

/** The picture of a scene, with all its parts, but without what is there to be pressed. */
export function withoutButtons(scene: Scene): Scene {
  // The scenes of the home page have no spots.
  const buttons = ((scene.spots as Scene["spots"] | undefined) ?? []).filter(({ button }) => button);
  return buttons.length === 0 ? scene : rest(scene, buttons);
}

/** The part of a scene in a box at its upper left. */
function cut(scene: Scene, box: Box): Scene {
  const [, , width, height] = box;
  const spots = scene.spots.filter((spot) => on(box, spot.box));
  return { ...scene, spots, marks: within(scene.marks, box), width, height };
}

function within(marks: readonly Mark[], box: Box): readonly Mark[] {
  return marks.filter((mark) => {
    if ("box" in mark) return on(box, mark.box);
    return mark.kind === "line" ? mark.ends[1] <= box[3] && mark.ends[3] <= box[3] : true;
  });
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

/** The marks that lie on the board of a scene whole: what they point at beside it has a picture of its own. */
export function onBoardOf({ width, height }: Scene, marks: readonly Mark[]): readonly Mark[] {
  const inside = ([x, y, w, h]: Box) => x >= 0 && y >= 0 && x + w <= width && y + h <= height;
  const kept = marks.filter((mark) => {
    if ("box" in mark) return inside(mark.box);
    if (mark.kind === "arrow") return inside(mark.from) && inside(mark.to);
    const points: readonly number[] = mark.kind === "line" ? mark.ends : mark.points;
    const left = Math.min(...points.filter((_, i) => i % 2 === 0));
    const top = Math.min(...points.filter((_, i) => i % 2 === 1));
    const right = Math.max(...points.filter((_, i) => i % 2 === 0));
    const bottom = Math.max(...points.filter((_, i) => i % 2 === 1));
    return inside([left, top, right - left, bottom - top]);
  });
  return kept.length === marks.length ? marks : kept;
}

/** The spots beside the board of a scene at which marks point. */
export function pointedBeside(scene: Scene, marks: readonly Mark[]): readonly string[] {
  const board = scene.parts?.find(({ part }) => part === "board")?.box;
  if (!board || marks.length === 0) return NOWHERE;
  const beside = scene.spots.filter(({ box, button }) => !button && !on(board, box));
  return beside.filter(({ box }) => marks.some((mark) => "box" in mark && mark.ink === "hint" && on(box, mark.box))).map(({ id }) => id);
}

function on(button: Box, box: Box): boolean {
  return contains(button, middle(box));
}
