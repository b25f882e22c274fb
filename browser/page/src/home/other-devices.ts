import { html, svg, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { download } from "../dialogs/picture-file";
import { qr } from "../dialogs/qr";
import "../dialogs/share.css";
import { relativeTime } from "./relative-time";
import * as words from "#words/saved";
import { isKey, key, keyLink } from "../saved/key";
import "./other-devices.css";
import { keeps, NoAnswer } from "../saved/server";
import { sync } from "../saved/sync";

/** Number of milliseconds after which the time since the last round is told anew. */
const MINUTE = 60_000;

/** How games come to other devices: what is kept on the server under a key, if it keeps such things. */
@customElement("tw-other-devices")
export class OtherDevices extends Part {
  /** The key in a link by which one came; empty for none. */
  @property() link = "";
  /** Whether the server keeps what people save; undefined while it is asked. */
  @state() private keeps: boolean | undefined;
  @state() private said = "";
  @state() private erasing = false;
  @state() private busy = false;
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  #minutes = 0;

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    sync.addEventListener("change", this.#changed);
    this.#minutes = window.setInterval(this.#changed, MINUTE);
    if (this.link === key()) this.link = "";
    if (sync.standing.on) sync.start();
    else this.keeps = await keeps();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    sync.removeEventListener("change", this.#changed);
    clearInterval(this.#minutes);
  }

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override render() {
    return html`
      <dialog class="other-devices" aria-labelledby="other-devices-title" @close=${() => this.remove()}>
        <h2 id="other-devices-title" tabindex="-1" autofocus>${this.link === "" ? words.title : words.offered}</h2>
        ${this.#content()}
        <div class="foot">
          <p role="status" class="muted">${this.said}</p>
          <div class="row end">${this.#buttons()}</div>
        </div>
      </dialog>
    `;
  }

  #content(): TemplateResult {
    const { on, gone } = sync.standing;
    if (this.link !== "") return this.#offer();
    if (on) return this.erasing ? html`<p>${words.erasing(sync.standing.count)}</p>` : this.#on();
    if (this.keeps === undefined) return html`<p class="thinking">${words.asking}</p>`;
    if (!this.keeps) return html`<p>${words.none}</p>`;
    return html`
      ${gone ? html`<p class="told">${words.gone}</p>` : ""}
      <p>${words.off}</p>
      <p class="muted">${words.privacy}</p>
    `;
  }

  #buttons(): TemplateResult {
    const { on } = sync.standing;
    const close = (said: string, main = "") => html`<button class=${main} @click=${() => this.dialog.close()}>${said}</button>`;
    if (this.link !== "") {
      const good = isKey(this.link) && (this.keeps || on);
      return good ? html`${close(words.notNow)} <button class="main" @click=${this.#use}>${words.use}</button>` : close(words.close, "main");
    }
    if (on && this.erasing) {
      return html`<button @click=${() => (this.erasing = false)}>${words.cancel}</button>
        <button class="main" ?disabled=${this.busy} @click=${this.#erase}>${words.eraseAll}</button>`;
    }
    if (!on && this.keeps) return html`${close(words.close)} <button class="main" @click=${this.#turnOn}>${words.turnOn}</button>`;
    return close(words.close, "main");
  }

  #offer(): TemplateResult {
    if (!isKey(this.link)) return html`<p>${words.badLink}</p>`;
    const { on } = sync.standing;
    if (!on && this.keeps === undefined) return html`<p class="thinking">${words.asking}</p>`;
    if (!on && !this.keeps) return html`<p>${words.noGames}</p>`;
    return html`
      <p>${words.offeredAbout}</p>
      ${on ? html`<p>${words.offeredOther}</p>` : ""}
      <p class="muted">${words.offeredWarning}</p>
    `;
  }

  #on(): TemplateResult {
    const { count, tooLong, copies } = sync.standing;
    const link = keyLink(key() ?? "");
    const code = qr(link);
    return html`
      <div class="told">
        <p>${words.on(count)} <span role="status">${this.#state()}</span></p>
        ${tooLong > 0 ? html`<p>${words.tooLong(tooLong)}</p>` : ""} ${copies > 0 ? html`<p>${words.copies(copies)}</p>` : ""}
      </div>
      <div class="mine">
        ${code ? html`<svg class="qr" viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${words.code}>${svg`<path d=${code.path} />`}</svg>` : ""}
        <div>
          <div class="shared">
            <label for="mine-link">${words.link}</label>
            <input id="mine-link" readonly .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
            <button aria-label=${words.copyLink} @click=${() => void this.#copy(link)}>${words.copy}</button>
          </div>
          <p class="muted">${words.secret}</p>
        </div>
      </div>
      <div class="row">
        <button aria-label=${words.exportAll} ?disabled=${this.busy} @click=${this.#export}>${words.exporting}</button>
        <button @click=${this.#turnOff}>${words.turnOff}</button>
        <button aria-label=${words.eraseThere} @click=${this.#ask}>${words.erase}</button>
      </div>
    `;
  }

  #state(): string {
    const { working, at, trouble, full } = sync.standing;
    if (working) return words.working;
    switch (trouble?.why) {
      case undefined:
        return full ? words.full : at === 0 ? "" : words.upToDate(relativeTime(at, Date.now()));
      case "offline":
        return words.offline;
      case "nothing":
        return words.nothing;
      case "full":
        return words.full;
      default:
        return words.later(trouble?.reason ?? "");
    }
  }

  readonly #changed = (): void => {
    if (!sync.standing.on && this.keeps === undefined) void keeps().then((found) => (this.keeps = found));
    this.requestUpdate();
  };

  readonly #turnOn = (): void => {
    this.said = "";
    sync.turnOn();
  };

  readonly #use = (): void => {
    sync.turnOn(this.link);
    this.link = "";
  };

  readonly #turnOff = (): void => {
    sync.turnOff();
    this.said = words.turnedOff;
  };

  readonly #ask = (): void => {
    this.erasing = true;
    this.said = "";
  };

  readonly #erase = (): Promise<void> =>
    this.#do(async () => {
      await sync.erase();
      this.erasing = false;
      return words.erased;
    });

  readonly #export = (): Promise<void> =>
    this.#do(async () => {
      download(await sync.export(), "tilewright-saved.json");
      return words.exported;
    });

  /** Does what takes its time, and says how it ended. */
  async #do(work: () => Promise<string>): Promise<void> {
    this.busy = true;
    this.said = "";
    try {
      this.said = await work();
    } catch (failure) {
      const known = failure instanceof NoAnswer && failure.why !== "offline";
      this.said = words.failed(known ? failure.message : words.notReached);
    } finally {
      this.busy = false;
    }
  }

  async #copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      this.said = words.copied;
    } catch {
      this.querySelector<HTMLElement>("#mine-link")?.focus();
      this.said = words.noCopy;
    }
  }
}

/**
 * Shows how games come to other devices.
 *
 * @param link the key in a link by which one came
 */
export function showOtherDevices(link = ""): void {
  document.querySelector("tw-other-devices")?.remove();
  const dialog = document.createElement("tw-other-devices") as OtherDevices;
  dialog.link = link;
  document.body.append(dialog);
}
