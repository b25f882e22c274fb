import { svg, type SVGTemplateResult } from "lit";
import "./art.css";
import { bounds, Iso, ordered, type Drawn, type Piece, type Solid } from "./iso";

/** A building that fills a frame from its foot up: so wide at most, and so high. */
export type Frame = { readonly width: number; readonly height: number; readonly wide: number; readonly high: number; readonly foot: number };

/** The parts of a building as they are seen in a frame, from behind to before. */
export function pieces(solids: readonly Solid[], { width, height, wide, high, foot }: Frame): Piece[] {
  const { left, top, right, bottom } = bounds(solids);
  const unit = Math.min(wide / (right - left), high / (bottom - top));
  const iso = new Iso(width / 2 - ((left + right) / 2) * unit, height - foot - bottom * unit, unit);
  return ordered(solids).map((solid) => iso.piece(solid));
}

/** Towers rise one after the other, where that is wanted. */
export function drawing(all: readonly Piece[]): SVGTemplateResult[] {
  return all.map(({ ink, drawn }) => svg`<g class=${looks(ink)}>${drawn.map(part)}</g>`);
}

function looks(ink: string): string {
  return ink
    .split(" ")
    .flatMap((word) => (word.startsWith("hue-") ? ["iso-hue", `ink-${word}`] : `iso-${word}`))
    .join(" ");
}

function part(drawn: Drawn): SVGTemplateResult {
  switch (drawn.kind) {
    case "face":
      return svg`<path class=${drawn.look} d=${drawn.d} />`;
    case "sign":
      return svg`<path class=${drawn.look} d=${drawn.d} transform=${drawn.place} />`;
    case "text":
      return svg`<text class=${drawn.look} transform=${drawn.place} dy="0.35em" font-size="62">${drawn.text}</text>`;
  }
}
