import { STANDARD } from "../src/styles/palettes.ts";
import { inks, plainInks, sheet } from "./palettes.ts";
import { withThemes } from "./themes.mjs";

/** The style sheets of a board, in their order; after the tokens comes the palette. */
const SHEETS = [
  "styles/layers.css",
  "styles/tokens.css",
  "",
  "styles/contrast.css",
  "styles/controls.css",
  "board/pieces.css",
  "board/board.css",
  "board/inks.css",
  "board/hint-marks.css",
  "panels/trays.css",
  "element/element.css",
];

/** Those with the colors and lengths that can be given from outside. */
const TOKENS: readonly string[] = ["styles/tokens.css", "styles/contrast.css"];

/** All styles of a board; each color and length of the tokens can be given from outside. */
export function styles(read: (name: string) => string): string {
  return SHEETS.map((name) => {
    if (name === "") return `@layer tokens { ${themed(sheet(STANDARD))} ${inks()} ${plainInks()} }`;
    const css = withThemes(name, read(name));
    return TOKENS.includes(name) ? themed(css) : css;
  })
    .join("\n")
    .replaceAll(":root", ".root");
}

/** A board is light or dark as the page around it is. */
function themed(css: string): string {
  return css.replace("color-scheme: light dark;", "").replace(/(?<![\w-])--([\w-]+):\s*([^;{}]+);/g, "--$1: var(--tilewright-$1, $2);");
}
