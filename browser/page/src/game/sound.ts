import { afterPaint } from "../base/after-paint";
import { settings } from "../base/settings";
import type { View } from "../engine/protocol";
import type { Sound } from "./taps";

export function sound(which: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (which === "refuse" && settings.of("vibration") === "on") navigator.vibrate?.(40);
  // The picture comes first.
  if (settings.of("sound") === "on") afterPaint(() => void import("./taps").then(({ tap }) => tap(which)));
}

/** The sound of a step from one view to the next. */
export function soundOf(before: View, { status, scene }: View): Sound {
  if (status.over && !before.status.over) return "done";
  if (status.player !== before.status.player) return "turn";
  return things(scene) > things(before.scene) ? "lay" : "take";
}

function things({ marks }: View["scene"]): number {
  return marks.filter(({ kind, ink }) => ink !== "note" && ["tile", "disc", "glyph"].includes(kind)).length;
}
