import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon, type Icon } from "../base/icons";
import { Part } from "../base/part";
import type { Place } from "../engine/protocol";

/** What is needed all the time, always in view: on a phone at the lower edge. Tells `undo`, `redo`, `hint` and `more`. */
@customElement("tw-action-bar")
export class ActionBar extends Part {
  @property({ attribute: false }) place: Place | undefined;
  @property({ type: Boolean }) hints = false;

  protected override render() {
    const { place, hints } = this;
    return html`
      <div class="actions" role="group" aria-label="Actions">
        ${this.#button("undo", "Undo", place?.undo ?? false, "Ctrl+Z")}
        ${this.#button("redo", "Redo", place?.redo ?? false, "Ctrl+Y")}
        ${hints ? this.#button("hint", "Hint", true) : ""}
        ${this.#button("menu", "More", true)}
      </div>
    `;
  }

  #button(sign: Icon, words: string, able: boolean, title = "") {
    const does = sign === "menu" ? "more" : sign;
    return html`<button class="action ${does}" ?disabled=${!able} title=${title} @click=${() => this.tell(does)}>
      ${icon(sign)} ${words}
    </button>`;
  }
}
