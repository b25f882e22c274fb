/**
 * The symbols of the eight hues, in a square from -12 to 12: disc, square, triangle, diamond, star, cross, hexagon and
 * moon. They can be distinguished at 16 pixels, so that nothing depends on color alone.
 */
export const SYMBOLS: Readonly<Record<string, string>> = {
  "hue-1": "M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z",
  "hue-2": "M-8.5-8.5h17v17h-17Z",
  "hue-3": "M0-10 11 9.5H-11Z",
  "hue-4": "M0-11.5 9 0 0 11.5-9 0Z",
  "hue-5": "M0-11.5 3.1-4 11.2-3.4 5 1.8 7 9.7 0 5.4-7 9.7-5 1.8-11.2-3.4-3.1-4Z",
  "hue-6": "M-3.6-10.5h7.2v6.9h6.9v7.2h-6.9v6.9h-7.2v-6.9h-6.9v-7.2h6.9Z",
  "hue-7": "M-5.6-9.6H5.6L11.2 0 5.6 9.6H-5.6L-11.2 0Z",
  "hue-8": "M4-11A11 11 0 1 0 9.8 5.6 9 9 0 1 1 4-11Z",
};
