/** The eight paints of pieces, and what can be read on each. */
export type Palette = { readonly paints: readonly string[]; readonly on: readonly string[] };

/** The standard, which is there from the beginning. */
export const STANDARD = "glaze";

const [WHITE, BLACK, DARK] = ["#ffffff", "#000000", "#14100c"];

export const PALETTES: Readonly<Record<string, Palette>> = {
  glaze: {
    paints: ["#192134", "#d0b53c", "#8dbfe6", "#17836e", "#f3ead2", "#434fa8", "#cc4428", "#f390a0"],
    on: [WHITE, DARK, DARK, WHITE, DARK, WHITE, WHITE, DARK],
  },
  // Okabe and Ito, Color Universal Design, 2008.
  "okabe-ito": {
    paints: ["#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"],
    on: [WHITE, BLACK, BLACK, BLACK, BLACK, WHITE, BLACK, BLACK],
  },
  // Found by search: as far apart as eight colors can be for all kinds of sight, letters on them at 7:1.
  contrast: {
    paints: ["#000000", "#da840b", "#68a5da", "#c8f4d9", "#fffb57", "#020df4", "#a02b18", "#511455"],
    on: [WHITE, BLACK, BLACK, BLACK, BLACK, WHITE, WHITE, WHITE],
  },
  // as on paper: grays, which their signs distinguish
  paper: {
    paints: ["#000000", "#b4b4b4", "#d2d2d2", "#666666", "#ffffff", "#444444", "#939393", "#262626"],
    on: [WHITE, BLACK, BLACK, WHITE, BLACK, WHITE, BLACK, WHITE],
  },
};
