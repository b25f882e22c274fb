import { html } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { Part } from "../base/part";
import type { Game } from "../game/game";
import type { NewGame } from "./new-game";
import type { Rules } from "./rules";
import type { Share } from "./share";

/** The dialogs over a game. */
export type DialogName = "new" | "share" | "print" | "rules" | "keys";

/** The dialogs of a game, each loaded when it is wanted for the first time. Fires `made` (what a new game is, and its setup). */
@customElement("tw-dialogs")
export class Dialogs extends Part {
  @property({ attribute: false }) game!: Game;
  @query("tw-rules") private readonly rules!: Rules;
  @query("tw-share") private readonly share!: Share;
  @query("tw-new-game") private readonly newGame!: NewGame;

  protected override render() {
    const { game } = this;
    return html`
      <tw-share .game=${game}></tw-share>
      <tw-rules .game=${game}></tw-rules>
      <tw-new-game .studio=${game.studio} .puzzle=${game.puzzle}></tw-new-game>
    `;
  }

  async open(name: DialogName): Promise<void> {
    const show = await this.#loaded(name);
    // not shown when the game was left meanwhile: an element that left the page is none of its kind
    if (this.isConnected) return show();
  }

  async #loaded(name: DialogName): Promise<() => void | Promise<void>> {
    const { game } = this;
    switch (name) {
      case "new":
        await import("./new-game");
        return () => this.newGame.open();
      case "share":
        await import("./share");
        return () => this.share.open();
      case "rules":
        await import("./rules");
        return () => this.rules.open();
      case "print": {
        const { askPrint } = await import("./print-dialog");
        return () => askPrint(game);
      }
      case "keys": {
        const { showKeys } = await import("./keys-dialog");
        return () => showKeys(game);
      }
    }
  }
}
