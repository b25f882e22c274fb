import { afterPaint } from "../base/after-paint";
import { settings } from "../base/settings";
import { recall, remember } from "../base/store";
import type { View } from "../engine/protocol";
import type { Sound } from "./taps";

/** Under this it is kept that sound was offered. */
const OFFERED = "sound-offered";

export function sound(which: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (which === "refuse") refused();
  // The picture comes first.
  if (settings.of("sound") === "on") afterPaint(() => void import("./taps").then(({ tap }) => tap(which)));
}

/** What is refused is felt; once it is offered to be heard. */
function refused(): void {
  if (settings.of("vibration") === "on") navigator.vibrate?.(40);
  if (settings.of("sound") === "on" || recall(OFFERED) !== undefined) return;
  remember(OFFERED, "yes");
  afterPaint(() => void import("./sound-offer").then(({ offerSound }) => offerSound(() => sound("refuse"))));
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
