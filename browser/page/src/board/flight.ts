import type { BoxedMark, Scene } from "../engine/protocol";
import { middle } from "./geometry";

/** Duration of a piece's flight in milliseconds. */
const FLIGHT = 260;

/** The round pieces of a scene's board. */
function discs({ marks, parts = [] }: Scene): BoxedMark[] {
  const [, , width = Infinity, height = Infinity] = parts.find(({ part }) => part === "board")?.box ?? [];
  return marks.filter((mark): mark is BoxedMark => mark.kind === "disc" && middle(mark.box).x < width && middle(mark.box).y < height);
}

/** The round pieces that lie on the board before, and not after. */
export function taken(before: Scene, after: Scene): BoxedMark[] {
  const left = new Set(discs(after).map(({ box }) => box.join()));
  return discs(before).filter(({ box }) => !left.has(box.join()));
}

/**
 * Lets the pieces that were taken fly to where they are gathered. Only what is seen: nothing waits for it.
 *
 * @param drawing the board
 * @param place the element in which pieces of an ink are gathered, if there is one
 */
export function fly(drawing: SVGSVGElement, pieces: readonly BoxedMark[], place: (ink: string) => Element | undefined): void {
  const matrix = drawing.getScreenCTM();
  if (!matrix) return;
  for (const { box, ink } of pieces) {
    const to = place(ink)?.getBoundingClientRect();
    if (!to || to.width === 0) continue;
    const at = middle(box);
    const from = new DOMPoint(at.x, at.y).matrixTransform(matrix);
    const size = 1.56 * box[2] * matrix.a;
    const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    piece.classList.add("flight", "scene");
    piece.setAttribute("aria-hidden", "true");
    piece.setAttribute("viewBox", "0 0 100 100");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", "#disc");
    use.setAttribute("class", `disc ink-${ink}`);
    piece.append(use);
    Object.assign(piece.style, { width: `${size}px`, height: `${size}px`, left: `${from.x - size / 2}px`, top: `${from.y - size / 2}px` });
    document.body.append(piece);
    const [x, y] = [to.x + to.width / 2 - from.x, to.y + to.height / 2 - from.y];
    const scale = Math.min(1, to.width / size);
    piece
      .animate([{}, { translate: `${x}px ${y}px`, scale: String(scale) }], { duration: FLIGHT, easing: "cubic-bezier(.3, 0, .2, 1)" })
      .finished.catch(() => {})
      .finally(() => piece.remove());
  }
}
