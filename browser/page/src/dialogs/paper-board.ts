import { html, svg, type TemplateResult } from "lit";
import { splitButtons } from "../board/buttons";
import { drawn } from "../board/marks";
import { small } from "../board/piece";
import type { Box, Mark, Scene, ScenePart } from "../engine/protocol";
import * as words from "#words/print";
import { short } from "#words/trays";

/** Marks that are only of use on a screen: rings around pieces that may be taken, and dots where one may go. */
const SCREEN = new Set(["ring", "dot"]);

/** The board of a scene on paper, in a frame, without what lies beside it. */
export function paperBoard(scene: Scene): TemplateResult {
  const board = splitButtons(scene).scene;
  const [x, y, width, height] = ground(board);
  const marks = board.marks.filter((mark) => !(SCREEN.has(mark.kind) && mark.ink === "free") && !alongEdge(mark, [x, y, width, height]));
  return html`<svg class="scene" data-palette="paper" viewBox="${x} ${y} ${width} ${height}">
    ${drawn(marks)}${svg`<rect class="paper-frame" x=${x} y=${y} width=${width} height=${height} rx="1" />`}
  </svg>`;
}

/** The ratio of its width to its height. */
export function ratio(scene: Scene): number {
  const [, , width, height] = ground(splitButtons(scene).scene);
  return width / height;
}

/** The board itself, without the names of rows and columns around it. */
function ground({ marks, width, height }: Scene): Box {
  const area = marks.find((mark) => mark.kind === "area" && (mark.ink === "board" || mark.ink === "wells" || mark.ink === "bed"));
  return area !== undefined && "box" in area ? area.box : [0, 0, width, height];
}

/** Whether a line lies where the frame is. */
function alongEdge(mark: Mark, [x, y, width, height]: Box): boolean {
  if (mark.kind !== "line") return false;
  const [x1, y1, x2, y2] = mark.ends;
  return (x1 === x2 && (x1 === x || x1 === x + width)) || (y1 === y2 && (y1 === y || y1 === y + height));
}

/** The parts beside a board: trays and piles. */
function trays({ parts = [] }: Scene): readonly ScenePart[] {
  return parts.filter(({ pieces = [] }) => pieces.length > 0);
}

/** The size of a table of them: rows, and columns where it can be spared. */
export function table(scene: Scene): { readonly trays: number; readonly spare: number } {
  const all = trays(scene);
  return { trays: all.length, spare: all[0]?.part === "pile" ? all[0].pieces!.length + 1 : 0 };
}

/** The same as a table: a column for each kind of piece, a row for each tray or pile. Where a player has nothing yet there is room to write. */
export function trayTable(scene: Scene) {
  const all = trays(scene);
  if (all.length === 0) return "";
  return html`<table>
    <tr>
      <td></td>
      ${all[0]!.pieces!.map((piece) => html`<th data-palette="paper">${small(piece)}</th>`)}
    </tr>
    ${all.map(
      ({ part, pieces = [] }) =>
        html`<tr>
          <th>${part.startsWith("tray-") ? short(Number(part.slice("tray-".length))) : words.left}</th>
          ${pieces.map(({ count }) => html`<td>${count === 0 && part.startsWith("tray-") ? "" : count}</td>`)}
        </tr>`,
    )}
  </table>`;
}
