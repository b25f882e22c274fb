import { html, svg } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { dailyLink, data, hash } from "../base/address";
import type { Day } from "../base/days";
import { Part } from "../base/part";
import { capital } from "../base/words";
import "../board/picture";
import type { Converted, View } from "../engine/protocol";
import { Refusal } from "../engine/studio";
import type { Game } from "../game/game";
import "./share.css";
import * as words from "#words/share";
import { download, pngFile, svgText } from "./picture-file";
import { qr } from "./qr";

type What = "daily" | "position" | "history";

/** A text to pass on; and a link that opens it, if it is none itself. */
type Shared = { readonly name: string; readonly text: string; readonly link?: string };

/** Forms that every puzzle has; the dialog shows these anyway. */
const COMMON = ["id", "share"];

/** Width of a PNG in pixels. */
const WIDTH = 1_200;

/** A position and a game as link, QR code, picture and texts. */
@customElement("tw-share")
export class Share extends Part {
  @property({ attribute: false }) game!: Game;
  /** The subject of the share: the day's puzzle as nobody has begun it, the position, or that with its history. */
  @state() private what: What = "position";
  @state() private forms: readonly Shared[] | undefined;
  @state() private said = "";
  @state() private view: View | undefined;
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @query(".figure .scene") private readonly drawing!: SVGSVGElement;

  async open(): Promise<void> {
    this.view = this.game.view;
    this.what = this.#day === undefined ? "position" : "daily";
    this.forms = undefined;
    this.said = "";
    await this.updateComplete;
    this.dialog.showModal();
  }

