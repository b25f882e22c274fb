import { html, svg } from "lit";
import { SYMBOLS } from "./symbols";

/*
 * A cell is 100 units. Inside a use only rules of a single class and custom properties reach, therefore styles switch looks
 * by --depth, --gloss and --edge (board/pieces.css).
 */

/** A tile in a box, with a rim below it, under light. */
function glazed(x: number, y: number, width: number, height: number) {
  const box = (named: string, up: number, more = 0) => svg`<rect class=${named} x=${x} y=${y + up} width=${width} height=${height + more} rx="11" />`;
  return svg`${box("shade", 6, 3)}${box("rim", 4, 1)}${box("face", 0)}<rect class="gloss" x=${x} y=${y} width=${width} height=${height} rx="11" fill="url(#sheen)" /><rect class="gleam" x=${x + 2.5} y=${y + 2.5} width=${width - 5} height=${height - 5} rx="8.5" />`;
}

/** The symbols of pieces and their signs, once a page: marks are uses of them. */
export const PIECES = html`<svg class="sprite" aria-hidden="true">
  <linearGradient id="sheen" x2="0" y2="1">
    <stop stop-color="#fff" stop-opacity=".26" /><stop offset=".45" stop-color="#fff" stop-opacity="0" /><stop offset="1" stop-opacity=".12" />
  </linearGradient>
  <linearGradient id="dip" x2="0" y2="1">
    <stop stop-opacity=".22" /><stop offset=".5" stop-opacity=".04" /><stop offset="1" stop-color="#fff" stop-opacity=".12" />
  </linearGradient>
  <symbol id="disc" viewBox="-50 -50 100 100">
    <circle class="shade" r="38.5" cy="8" /><circle class="rim" r="38" cy="4" /><circle class="face" r="38" />
    <circle class="gloss" r="38" fill="url(#sheen)" /><circle class="groove" r="29.5" /><circle class="gleam" r="29.5" cy="1.6" />
  </symbol>
  <symbol id="well" viewBox="-50 -50 100 100">
    <circle class="welllip" r="40" cy="1.8" /><circle class="well" r="40" /><circle class="gloss" r="40" fill="url(#dip)" />
  </symbol>
  <symbol id="tile" viewBox="-50 -50 100 100">${glazed(-46, -46, 92, 89)}</symbol>
  <symbol id="across" viewBox="0 0 300 100">
    ${glazed(4, 4, 292, 88)}<path class="grain" d="M30 34H268M30 66H190M210 66H268" />
  </symbol>
  <symbol id="down" viewBox="0 0 100 300">
    ${glazed(4, 4, 92, 287)}<path class="grain" d="M34 30V268M66 30V120M66 140V268" />
  </symbol>
  <pattern id="wells" width="12" height="12" patternUnits="userSpaceOnUse"><use href="#well" width="12" height="12" /></pattern>
  ${Object.entries(SYMBOLS).map(([hue, d]) => svg`<symbol id="sign-${hue}" viewBox="-12 -12 24 24"><path d=${d} /></symbol>`)}
</svg>`;
