import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import * as words from "#words/room";
import { nameOf } from "./names";
import "./parts.css";
import { phraseOf, saidBy, SIGNS } from "./reactions";
import { RoomPart } from "./room-part";
import type { Said } from "./types";

/** So many phrases that were said are shown. */
const SHOWN = 3;

/** The set phrases and reactions, and the last ones that were said. */
@customElement("tw-room-phrases")
export class RoomPhrases extends RoomPart {
  /** All that was said, the last at the end. */
  @property({ attribute: false }) said: readonly Said[] = [];
  /** The version of the others' last step; 0 for none. */
  @property({ attribute: false }) step = 0;

  protected override render() {
    const { state, you } = this;
    if (!state || (you.seat < 0 && this.said.length === 0)) return html``;
    return html`<section class="room-phrases room-card" aria-label=${words.phrasesTitle}>
      ${
        this.said.length === 0
          ? ""
          : html`<ul class="room-said">
            ${this.said.slice(-SHOWN).map(({ phrase, seat }) => html`<li><b>${nameOf(state, seat, you.seat)}</b> ${saidBy(phrase)}</li>`)}
          </ul>`
      }
      ${
        you.seat < 0 || this.step === 0
          ? ""
          : html`<div class="room-phrase-keys" role="group" aria-label=${words.react}>
            ${SIGNS.map(
              (sign, i) =>
                html`<button class="chip" title=${words.reactions[i]!} @click=${() => this.want({ do: "say", phrase: phraseOf(i), to: this.step })}>
                  <b aria-hidden="true">${sign}</b> <span>${words.reactions[i]}</span>
                </button>`,
            )}
          </div>`
      }
      ${
        you.seat < 0
          ? ""
          : html`<div class="room-phrase-keys" role="group" aria-label=${words.sayIt}>
            ${words.phrases.map((phrase, i) => html`<button class="chip" @click=${() => this.want({ do: "say", phrase: i + 1 })}>${phrase}</button>`)}
          </div>`
      }
    </section>`;
  }
}