  protected override render() {
    const { view } = this;
    const link = view ? linked(this.#address(view)) : "";
    return html`
      <dialog class="share" aria-labelledby="share-title">
        <h2 id="share-title">${words.title}</h2>
        ${
          view
            ? html`
              <div class="row" role="radiogroup" aria-label=${words.what}>
                ${this.#day === undefined ? "" : this.#choice(words.daily, "daily")} ${this.#choice(words.position, "position")}
                ${this.#choice(words.history, "history")}
              </div>
              ${this.#text({ name: words.link, text: link }, 0)}
              ${"share" in navigator ? html`<button @click=${() => void this.#pass(link)}>${words.pass}</button>` : ""}
              <div class="pictures">${this.#code(link)} ${this.#picture(view)}</div>
              ${this.#text({ name: words.id, text: view.id }, 1)}
              <details @toggle=${this.#unfold}>
                <summary>${words.forms}</summary>
                ${this.#text({ name: words.frame, text: this.#frame(view) }, 2)}
                ${this.forms ? this.forms.map((form, i) => this.#text(form, i + 3)) : html`<p class="thinking">${words.writing}</p>`}
              </details>
            `
            : ""
        }
        <div class="foot">
          <p role="status" class="muted">${this.said}</p>
          <button class="main" @click=${() => this.dialog.close()}>${words.close}</button>
        </div>
      </dialog>
    `;
  }

  get #day(): Day | undefined {
    return this.game.extras.daily;
  }

  #address({ play, id, puzzle }: View): string {
    if (this.what === "daily" && this.#day !== undefined) return dailyLink(this.#day, puzzle);
    return hash(this.what === "history" ? play : id);
  }

  /** HTML that shows the board in a page of somebody else. */
  #frame({ play, id }: View): string {
    const frame = document.createElement("iframe");
    frame.src = new URL(`embed.html?position=${encodeURIComponent(this.what === "history" ? play : id)}`, location.href).href;
    frame.title = this.game.puzzle.title;
    frame.width = "400";
    frame.height = "500";
    frame.style.border = "0";
    return frame.outerHTML;
  }

  #choice(said: string, what: What) {
    return html`<label class="check">
      <input type="radio" name="share-what" .checked=${this.what === what} @change=${() => (this.what = what)} /> ${said}
    </label>`;
  }

  #text({ name, text, link }: Shared, i: number) {
    return html`<div class="shared">
      <label for="shared-${i}">${name}</label>
      ${
        text.includes("\n")
          ? html`<textarea id="shared-${i}" readonly rows="3" .value=${text} @focus=${selected}></textarea>`
          : html`<input id="shared-${i}" readonly .value=${text} @focus=${selected} />`
      }
      <button aria-label=${words.copyNamed(name)} @click=${() => void this.#copy(text, i)}>${words.copy}</button>
      ${link ? html`<button aria-label=${words.copyLinkNamed(name)} data-link=${link} @click=${() => void this.#copy(link, i)}>${words.copyLink}</button>` : ""}
    </div>`;
  }

  #code(link: string) {
    const code = qr(link);
    return html`<figure>
      ${
        code
          ? html`<svg class="qr" viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${words.code}>
            ${svg`<path d=${code.path} />`}
          </svg>`
          : html`<p class="too-long">${words.tooLong}</p>`
      }
      <figcaption class="muted">${words.code}</figcaption>
    </figure>`;
  }

  #picture({ scene }: View) {
    return html`<figure class="figure">
      <tw-picture .scene=${scene}></tw-picture>
      <div class="row" role="group" aria-label=${words.picture}>
        <button @click=${() => this.#drawn((text) => download(new Blob([text], { type: "image/svg+xml" }), this.#name("svg")))}>
          ${words.saveSvg}
        </button>
        <button @click=${() => void this.#painted((file) => download(file, this.#name("png")))}>${words.savePng}</button>
        <button @click=${() => void this.#copyPicture()}>${words.copyPicture}</button>
      </div>
    </figure>`;
  }

  #name(kind: string): string {
    return `tilewright-${this.game.puzzle.id}.${kind}`;
  }

  #drawn(use: (text: string) => void): void {
    use(svgText(this.drawing, this.view?.scene.title ?? ""));
    this.said = words.savedSvg;
  }

  async #painted(use: (file: Blob) => void): Promise<void> {
    use(await pngFile(this.drawing, WIDTH));
    this.said = words.savedPng;
  }

  async #copyPicture(): Promise<void> {
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": pngFile(this.drawing, WIDTH) })]);
      this.said = words.copiedPicture;
    } catch {
      this.said = words.noPicture;
    }
  }

  async #pass(url: string): Promise<void> {
    try {
      await navigator.share({ title: document.title, url });
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === "AbortError")) {
        this.said = words.noSharing;
      }
    }
  }

  async #copy(text: string, i: number): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.said = words.copied;
    } catch {
      this.querySelector<HTMLElement>(`#shared-${i}`)?.focus();
      this.said = words.noCopy;
    }
  }

  readonly #unfold = async (event: Event): Promise<void> => {
    const { view } = this;
    if (!(event.target as HTMLDetailsElement).open || this.forms || !view) return;
    const forms = await this.#written(view);
    if (this.view === view) this.forms = forms;
  };

  /** The further forms of this puzzle's texts; and as links those that lead back here. */
  async #written(view: View): Promise<Shared[]> {
    const { studio, puzzle } = this.game;
    const found: Shared[] = [];
    for (const { id, about, faithful } of puzzle.forms.filter((form) => !COMMON.includes(form.id))) {
      try {
        const { line } = await studio.ask<Converted>({ do: "convert", play: view.play, to: id });
        if (line === undefined) continue;
        const text = line.trimEnd();
        const shared = { name: capital(about), text };
        const leadsBack = faithful && !text.includes("\n") && (await this.#readFirst(text));
        found.push(leadsBack ? { ...shared, link: linked(data(text)) } : shared);
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
      }
    }
    return found;
  }

  /** Is this puzzle the first that reads a text? Then a link with the text alone leads here. */
  async #readFirst(text: string): Promise<boolean> {
    const { studio, puzzle } = this.game;
    for (const { id } of studio.readers(text)) {
      try {
        await studio.ask<View>({ do: "view", play: `${id}:${text}` });
        return id === puzzle.id;
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
      }
    }
    return false;
  }
}

function selected(event: Event): void {
  (event.target as HTMLInputElement | HTMLTextAreaElement).select();
}

function linked(rest: string): string {
  return `${location.origin}${location.pathname}${rest}`;
}
