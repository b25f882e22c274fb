import "virtual:inks.css";
import "./inks.css";
import { noChange } from "lit";
import { Directive, directive, type ChildPart } from "lit/directive.js";
import { settings } from "../base/settings";
import type { ArrowMark, BadgeMark, Box, BoxedMark, GlyphMark, Mark, PolylineMark, ShareMark, Spot } from "../engine/protocol";
import { curvedArrow } from "./curved-arrow";
import { contains, middle, type Point } from "./geometry";
import { withDiffKeys } from "./diff";
import { digitOf, square, withNumerals } from "./numerals";
import { groupedNotes, scaleOf, strokes } from "./notes";
import { SYMBOLS } from "./symbols";

/** Units of a cell, and those of a third of it. */
const CELL = 12;
const THIRD = 4;

/** The size of notes, whatever room they have. */
const LARGEST = 2.9;

/** The drawing of a mark, or of the notes of a cell, and its text if that may change. */
type Drawn = { readonly node: SVGElement; readonly says: string };

/*
 * A directive of our own, because there are hundreds of marks, of which a move changes few: what stays is left alone, and a
 * mark is one element without anything around it.
 */
class Drawing extends Directive {
  #marks: readonly Mark[] | undefined;
  #numerals = "";
  #drawn = new Map<string, Drawn>();

  override render(_marks: readonly Mark[]): unknown {
    return noChange;
  }

  override update({ startNode, endNode, parentNode }: ChildPart, [marks]: [readonly Mark[]]): unknown {
    const numerals = settings.of("numerals");
    if (marks === this.#marks && numerals === this.#numerals) return noChange;
    this.#marks = marks;
    this.#numerals = numerals;
    const all = groupedNotes(withDiffKeys(withNumerals(marks, numerals)));
    const before = this.#drawn;
    this.#drawn = new Map();
    for (const it of all) {
      const says = "notes" in it ? it.says : "";
      const kept = before.get(it.key);
      if (kept?.says === says) before.delete(it.key);
      const node = kept?.says === says ? kept.node : "notes" in it ? notes(it.notes) : one(it.mark, it.piece);
      this.#drawn.set(it.key, { node, says });
      if ("mark" in it && "box" in it.mark) STANDING.set(node, middle(it.mark.box));
    }
    for (const { node } of before.values()) node.remove();
    let next = startNode?.nextSibling ?? null;
    for (const { node } of this.#drawn.values()) {
      if (node === next) next = node.nextSibling;
      else parentNode.insertBefore(node, next ?? endNode);
    }
    return noChange;
  }
}

/** The places of pieces and their texts: those that are drawn at all. */
const STANDING = new WeakMap<Element, Point>();

/** The drawn elements of the piece on a spot, or of all that is drawn there. */
export function standing(drawing: Element, spot: Spot | undefined, what = ".tile, .disc, .name"): Element[] {
  if (!spot) return [];
  return [...drawing.querySelectorAll(what)].filter((node) => {
    const at = STANDING.get(node);
    return at !== undefined && contains(spot.box, at);
  });
}

/** Draws marks; those that were drawn there before are left alone. The looks of inks are in board/inks.css. */
export const drawn = directive(Drawing);

/** @param piece the ink of what a text stands on */
function one(mark: Mark, piece: string | undefined): SVGElement {
  switch (mark.kind) {
    case "glyph": {
      if (piece === mark.ink && piece in SYMBOLS) return named(mark.box, mark.text, mark.ink);
      if (mark.ink === "note" && piece === undefined && digitOf(mark.text.charAt(0)) !== undefined) return writtenNotes(mark);
      return glyph(mark.box, mark.text, piece === undefined ? `ink-${mark.ink}` : `on ink-${piece}`);
    }
    case "line": {
      const [x1, y1, x2, y2] = mark.ends;
      return element("line", { class: `line ink-${mark.ink} ${mark.weight > 1 ? "strong" : ""}`, x1, y1, x2, y2 });
    }
    case "badge":
    case "struck":
      return badge(mark);
    case "arrow":
      return arrow(mark);
    case "polyline":
      return polyline(mark);
    case "share":
      return share(mark);
    default:
      return boxed(mark);
  }
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, ...inside: (Node | string)[]): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.append(...inside);
  return made;
}

/** A symbol of board/pieces.ts. */
function use(symbol: string, named: string, x: number, y: number, width: number, height: number): SVGElement {
  return element("use", { href: `#${symbol}`, class: named, x, y, width, height });
}

