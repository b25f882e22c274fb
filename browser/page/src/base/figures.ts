/** The face of figures and names: files that are loaded when they are wanted (fonts/subset.py). */
const FILES = import.meta.glob<string>("../fonts/*.woff2", { query: "?url", import: "default", eager: true });

const added = new Set<string>();

function add(name: string, unicodeRange?: string): void {
  const file = FILES[`../fonts/${name}.woff2`];
  if (file === undefined || added.has(name)) return;
  added.add(name);
  const face = new FontFace("Tw", `url(${file})`, { weight: "500", display: "swap", ...(unicodeRange && { unicodeRange }) });
  document.fonts.add(face);
  // A range is loaded when something is written in it.
  if (unicodeRange === undefined) void face.load().catch(() => undefined);
}

/** The figures and the letters of the name of a puzzle; of any other room all of them. */
export function figuresOf(room: string): void {
  if (FILES[`../fonts/${room}.woff2`] === undefined) allFigures();
  else add(room);
}

/** All figures and letters, for what shows more than a game does. */
export function allFigures(): void {
  add("letters", "U+2D, U+41-5A, U+61-7A, U+2013, U+2019");
  add("figures", "U+20-2C, U+2E-3A, U+A0, U+BD, U+D7, U+2212");
  add("latin", "U+A1, U+AB, U+BB, U+BF, U+C0-D6, U+D8-FF, U+152-153");
}
