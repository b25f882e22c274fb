import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import type { Scene } from "../engine/protocol";
import { withoutButtons } from "./buttons";
import { frame } from "./frame";
import { drawn } from "./marks";

/** A scene to look at, without anything to do. Whoever cannot see it finds the same in the words beside it. */
@customElement("tw-picture")
export class Picture extends Part {
  @property({ attribute: false }) scene: Scene | undefined;

  protected override render() {
    if (!this.scene) return html``;
    const { viewBox, ground, frame: around, below, above } = frame(withoutButtons(this.scene), false);
    return html`<svg class="scene ${ground}" viewBox=${viewBox} aria-hidden="true">
      ${around}
      <g>${drawn(below)}</g>
      <g>${drawn(above)}</g>
    </svg>`;
  }
}