/** A text that fills its box: as high as it allows, but no wider than it is. */
function glyph([x, y, width, height]: Box, text: string, named: string): SVGElement {
  const size = fontSize(width, height, widthOf(text)).toFixed(2);
  return element("text", { class: `glyph ${named}`, x: x + width / 2, y: y + height / 2, dy: "0.35em", "font-size": size }, text);
}

/** The width of a text of digits, as the number of Latin ones that are as wide. */
function widthOf(text: string): number {
  return text.length * (square(text) && text.length > 1 ? 5 / 3 : 1);
}

function fontSize(width: number, height: number, letters: number): number {
  return Math.min(height * 0.9, (width * 5) / (3 * Math.max(1, letters)));
}

/** The notes of a cell; those of the same size are one path. */
function notes(all: readonly GlyphMark[]): SVGElement {
  const paths = new Map<number, string>();
  for (const { box, text } of all.flatMap(inLines)) {
    const [x, y, width, height] = gatheredIn(box);
    const scale = Math.round(1000 * scaleOf(Math.min(LARGEST, fontSize(width, height, text.length)))) / 1000;
    paths.set(scale, (paths.get(scale) ?? "") + strokes(text, x + width / 2, y + height / 2, scale));
  }
  const drawn = [...paths].map(([scale, d]) => element("path", { class: "notes", transform: `scale(${scale})`, d }));
  return drawn.length === 1 ? drawn[0]! : element("g", {}, ...drawn);
}

/** Notes in the digits of another script, which are no strokes. */
function writtenNotes(mark: GlyphMark): SVGElement {
  const lines = inLines(mark).map(({ box, text }) => {
    const [x, y, width, height] = gatheredIn(box);
    const size = Math.min(LARGEST, fontSize(width, height, widthOf(text)));
    return glyph([x + width / 2 - 6, y + height / 2 - size / 1.8, 12, size / 0.9], text, "ink-note");
  });
  return lines.length === 1 ? lines[0]! : element("g", {}, ...lines);
}

/** Notes in the thirds of a cell stand a little nearer to its middle: nothing that surrounds the cell touches them. What lies across two cells stays. */
function gatheredIn([x, y, width, height]: Box): Box {
  if (width > THIRD || height > THIRD) return [x, y, width, height];
  const nearer = (from: number, length: number) => {
    const across = Math.floor(from / CELL) + 1 < (from + length) / CELL;
    if (across) return from;
    const at = from + length / 2;
    const cell = CELL * Math.floor(at / CELL) + CELL / 2;
    return cell + 0.81 * (at - cell) - length / 2;
  };
  return [nearer(x, width), nearer(y, height), width, height];
}

/** Many notes in two lines where they are more legible so. */
function inLines({ box, text }: GlyphMark): { readonly box: Box; readonly text: string }[] {
  const [x, y, width, height] = box;
  const half = Math.ceil(text.length / 2);
  const size = fontSize(width, height, text.length);
  if (size >= LARGEST || size >= fontSize(width, height / 2, half)) return [{ box, text }];
  const line = Math.min(height / 2, (width * 5) / (3 * half));
  const middle = y + height / 2;
  return [
    { box: [x, middle - line, width, line], text: text.slice(0, half) },
    { box: [x, middle, width, line], text: text.slice(half) },
  ];
}

/** The name of a hue on a piece of that hue: a sign, and a text that styles show if it is wanted. */
function named([x, y, width, height]: Box, text: string, ink: string): SVGElement {
  const side = 0.87 * height;
  return element(
    "g",
    { class: `name ink-${ink}`, transform: `translate(${x + width / 2} ${y + 0.46 * height})` },
    use(`sign-${ink}`, "sign", -side / 2, -side / 2, side, side),
    element("text", { class: "glyph on letter", x: 0.32 * width, dy: "0.35em", "font-size": 0.8 * height }, text),
  );
}

/** Inks of what lies on a board as a thing of its own. */
const SOLID = /^(hue-\d|anchor|cover)$/;

/** A tile of wood or glaze: as large as its cells, of which its box leaves a rim free; a longer one is a bar. */
function tile({ box: [x, y, width, height], ink }: BoxedMark): SVGElement {
  const rim = Math.min(width, height) / 10;
  const place = [x - rim, y - rim, width + 2 * rim, height + 2 * rim] as const;
  if (width !== height) {
    const way = width > height ? "across" : "down";
    return use(way, `tile ink-${ink} ${way}`, ...place);
  }
  if (ink !== "anchor") return use("tile", `tile ink-${ink}`, ...place);
  const sign = use("sign-hue-4", "sign", x + 0.28 * width, y + 0.26 * height, 0.44 * width, 0.44 * height);
  return element("g", { class: `tile ink-${ink}` }, use("tile", "", ...place), sign);
}

