import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { live } from "lit/directives/live.js";
import { Part } from "../base/part";
import { grouped } from "../words/language";
import * as words from "#words/theater";
import type { DepthProfile } from "./depth-profile";

const BARS = 200;

/** The drawing: bars 5 apart and 50 high, above them the solutions. */
const [PITCH, WIDTH, HIGH, TICKS] = [5, 3.4, 50, 12];

/** A slider over a search: bars of its depth, ticks where solutions are. Fires `scrub` (a step). */
@customElement("tw-scrub-bar")
export class ScrubBar extends Part {
  @property({ attribute: false }) profile: DepthProfile | undefined;
  @property({ type: Number }) step = 0;
  /** The last step that one can go to. */
  @property({ type: Number }) furthest = 0;

  protected override render() {
    const { profile, step, furthest } = this;
    const done = furthest === 0 ? 0 : Math.min(1, step / furthest);
    return html`<div class="scrub">
        <svg viewBox="0 0 ${BARS * PITCH} ${TICKS + HIGH}" preserveAspectRatio="none" aria-hidden="true">
          ${guard([profile, furthest, Math.round(done * BARS)], () => this.#drawing(Math.round(done * BARS)))}
          <path class="head" d="M${done * BARS * PITCH} 0v${TICKS + HIGH}" />
        </svg>
        <input
          type="range"
          name="scrub"
          min="0"
          max=${furthest}
          aria-label=${words.goToStep}
          aria-valuetext=${words.stepOf(step, furthest)}
          .value=${live(String(step))}
          ?disabled=${furthest === 0}
          @input=${(event: Event) => this.tell("scrub", Number((event.target as HTMLInputElement).value))}
        />
      </div>
      <p class="ends"><span data-figure="step">${grouped(step)}</span><span>${step > furthest ? words.scrubbed(furthest) : grouped(furthest)}</span></p>`;
  }

  #drawing(past: number) {
    const { profile, furthest } = this;
    if (!profile || furthest === 0) return "";
    const high = HIGH / Math.max(1, profile.deepest);
    const paths = { past: "", ahead: "", solved: "" };
    profile.bars(BARS, furthest).forEach(({ depth, solved }, i) => {
      const x = i * PITCH;
      const top = TICKS + HIGH - Math.max(1, depth * high);
      paths[i < past ? "past" : "ahead"] += `M${x} ${TICKS + HIGH}V${top.toFixed(1)}h${WIDTH}V${TICKS + HIGH}z`;
      if (solved) paths.solved += `M${x} 0h${WIDTH}v6h-${WIDTH}z`;
    });
    return svg`${Object.entries(paths).map(([name, d]) => svg`<path class=${name} d=${d} />`)}`;
  }
}
