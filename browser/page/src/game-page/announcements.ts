import { colon } from "#words/writing";
import { settings } from "../base/settings";
import type { HintStage, View } from "../engine/protocol";
import { plain } from "../engine/sentence";
import type { Game, Message } from "../game/game";
import { announcement } from "../panels/announcement";
import type { Announcer } from "../panels/announcer";

/** What of a game is announced. */
type Announced = Pick<Game, "view" | "message" | "stage" | "busy" | "shared">;

/** Announces changes of a game to screen readers. An act of somebody else interrupts. */
export class Announcements {
  #announced: { readonly view: View; readonly message: Message; readonly stage: HintStage | undefined } | undefined;

  constructor(private readonly announcer: () => Announcer | null) {}

  /** Another game begins: nothing of it is new. */
  begin({ view, message, stage }: Announced): void {
    this.#announced = { view, message, stage };
  }

  follow({ view, message, busy, stage, shared }: Announced): void {
    const last = this.#announced;
    this.#announced = { view, message, stage };
    if (!last) return;
    const announcer = this.announcer();
    // What is done in a game for several is told to all of them. While the computer is waited for, only its move makes another view.
    if (last.view !== view && !shared) announcer?.say(announcement(last.view, view, settings.of("speech")), busy !== "");
    if (last.message !== message) announcer?.say(plain(message.text));
    if (stage && last.stage !== stage) announcer?.say(colon(stage.title, stage.text));
  }
}
