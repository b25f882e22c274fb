import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import type { Scene } from "../engine/protocol";
import { drawn } from "./marks";

/** A scene to look at, without anything to do. Whoever cannot see it finds the same in the words beside it. */
@customElement("tw-picture")
export class Picture extends Part {
  @property({ attribute: false }) scene: Scene | undefined;

  protected override render() {
    const { width = 1, height = 1, marks = [] } = this.scene ?? {};
    return html`<svg class="scene" viewBox="-0.5 -0.5 ${width + 1} ${height + 1}" aria-hidden="true">
      ${drawn(marks)}
    </svg>`;
  }
}