/** A note of a piece: a flat small one with its sign; a narrower one is the sign of the tint below it, in the corner. */
function noted({ ink, box: [x, y, width, height], text }: BadgeMark): SVGElement {
  if (width < THIRD) return use(`sign-${ink}`, `sign tinted ink-${ink}`, x + width - 2.15, y + 0.25, 1.9, 1.9);
  const at = `translate(${x + width / 2} ${y + height / 2})`;
  return element(
    "g",
    { class: `noted ink-${ink}`, transform: at },
    element("rect", { class: "chip-face", x: -1.7, y: -1.7, width: 3.4, height: 3.4, rx: 0.8 }),
    use(`sign-${ink}`, "sign", -1.3, -1.3, 2.6, 2.6),
    element("text", { class: "glyph on letter", dy: "0.35em", "font-size": 2.7 }, text),
  );
}

/** A text that hides what is below; struck out if it goes. */
function badge(mark: BadgeMark): SVGElement {
  const { kind, ink, box, text } = mark;
  if (ink in SYMBOLS) return noted(mark);
  const [x, y, width, height] = gatheredIn(box);
  const r = 0.42 * Math.min(width, height);
  const rim = kind === "struck" ? 0 : Math.min(width, height) / 8;
  const [cx, cy] = [x + width / 2, y + height / 2];
  return element(
    "g",
    { class: `${kind} ink-${ink}` },
    element("circle", { cx, cy, r }),
    glyph([x + rim, y + rim, width - 2 * rim, height - 2 * rim], text, `ink-${ink}`),
    ...(kind === "struck" ? [element("path", { class: "stroke", d: `M${x + 0.4} ${y + height - 0.4}L${x + width - 0.4} ${y + 0.4}` })] : []),
  );
}

/** The usual direction of tiles on a cell as an arrow, and its share in percent; the larger the share, the stronger the tint. */
function share({ box: [x, y, width, height], across, percent, text }: ShareMark): SVGElement {
  const way = across ? "across" : "down";
  const [cx, cy] = [x + width / 2, y + height * 0.28];
  const arrow = "M-1.7 0H1.7M-.8-.9-1.7 0-.8.9M.8-.9 1.7 0 .8.9";
  return element(
    "g",
    { class: `share ${way}` },
    element("rect", { x: x - 0.5, y: y - 0.5, width: width + 1, height: height + 1, rx: 1, "fill-opacity": (0.06 + 0.015 * (percent - 50)).toFixed(3) }),
    element("path", { d: arrow, transform: `translate(${cx} ${cy})${across ? "" : " rotate(90)"}` }),
    glyph([x, y + height * 0.5, width, height * 0.4], text, "ink-words"),
  );
}

/** Its line lies on a wider one in the color of the board, so that it is seen over what it crosses. */
function arrow({ ink, from, to, strong }: ArrowMark): SVGElement {
  const { line, head } = curvedArrow(from, to);
  return element(
    "g",
    { class: `arrow ink-${ink}` },
    element("path", { class: "below", d: line }),
    element("path", { class: `link ${strong ? "" : "weak"}`, d: line }),
    element("path", { class: "head", d: head }),
  );
}

function polyline({ ink, points, stroke }: PolylineMark): SVGElement {
  return element("polyline", { class: `polyline ${stroke} ink-${ink}`, points: points.join(" ") });
}

function boxed({ kind, box, ink }: BoxedMark): SVGElement {
  const [x, y, width, height] = kind === "dot" ? gatheredIn(box) : box;
  const named = { class: `${kind} ink-${ink}` };
  const middle = { cx: x + width / 2, cy: y + height / 2 };
  switch (kind) {
    case "area":
      return element("rect", { ...named, x, y, width, height });
    case "tile":
    case "ring":
      if (kind === "tile" && SOLID.test(ink)) return tile({ kind, box: [x, y, width, height], ink });
      return element("rect", { ...named, x, y, width, height, rx: Math.min(2, Math.min(width, height) / 6) });
    case "disc": {
      // Those in the thirds of a cell lie side by side.
      const size = width > THIRD ? 1.56 : 1.2;
      return use("disc", named.class, middle.cx - (size / 2) * width, middle.cy - (size / 2) * height, size * width, size * height);
    }
    case "dot":
      return element("circle", { ...named, ...middle, r: (Math.min(width, height) * 0.14).toFixed(2) });
  }
}
