import { flattened } from "./flatten-svg";

/** Pictures of a drawing as it looks on the page, with the palette and the symbols that were chosen: as SVG and as PNG. */

/** The style properties of an element that go into the picture. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "opacity",
  "rx",
  "r",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "vector-effect",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "transform",
];

/** Width in pixels of the drawing for which lines that keep their width are meant. */
const USUAL = 560;

const SHAPES = "rect, circle, ellipse, line, path, text";

/** The text of an SVG file that looks like the drawing anywhere. */
export function svgText(original: SVGSVGElement, title: string): string {
  const drawing = flattened(original);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const shapes = [...drawing.querySelectorAll<SVGElement>("g, " + SHAPES)];
  [...copy.querySelectorAll<SVGElement>("g, " + SHAPES)].forEach((shape, i) => {
    const looks = getComputedStyle(shapes[i]!);
    if (looks.display === "none") {
      shape.remove();
      return;
    }
    for (const name of LOOKS) {
      const value = looks.getPropertyValue(name);
      if (value && value !== "none" && value !== "auto") shape.setAttribute(name, value);
      else if (name === "fill") shape.setAttribute(name, "none");
    }
    shape.removeAttribute("class");
  });
  const { width: across, height: down } = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(USUAL));
  copy.setAttribute("height", String(Math.round((USUAL * down) / across)));
  copy.setAttribute("role", "img");
  for (const name of ["class", "aria-hidden"]) copy.removeAttribute(name);
  const name = document.createElementNS("http://www.w3.org/2000/svg", "title");
  name.textContent = title;
  const gradients = [...document.querySelectorAll(".sprite > linearGradient")].map((gradient) => gradient.cloneNode(true));
  copy.prepend(name, ...gradients, ground(drawing));
  drawing.remove();
  removeComments(copy);
  return new XMLSerializer().serializeToString(copy);
}

/** Removes what the page's templates leave between elements. */
function removeComments(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE) child.remove();
    else removeComments(child);
  }
}

/** The ground of the whole drawing: the page's own color shows through otherwise. */
function ground(drawing: SVGSVGElement): SVGRectElement {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ x, y, width, height })) rect.setAttribute(name, String(value));
  rect.setAttribute("fill", color(drawing, "--page"));
  return rect;
}

/** A color by its name, as it is here. */
function color(drawing: Element, name: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${name})`;
  drawing.parentElement!.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** The same as a PNG file. The shapes are drawn one by one, because the page's policy lets it load no picture of its own. */
export async function pngFile(original: SVGSVGElement, width: number): Promise<Blob> {
  const drawing = flattened(original);
  const { width: across, height: down } = drawing.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * down) / across);
  const context = canvas.getContext("2d")!;
  context.fillStyle = color(drawing, "--page");
  context.fillRect(0, 0, canvas.width, canvas.height);
  const shown = drawing.getBoundingClientRect();
  for (const shape of drawing.querySelectorAll<SVGGraphicsElement>(SHAPES)) {
    if (getComputedStyle(shape).display !== "none" && shape.getCTM()) paint(context, shape, width / shown.width, width / USUAL);
  }
  drawing.remove();
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the browser makes no PNG"))), "image/png"));
}

/** @param scale from pixels of the page to those of the picture; lines that keep their width are widened by another factor */
function paint(context: CanvasRenderingContext2D, shape: SVGGraphicsElement, scale: number, widened: number): void {
  const looks = getComputedStyle(shape);
  const { a, b, c, d, e, f } = shape.getCTM()!;
  context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
  const unscaled = looks.vectorEffect === "non-scaling-stroke" ? (Math.hypot(a, b) * scale) / widened : 1;
  context.lineWidth = parseFloat(looks.strokeWidth) / unscaled;
  context.setLineDash(looks.strokeDasharray === "none" ? [] : looks.strokeDasharray.split(",").map((part) => parseFloat(part) / unscaled));
  context.lineCap = looks.strokeLinecap as CanvasLineCap;
  context.lineJoin = looks.strokeLinejoin as CanvasLineJoin;
  context.fillStyle = looks.fill === "none" ? "transparent" : looks.fill.startsWith("url") ? gradient(context, shape) : looks.fill;
  context.strokeStyle = looks.stroke === "none" ? "transparent" : looks.stroke;
  const opacity = Number(looks.opacity);
  context.globalAlpha = opacity * Number(looks.fillOpacity);
  if (shape instanceof SVGTextElement) {
    context.font = `${looks.fontWeight} ${looks.fontSize} ${looks.fontFamily}`;
    context.textAlign = "center";
    const at = (name: string) => Number(shape.getAttribute(name) ?? 0);
    const down = parseFloat(shape.getAttribute("dy") ?? "0") * parseFloat(looks.fontSize);
    context.fillText(shape.textContent ?? "", at("x"), at("y") + down);
    return;
  }
  const outline = path(shape);
  context.fill(outline);
  context.globalAlpha = opacity;
  context.stroke(outline);
}

/** All gradients go from above to below. */
function gradient(context: CanvasRenderingContext2D, shape: SVGGraphicsElement): CanvasGradient {
  const { y, height } = shape.getBBox();
  const made = context.createLinearGradient(0, y, 0, y + height);
  for (const stop of document.querySelectorAll(`${shape.getAttribute("fill")!.slice(4, -1)} > stop`)) {
    const light = stop.getAttribute("stop-color") ? 255 : 0;
    made.addColorStop(Number(stop.getAttribute("offset")), `rgb(${light} ${light} ${light} / ${stop.getAttribute("stop-opacity")})`);
  }
  return made;
}

function path(shape: SVGGraphicsElement): Path2D {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  const round = (name: string) => parseFloat(getComputedStyle(shape).getPropertyValue(name)) || 0;
  if (shape instanceof SVGRectElement) path.roundRect(number("x"), number("y"), number("width"), number("height"), round("rx"));
  else if (shape instanceof SVGCircleElement) path.arc(number("cx"), number("cy"), round("r"), 0, 2 * Math.PI);
  else if (shape instanceof SVGEllipseElement) path.ellipse(number("cx"), number("cy"), number("rx"), number("ry"), 0, 0, 2 * Math.PI);
  else if (shape instanceof SVGLineElement) {
    path.moveTo(number("x1"), number("y1"));
    path.lineTo(number("x2"), number("y2"));
  }
  return path;
}

/** Hands a file over to be kept. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
