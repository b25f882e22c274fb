import { html } from "lit";
import { customElement, property, state as internal } from "lit/decorators.js";
import * as words from "#words/room";
import { allFigures } from "../../base/figures";
import { readCode } from "./codes";
import "./parts.css";
import { RoomPart } from "./room-part";

/** Enters a room by the code that somebody has said. Fires `room-do`. */
@customElement("tw-room-code")
export class RoomCode extends RoomPart {
  /** What the server says of the last code. */
  @property() fault = "";
  @property({ type: Boolean }) busy = false;
  @internal() private unread = false;

  override connectedCallback(): void {
    super.connectedCallback();
    allFigures();
  }

  protected override render() {
    const said = this.unread ? words.noCode : this.fault;
    return html`<section aria-labelledby="room-code-title">
      <form class="room-code room-card" novalidate @submit=${this.#enter}>
        <h2 id="room-code-title">${words.codeTitle}</h2>
        <p class="muted" id="room-code-about">${words.codeAbout}</p>
        <input
          name="code" aria-label=${words.code} aria-describedby="room-code-about room-code-fault" aria-invalid=${said !== ""}
          autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="24" dir="ltr" @input=${() => (this.unread = false)}
        />
        <p class="refused" id="room-code-fault" role="alert">${said}</p>
        <button class="main" aria-busy=${this.busy} ?disabled=${this.busy}>${words.enter}</button>
      </form>
    </section>`;
  }

  readonly #enter = (event: Event): void => {
    event.preventDefault();
    const field = this.querySelector("input")!;
    const code = readCode(field.value);
    this.unread = code === undefined;
    if (code !== undefined) return this.want({ do: "enter", code });
    field.focus();
  };
}
