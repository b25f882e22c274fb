import { svg, type SVGTemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import type { Box, BoxedMark, Mark } from "../engine/protocol";
import { keyed } from "../pure/keyed";
import { SYMBOLS } from "./symbols";

/** More notes of a spot than these take two lines. */
const IN_A_LINE = 4;

/** Draws marks; those that were drawn there before are left alone. What an ink looks like is said in styles/inks.css. */
export function drawn(marks: readonly Mark[]): unknown {
  return repeat(
    keyed(marks),
    ({ key }) => key,
    ({ key, mark, piece }) => guard([key], () => one(mark, piece)),
  );
}

/** @param piece the ink of what a text stands on */
function one(mark: Mark, piece: string | undefined): SVGTemplateResult {
  switch (mark.kind) {
    case "glyph": {
      const symbol = piece === mark.ink ? SYMBOLS[piece] : undefined;
      if (symbol !== undefined) return named(mark.box, mark.text, mark.ink, symbol);
      if (mark.ink === "note" && mark.text.length > IN_A_LINE) return halves(mark.box, mark.text);
      return glyph(mark.box, mark.text, piece === undefined ? `ink-${mark.ink}` : `on ink-${piece}`);
    }
    case "line":
      return line(mark.ends, mark.weight, mark.ink);
    default:
      return boxed(mark);
  }
}

function line([x1, y1, x2, y2]: readonly [number, number, number, number], weight: number, ink: string) {
  return svg`<line class="line ink-${ink} ${weight > 1 ? "strong" : ""}" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;
}

/** A text that fills its box: as high as it allows, but no wider than it is. */
function glyph([x, y, width, height]: Box, text: string, named: string) {
  const size = Math.min(height * 0.95, (width * 5) / (3 * Math.max(1, [...text].length)));
  return svg`<text class="glyph ${named}" x=${x + width / 2} y=${y + height / 2} dy="0.36em"
    font-size=${size.toFixed(2)}>${text}</text>`;
}

/** Many notes in two lines, so that they stay legible. */
function halves([x, y, width, height]: Box, text: string) {
  const half = Math.ceil(text.length / 2);
  const line = Math.min(height / 2, (width * 5) / (3 * half));
  const box = (middle: number): Box => [x, middle - line / 2, width, line];
  const center = y + height / 2;
  return svg`${glyph(box(center - line / 2), text.slice(0, half), "ink-note")}${glyph(box(center + line / 2), text.slice(half), "ink-note")}`;
}

/** The name of a hue on a piece of that hue: text and symbol, of which styles show what is chosen. */
function named([x, y, width, height]: Box, text: string, ink: string, symbol: string) {
  const place = `translate(${x + width / 2} ${y + height / 2}) scale(${(height / 6).toFixed(3)})`;
  return svg`<g class="name ink-${ink}" transform=${place}><path class="symbol" d=${symbol} /><text
    class="glyph on" dy="0.36em" font-size="5.7">${text}</text></g>`;
}

function boxed({ kind, box: [x, y, width, height], ink }: BoxedMark) {
  const named = `${kind} ink-${ink}`;
  switch (kind) {
    case "area":
      return svg`<rect class=${named} x=${x} y=${y} width=${width} height=${height} />`;
    case "tile":
      return svg`<rect class=${named} x=${x} y=${y} width=${width} height=${height} rx=${corner(width, height)} />`;
    case "ring":
      return svg`<rect class=${named} x=${x} y=${y} width=${width} height=${height} rx=${corner(width, height)} />`;
    case "disc":
      return svg`<ellipse class=${named} cx=${x + width / 2} cy=${y + height / 2} rx=${width / 2} ry=${height / 2} />`;
    case "dot": {
      const radius = Math.min(width, height) * 0.14;
      return svg`<circle class=${named} cx=${x + width / 2} cy=${y + height / 2} r=${radius.toFixed(2)} />`;
    }
  }
}

/** How far the corners of a piece are rounded. */
function corner(width: number, height: number): number {
  return Math.min(2, Math.min(width, height) / 6);
}
