import { html, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { hash, LONGEST_TEXT } from "../base/address";
import { allFigures } from "../base/figures";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import { sentence } from "../base/words";
import type { Checked } from "../engine/protocol";
import { reason, Refusal, type Studio } from "../engine/studio";
import "../home/home.css";
import "../home/top";
import "./puzzle.css";
import { certificatesOf, positionOf, proofLink, proofOfLink } from "../game/certificates";
import "./proof.css";
import { brought } from "../game/brought";
import * as words from "#words/proof";

/** Number of certificates of a text that are listed. */
const MOST = 200;

/** A certificate, and what the checker says of it. */
type Verdict = {
  readonly certificate: string;
  readonly checked?: Checked;
  readonly fault?: string;
  readonly place?: string;
};

/** Checks certificates that are pasted, opened from a file, or brought by a link, by the engine that has no solver. */
@customElement("tw-proofs")
export class ProofPage extends Part {
  @property({ attribute: false }) studio!: Studio;
  /** The certificate of a link; empty for none. */
  @property({ attribute: false }) code = "";
  @state() private verdicts: readonly Verdict[] = [];
  @state() private fault = "";
  @state() private checking = false;
  @state() private link = "";
  @query("textarea") private readonly text!: HTMLTextAreaElement;

  override connectedCallback(): void {
    super.connectedCallback();
    allFigures();
    addEventListener("paste", this.#pasted, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("paste", this.#pasted, { capture: true });
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("code")) void this.#take();
  }

  /** What the address or another part of the page has brought here. */
  async #take(): Promise<void> {
    const text = this.code === "" ? brought() : await proofOfLink(this.code, LONGEST_TEXT);
    if (text === undefined && this.code !== "") this.fault = words.brokenLink;
    if (!text) return;
    this.text.value = text;
    await this.#check(text);
  }

  protected override render() {
    const { verdicts, checking, fault, link } = this;
    const good = verdicts.filter(({ checked }) => checked).length;
    return html`
      <tw-top here=""></tw-top>
      <main class="puzzle-page proofs" @dragover=${(event: Event) => event.preventDefault()} @drop=${this.#dropped}>
        <header>
          <h1>${words.title}</h1>
          <p>${words.about}</p>
        </header>
        <label>
          ${words.text}
          <textarea rows="8" spellcheck="false" autocomplete="off" wrap="off"></textarea>
        </label>
        <div class="row">
          <button type="button" class="main" ?disabled=${checking} @click=${() => void this.#check(this.text.value)}>${words.check}</button>
          <label class="button file">
            ${words.file}
            <input type="file" class="unseen" @change=${this.#chosen} />
          </label>
          ${link === "" ? "" : html`<a href=${`./${link}`}>${words.link}</a>`}
        </div>
        <p role="status" class=${fault === "" ? "muted" : "message refused"}>${fault || (checking ? words.checking : verdicts.length > 1 ? words.count(good, verdicts.length) : "")}</p>
        <ol class="verdicts">
          ${verdicts.slice(0, MOST).map((verdict) => html`<li class=${verdict.checked ? "holds" : "fails"}>${this.#verdict(verdict)}</li>`)}
        </ol>
      </main>
    `;
  }

  #verdict({ certificate, checked, fault = "", place = "" }: Verdict) {
    const size = html`<small class="muted">${words.bytes(certificate.length)}</small>`;
    if (!checked) {
      return html`<p>${icon("close")} <b>${words.refused}</b> ${sentence(fault)} ${size}</p>
        ${place === "" ? "" : html`<pre tabindex="0" role="group" aria-label=${words.place}>${place}</pre>`}`;
    }
    const position = positionOf(certificate);
    return html`<p>${icon("tick")} <b>${words.holds}</b> ${checked.line} ${size}</p>
      ${position === undefined ? "" : html`<p><a href=${`./${hash(position)}`}>${words.open}</a></p>`}`;
  }

  /** Checks all certificates of a text, one after the other, as long as somebody looks. */
  async #check(text: string): Promise<void> {
    this.fault = this.link = "";
    this.verdicts = [];
    const all = certificatesOf(text);
    if (all.length === 0) {
      this.fault = words.empty;
      return;
    }
    this.checking = true;
    try {
      for (const certificate of all) {
        const verdict = await this.#ask(certificate);
        if (!this.isConnected) return;
        this.verdicts = [...this.verdicts, verdict];
      }
      if (all.length === 1 && this.verdicts[0]?.checked) this.link = (await proofLink(all[0]!)) ?? "";
    } catch (failure) {
      this.fault = reason(failure);
    } finally {
      this.checking = false;
    }
  }

  async #ask(certificate: string): Promise<Verdict> {
    try {
      return { certificate, checked: await this.studio.ask<Checked>({ do: "verify", text: certificate }) };
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      return { certificate, fault: failure.message, place: failure.place };
    }
  }

  /** A certificate that is pasted anywhere is checked; the app would take it for a puzzle. */
  readonly #pasted = (event: ClipboardEvent): void => {
    if ((event.target as Element).closest("input, textarea")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() === "") return;
    event.stopImmediatePropagation();
    this.text.value = text;
    void this.#check(text);
  };

  readonly #dropped = (event: DragEvent): void => {
    event.preventDefault();
    void this.#read(event.dataTransfer?.files[0]);
  };

  readonly #chosen = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    void this.#read(field.files?.[0]);
    field.value = "";
  };

  async #read(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > LONGEST_TEXT) {
      this.verdicts = [];
      this.fault = words.tooLarge(LONGEST_TEXT / 1e6);
      return;
    }
    try {
      this.text.value = await file.text();
    } catch {
      this.fault = words.unreadable;
      return;
    }
    await this.#check(this.text.value);
  }
}
