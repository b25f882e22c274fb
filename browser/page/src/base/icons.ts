import { svg, type SVGTemplateResult } from "lit";

/** Signs for buttons, drawn with a line 24 units wide and high. Words always stand beside them. */
const PATHS = {
  undo: "M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9",
  redo: "M16 5l4.5 4.5L16 14M20 9.5H10a5.5 5.5 0 0 0 0 11h5",
  hint: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.8.6 1.1 1.2 1.1 2.2h5c0-1 .3-1.6 1.1-2.2A6 6 0 0 0 12 3Z",
  pause: "M8.5 5v14M15.5 5v14",
  play: "M8 5l11 7-11 7Z",
  menu: "M4 7h16M4 12h16M4 17h16",
  settings: "M4 7h9M19 7h1M4 12h1M11 12h9M4 17h7M17 17h3M16 4.8v4.4M8 9.8v4.4M14 14.8v4.4",
} as const;

export type Icon = keyof typeof PATHS;

export function icon(name: Icon): SVGTemplateResult {
  return svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
