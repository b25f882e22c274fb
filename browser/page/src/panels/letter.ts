import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { letter } from "../base/address";
import { Part } from "../base/part";
import type { View } from "../engine/protocol";
import type { Game } from "../game/game";
import * as words from "#words/letter";

/** Sends the game to a friend elsewhere: by another app where the browser can, else as a link to be pasted. */
@customElement("tw-letter")
export class Letter extends Part {
  @property({ attribute: false }) game!: Game;
  /** Changes with the game. */
  @property({ attribute: false }) view!: View;
  /** Takes the place of the button where it cannot be copied. */
  @state() private link = "";

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("view")) this.link = "";
  }

  protected override render() {
    return html`<div class="acts">
      ${
        this.link === ""
          ? html`<button class="act main" @click=${() => void this.#send()}>${this.view.status.over ? words.sendEnd : words.send}</button>`
          : html`<input class="act" readonly aria-label=${words.link} .value=${this.link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />`
      }
    </div>`;
  }

  async #send(): Promise<void> {
    const { game, view } = this;
    const url = location.origin + location.pathname + letter(view.play, view.id);
    if ("share" in navigator) {
      try {
        return await navigator.share({ title: game.puzzle.title, text: words.invitation(game.puzzle.title), url });
      } catch (failure) {
        if (failure instanceof DOMException && failure.name === "AbortError") return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      game.say(words.copied, "good");
    } catch {
      this.link = url;
      game.say(words.copyIt);
      await this.updateComplete;
      this.querySelector("input")?.focus();
    }
  }
}
