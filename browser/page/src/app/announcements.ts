import { settings } from "../base/settings";
import type { HintStage, View } from "../engine/protocol";
import type { Game, Message } from "../game/game";
import { announcement } from "../panels/announcement";
import type { Announcer } from "../panels/announcer";

/** Announces changes of a game to screen readers. An act of somebody else interrupts. */
export class Announcements {
  #told: { readonly view: View; readonly message: Message; readonly stage: HintStage | undefined } | undefined;

  constructor(private readonly announcer: () => Announcer | null) {}

  /** Another game begins: nothing of it is new. */
  begin({ view, message, stage }: Game): void {
    this.#told = { view, message, stage };
  }

  follow({ view, message, busy, stage }: Game): void {
    const told = this.#told;
    this.#told = { view, message, stage };
    if (!told) return;
    const announcer = this.announcer();
    // While the computer is waited for, only its move makes another view.
    if (told.view !== view) announcer?.say(announcement(told.view, view, settings.of("speech")), busy !== "");
    if (told.message !== message) announcer?.say(message.text);
    if (stage && told.stage !== stage) announcer?.say(`${stage.title}: ${stage.text}`);
  }
}
