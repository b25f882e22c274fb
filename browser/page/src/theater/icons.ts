import type { SVGTemplateResult } from "lit";
import { drawn } from "../base/icons";

/** The signs of the player, drawn with a line 24 units wide and high; beside them stands no word. */
const PATHS = {
  start: "M11 7v10l-6-5zM19 7v10l-6-5z",
  back: "M18 6v12l-9-6zM6 6v12",
  run: "M8 5l11 7-11 7z",
  pause: "M9 6v12M15 6v12",
  step: "M6 6v12l9-6zM18 6v12",
  result: "M6 20V4h11l-2.5 4 2.5 4H6",
  leave: "M6 6l12 12M18 6L6 18",
  more: "M5 12h.01M12 12h.01M19 12h.01",
} as const;

export function icon(name: keyof typeof PATHS): SVGTemplateResult {
  return drawn(PATHS[name]);
}
