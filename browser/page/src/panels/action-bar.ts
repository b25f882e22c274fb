import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon, type Icon } from "../base/icons";
import { PatientPart } from "../base/part";
import * as words from "#words/game";

/** Something that is done at the foot of the column; its name is also that of its sign. */
export type Act = Extract<Icon, keyof typeof words.acts>;

/** The buttons that are needed all the time. Fires `do` (an {@link Act}). */
@customElement("tw-action-bar")
export class ActionBar extends PatientPart {
  @property({ attribute: false }) acts: readonly Act[] = [];
  /** The actions that can do nothing now. */
  @property({ attribute: false }) idle: readonly Act[] = [];
  /** The actions that are on. */
  @property({ attribute: false }) on: readonly Act[] = [];

  protected override render() {
    return html`<div class="actions" role="group" aria-label=${words.actions}>${this.acts.map((act) => this.#button(act))}</div>`;
  }

  #button(act: Act) {
    const on = this.on.includes(act);
    return html`<button
      class="action do-${act} ${on ? "on" : ""}"
      ?disabled=${this.idle.includes(act)}
      aria-pressed=${act === "notes" ? on : nothing}
      aria-haspopup=${act === "history" ? "dialog" : nothing}
      title=${TITLES[act] ?? ""}
      @click=${() => this.tell("do", act)}
    >
      ${icon(act)} <span>${words.acts[act]}</span>
    </button>`;
  }
}

const TITLES: Readonly<Partial<Record<Act, string>>> = { undo: "Ctrl+Z", redo: "Ctrl+Y", hint: "H" };
