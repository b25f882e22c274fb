const SVG = "http://www.w3.org/2000/svg";

/**
 * A copy of a drawing in which everything is drawn by its own shapes, without symbols and patterns: it stands invisible beside
 * the drawing, as large as that, until it is removed.
 */
export function flattened(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.classList.add("flat");
  for (const area of copy.querySelectorAll<SVGRectElement>("rect.ink-wells")) area.replaceWith(wells(area));
  for (const use of copy.querySelectorAll("use")) use.replaceWith(shapes(use));
  drawing.after(copy);
  return copy;
}

/** The hollows that a pattern draws. */
function wells(area: SVGRectElement): SVGElement {
  const all = made("g", {});
  const [width, height] = [Number(area.getAttribute("width")), Number(area.getAttribute("height"))];
  for (let y = 0; y < height; y += 12) for (let x = 0; x < width; x += 12) all.append(made("use", { href: "#well", x, y, width: 12, height: 12 }));
  return all;
}

/** Classes define the looks of a use, and its place; the place within that is separate. */
function shapes(use: SVGUseElement): SVGElement {
  const symbol = document.querySelector<SVGSymbolElement>(use.getAttribute("href")!)!;
  const { x, y, width, height } = symbol.viewBox.baseVal;
  const number = (name: string) => Number(use.getAttribute(name));
  const [across, down] = [number("width") / width, number("height") / height];
  const place = made("g", { transform: `translate(${number("x")} ${number("y")}) scale(${across} ${down}) translate(${-x} ${-y})` });
  place.append(...[...symbol.children].map((shape) => shape.cloneNode(true)));
  const all = made("g", { class: use.getAttribute("class") ?? "" });
  all.append(place);
  return all;
}

function made(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}
