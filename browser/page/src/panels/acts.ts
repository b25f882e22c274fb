import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import { capital } from "../base/words";
import { formatGestures } from "../engine/gesture";
import type { Spot } from "../engine/protocol";

/** A button for each spot that is no place on the board. Fires `gesture`. */
@customElement("tw-acts")
export class Acts extends Part {
  @property({ attribute: false }) buttons: readonly Spot[] = [];
  /** The spots that may be tapped now. */
  @property({ attribute: false }) tap: readonly string[] = [];

  protected override render() {
    if (this.buttons.length === 0) return html``;
    return html`<div class="acts">
      ${this.buttons.map(({ id, label, place = label, content = "" }) => {
        const offered = this.tap.includes(id);
        return html`<button
          class="act ${offered ? "main" : ""}"
          data-spot=${id}
          aria-disabled=${!offered}
          title=${offered ? "Enter" : capital(content)}
          @click=${() => this.tell("gesture", formatGestures([{ kind: "tap", spot: id }]))}
        >
          ${capital(place)}
        </button>`;
      })}
    </div>`;
  }
}
