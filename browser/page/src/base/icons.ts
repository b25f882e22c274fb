import { svg, type SVGTemplateResult } from "lit";

/** Signs for buttons, drawn with a line 24 units wide and high. Words always stand beside them. */
const PATHS = {
  undo: "M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9",
  redo: "M16 5l4.5 4.5L16 14M20 9.5H10a5.5 5.5 0 0 0 0 11h5",
  hint: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.8.6 1.1 1.2 1.1 2.2h5c0-1 .3-1.6 1.1-2.2A6 6 0 0 0 12 3Z",
  pause: "M8.5 5v14M15.5 5v14",
  play: "M8 5l11 7-11 7Z",
  more: "M5.5 12h.01M12 12h.01M18.5 12h.01",
  erase: "M9 6h11v12H9l-5.5-6ZM12 9.5l5 5M17 9.5l-5 5",
  notes: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5",
  theater: "M7.5 5.5 17.5 12 7.5 18.5Z",
  history: "M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 8v4.5l3 2",
  fresh: "M12 5v14M5 12h14",
  keypad: "M14.5 5.5 8 12l6.5 6.5",
  mistakes: "M5 12.5l4.5 4.5L19 7.5",
  before: "M14.5 5.5 8 12l6.5 6.5",
  share: "M12 15V3.5M8 7.5l4-4 4 4M6.5 11.5H5V20h14v-8.5h-1.5",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z",
  keys: "M3 7h18v10H3ZM7 10.5h.01M12 10.5h.01M17 10.5h.01M8 13.8h8",
  rules: "M6 4h12v16H6ZM9 8.5h6M9 12h6M9 15.5h4",
  calendar: "M4 6.5h16V20H4ZM4 10.5h16M8 4v4.5M16 4v4.5",
  bars: "M6 20v-7M12 20V4M18 20v-10",
  tick: "M5 12.5l4.5 4.5L19 7.5",
  after: "M9.5 5.5 16 12l-6.5 6.5",
  look: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  close: "M6 6l12 12M18 6 6 18",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20.5a7.5 7.5 0 0 1 15 0",
  computer: "M5 8h14v10H5ZM12 8V4.5M9.5 12v1.5M14.5 12v1.5M3 12v3M21 12v3",
  seal: "M12 3l2.3 1.7 2.9.1.9 2.7 2.2 1.8-.8 2.7.8 2.7-2.2 1.8-.9 2.7-2.9.1L12 21l-2.3-1.7-2.9-.1-.9-2.7-2.2-1.8.8-2.7-.8-2.7 2.2-1.8.9-2.7 2.9-.1ZM8.5 12l2.5 2.5 4.5-5",
  settings: "M4 7h9M19 7h1M4 12h1M11 12h9M4 17h7M17 17h3M16 4.8v4.4M8 9.8v4.4M14 14.8v4.4",
} as const;

export type Icon = keyof typeof PATHS;

/** Signs that point back or forth as one reads; what plays, as a search does, goes from left to right everywhere. */
const TURNED: readonly Icon[] = ["undo", "redo", "erase", "keypad", "before", "after"];

export function icon(name: Icon): SVGTemplateResult {
  return drawn(PATHS[name], TURNED.includes(name));
}

/**
 * A sign by its path.
 *
 * @param turned it is mirrored where one reads from right to left
 */
export function drawn(path: string, turned = false): SVGTemplateResult {
  return svg`<svg class=${turned ? "icon turned" : "icon"} viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}

/** The studio's mark: a block of three colors. */
export function mark(): SVGTemplateResult {
  return svg`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path fill="#d0b53c" d="M12 1.5 22 7 12 12.5 2 7Z" />
    <path fill="#cc4428" d="M2 7l10 5.5V23.5L2 18Z" />
    <path fill="#434fa8" d="M22 7 12 12.5V23.5L22 18Z" />
  </svg>`;
}
