import { svg } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Gestures, Spot } from "../engine/protocol";
import * as words from "#words/board";
import { contentFirst } from "./labels";

/** The current spot, and the gestures of all spots: everything that the looks of a spot depend on. */
export type Offers = Pick<Gestures, "drag" | "type"> & {
  readonly taps: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
  /** The spots to which a key goes together. */
  readonly chosen: ReadonlySet<string>;
  readonly held: string | undefined;
  /** The ink of what is held, if it is one of a pile. */
  readonly ink: string | undefined;
  /** The spot where the keyboard is. */
  readonly current: string;
};

/**
 * A row of spots, for eyes, pointers and screen readers alike. It and each spot in it are drawn anew only when something about
 * them is different.
 *
 * @param number of the row, from 1
 * @param focused called with the id of a spot that gets the focus
 */
export function row(line: readonly Spot[], number: number, cell: number, offers: Offers, focused: (id: string) => void) {
  const stands = line.map((spot) => stand(spot, offers));
  const looks = line.map(({ id, box, label }, i) => `${id} ${box.join()} ${stands[i]} ${label}`);
  const spots = () => line.map((spot, i) => guard([looks[i]], () => one(spot, cell, stands[i]!, focused)));
  return svg`<g role="row" aria-rowindex=${number}>${guard([cell, looks.join("\n")], spots)}</g>`;
}

/** The state of a spot, a word for each fact. */
function stand({ id }: Spot, { taps, drag, type, targets, chosen, held, ink, current }: Offers): string {
  const target = targets.has(id);
  const offered = target || taps.has(id) || drag[id] !== undefined;
  let looks = offered ? "offered" : type[id] === undefined ? "disabled" : "";
  if (held === id) looks += " held";
  if (chosen.has(id)) looks += " chosen";
  if (id === current) looks += " here";
  if (target) looks += " target";
  if (target && ink !== undefined) looks += ` ink-${ink}`;
  if (target && held !== undefined && held !== id) looks += " goal";
  return looks;
}

function one(spot: Spot, cell: number, stand: string, focused: (id: string) => void) {
  const { id, box } = spot;
  const [x, y, width, height] = box;
  const [offered, held, chosen] = ["offered", "held", "chosen"].map((word) => (stand.includes(word) ? word : ""));
  const label = contentFirst(spot);
  const target = /target( ink-\S+)?/.exec(stand)?.[0];
  const dot = target ? svg`<circle class=${target} cx=${x + width / 2} cy=${y + height / 2} r="1.3" />` : "";
  return svg`<g
    role="gridcell"
    class="spot ${offered} ${held} ${chosen}"
    data-spot=${id}
    tabindex=${stand.includes("here") ? 0 : -1}
    aria-label=${held ? words.held(label) : stand.includes("goal") ? words.goal(label) : label}
    aria-colindex=${column(spot, cell)}
    aria-selected=${held !== "" || chosen !== ""}
    aria-disabled=${stand.includes("disabled")}
    @focus=${() => focused(id)}
    ><rect x=${x} y=${y} width=${width} height=${height} />${dot}</g>`;
}

/** The column of a spot, from 1. */
export function column({ box: [x] }: Spot, cell: number): number {
  return Math.floor(x / cell) + 1;
}
