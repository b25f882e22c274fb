import { html, svg, type TemplateResult } from "lit";
import { customElement, property, state as internal } from "lit/decorators.js";
import { allFigures } from "../../base/figures";
import { icon } from "../../base/icons";
import { qr } from "../../dialogs/qr";
import "../../dialogs/share.css";
import * as words from "#words/room";
import { spoken } from "./codes";
import "./parts.css";
import { RoomPart } from "./room-part";

/** The links of a room; for a seat that has none an empty text. */
export type Links = {
  /** Empty where it opens nothing any more, or was told to another browser. */
  readonly code: string;
  readonly seats: readonly string[];
  readonly any: string;
  readonly watch: string;
  /** With the key of one's own seat. */
  readonly move?: string;
};

/** The ways to invite others, and to move one's seat to another device. Fires `room-say` (a sentence) for what was copied, and `room-open` (whether anyone may join). */
@customElement("tw-room-links")
export class RoomLinks extends RoomPart {
  @property({ attribute: false }) links: Links = { code: "", seats: [], any: "", watch: "" };
  /** Whether anyone may join; undefined where that cannot be. */
  @property({ attribute: false }) open: boolean | undefined;
  /** The link whose QR code is shown. */
  @internal() private shown = "";
  /** What came of copying a link. */
  @internal() private said: { readonly link: string; readonly text: string } | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    allFigures();
  }

  protected override render() {
    const { links, state } = this;
    const { code } = links;
    const free = links.seats.map((link, i) => ({ link, i })).filter(({ link, i }) => link !== "" && state?.seats[i]?.taken !== true);
    const full = state?.seats.every(({ who, taken }) => who === "computer" || taken);
    const asks = links.any !== "" && !full;
    if (!asks && links.watch === "" && !links.move) return html``;
    return html`<section class="room-links room-card" aria-labelledby="room-links-title">
      <h2 id="room-links-title">${asks ? words.invite : links.watch === "" ? words.yourSeat : words.links}</h2>
      ${
        code === "" || full
          ? ""
          : html`<p class="room-said-code"><span class="muted">${words.sayCode}</span> <b dir="ltr"><span aria-hidden="true">${spoken(code)}</span><span class="unseen">${code.split("").join(" ")}</span></b></p>`
      }
      ${asks && this.open !== undefined ? this.#anyone(this.open) : ""}
      ${asks ? this.#link(words.anySeat, words.anyAbout, links.any) : full && links.watch !== "" ? html`<p class="muted">${words.full}</p>` : ""}
      ${free.length > 1 ? free.map(({ link, i }) => this.#link(words.forSeat(i + 1), "", link)) : ""}
      ${this.#link(words.forWatching, words.watchAbout, links.watch)}
      ${links.move ? this.#move(links.move) : ""}
    </section>`;
  }

  #anyone(open: boolean): TemplateResult {
    const set = ({ target }: Event) => this.tell("room-open", (target as HTMLInputElement).checked);
    return html`<label class="check switch"><input type="checkbox" role="switch" .checked=${open} @change=${set} /> ${words.anyone} <small class="muted">${words.anyoneAbout}</small></label>`;
  }

  #link(name: string, about: string, link: string): TemplateResult | "" {
    if (link === "") return "";
    return html`<div class="room-link">
      <p><b>${name}</b> ${about === "" ? "" : html`<small>${about}</small>`}</p>
      <div class="room-link-ways" role="group" aria-label=${name}>
        <button aria-label=${words.of(words.copy, name)} @click=${() => void this.#copy(link)}>${words.copy}</button>
        ${
          "share" in navigator
            ? html`<button aria-label=${words.of(words.share, name)} @click=${() => void this.#share(link)}>${icon("share")} ${words.share}</button>`
            : ""
        }
        <button aria-label=${words.of(words.qr, name)} aria-expanded=${this.shown === link} @click=${() => this.#show(link)}>${words.qr}</button>
      </div>
      ${this.said?.link === link ? html`<input readonly aria-label=${name} ?hidden=${this.said.text === words.copied} .value=${link} @focus=${selected} /><p class="room-note">${this.said.text}</p>` : ""}
      ${this.shown === link ? this.#code(link, words.codeOf(name)) : ""}
    </div>`;
  }

  #move(link: string): TemplateResult {
    return html`<div class="room-link room-move">
      <button aria-expanded=${this.shown === link} @click=${() => this.#show(link)}>${words.move}</button>
      ${this.shown === link ? html`<p>${words.moveWarning}</p> ${this.#code(link, words.codeOf(words.move))}` : ""}
    </div>`;
  }

  #code(link: string, name: string): TemplateResult {
    const code = qr(link);
    return code
      ? html`<svg class="qr" viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${name}>${svg`<path d=${code.path} />`}</svg>`
      : html`<p>${words.longLink}</p>`;
  }

  #show(link: string): void {
    this.shown = this.shown === link ? "" : link;
  }

  async #copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      this.#tellOf(link, words.copied);
    } catch {
      this.#tellOf(link, words.noCopy);
      await this.updateComplete;
      this.querySelector<HTMLInputElement>("input[readonly]")?.focus();
    }
  }

  async #share(url: string): Promise<void> {
    try {
      await navigator.share({ title: document.title, text: words.invitation, url });
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === "AbortError")) this.#tellOf(url, words.noSharing);
    }
  }

  #tellOf(link: string, text: string): void {
    this.said = { link, text };
    this.tell("room-say", text);
  }
}

function selected(event: Event): void {
  (event.target as HTMLInputElement).select();
}
