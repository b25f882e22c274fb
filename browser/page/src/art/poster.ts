import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PatientPart } from "../base/part";
import { built, type Plan } from "./building";
import { drawing, pieces } from "./picture";

/** A poster is so wide and high; what is above the building is sky. It is scaled, never cut. */
const FRAME = { width: 296, height: 348, wide: 280, high: 232, foot: 6 };

/** A building under the sky of a room, which is that of an element around it. Decoration: silent. */
@customElement("tw-poster")
export class Poster extends PatientPart {
  @property({ attribute: false }) plan: Plan | undefined;

  protected override render() {
    const { plan } = this;
    return html`<svg class="poster" viewBox="0 90 296 258" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <circle class="sun" cx="208" cy="140" r="47" />
      ${plan ? drawing(pieces(built(plan), FRAME)) : svg``}
    </svg>`;
  }
}
