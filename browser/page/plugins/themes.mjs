import { readdirSync, readFileSync } from "node:fs";

/** The folder with the style sheets of puzzles, each a file with the puzzle's ID. */
const THEMES = new URL("../../themes/", import.meta.url);

/** Sheets with a place for those of the puzzles, and the folder of these. */
const SHEETS = [
  ["styles/tokens.css", "colors"],
  ["art/art.css", "art"],
];

/** The place within a sheet. */
const PLACE = "/* themes */";

/**
 * A style sheet with what puzzles have in it; others as they are.
 *
 * @param name the end of its path
 */
export function withThemes(name, css) {
  const folder = SHEETS.find(([sheet]) => name.endsWith(sheet))?.[1];
  if (folder === undefined) return css;
  if (!css.includes(PLACE)) throw new Error(`${name}: expected ${PLACE} where the sheets of browser/themes/${folder} are put`);
  const files = readdirSync(new URL(`${folder}/`, THEMES)).sort();
  return css.replace(PLACE, files.map((file) => readFileSync(new URL(`${folder}/${file}`, THEMES), "utf8")).join("\n"));
}

/** Puts the styles of puzzles, from browser/themes, into the style sheets that have a place for them. */
export function themes() {
  return {
    name: "themes",
    enforce: "pre",
    transform: (css, id) => (SHEETS.some(([sheet]) => id.endsWith(sheet)) ? withThemes(id, css) : undefined),
  };
}
