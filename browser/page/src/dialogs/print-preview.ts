import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import * as words from "#words/print";
import { pages, type Sheets } from "./pdf-sheets";

/** Number of pages that are asked for at once, behind the first. */
const AT_ONCE = 4;

/** Number of milliseconds in which nothing else must be chosen before pages are asked for. */
const QUIET = 250;

/**
 * The pages of sheets as the server lays them out, one at a time. What is asked for next takes the place of what was asked for
 * before. Fires `stop`, and `again` where it does not know what to ask for.
 */
@customElement("tw-print-preview")
export class PrintPreview extends Part {
  /** What is to be shown; undefined while that is not known. */
  @property({ attribute: false }) sheets: Sheets | undefined;
  /** The message while there is nothing to ask for. */
  @property() waiting = "";
  @state() private pages: readonly string[] = [];
  /** Number of all pages; 0 as long as that is not known. */
  @state() private all = 0;
  /** Whether the pages are of what is asked for now, not of what was before. */
  @state() private fresh = false;
  /** The page that is shown, from 0. */
  @state() private shown = 0;
  @state() private loading = false;
  /** Why it has ended before all pages are there; empty while it goes on, and at its end. */
  @state() private ended = "";
  /** What the pages are of. */
  #of = "";
  #stopped: AbortController | undefined;
  #done: Promise<void> = Promise.resolve();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopped?.abort();
  }

  /** All pages, when they are there; undefined when they cannot be had. */
  async whole(): Promise<readonly string[] | undefined> {
    await this.updateComplete;
    if (!this.loading && !(this.fresh && this.pages.length === this.all)) this.#load();
    await this.#done;
    return this.fresh && this.pages.length === this.all ? this.pages : undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("waiting") && this.waiting !== "") this.ended = "";
    const asked = JSON.stringify(this.sheets) ?? "";
    if (asked === this.#of) return;
    this.#of = asked;
    this.#stopped?.abort();
    this.fresh = false;
    if (this.sheets) this.#load();
  }

  protected override render(): TemplateResult {
    const { pages, all, fresh, shown, loading, waiting, ended } = this;
    const page = pages[shown];
    const going = loading || waiting !== "";
    const said = waiting || (fresh ? words.makingPage(Math.min(pages.length + 1, all), all) : words.makingPages);
    return html`
      <div class="turning" role="group" aria-label=${words.preview} tabindex="0" @keydown=${this.#key}>
        <div class="page" .style=${page ? `--ratio: ${ratio(page)}` : ""} role="img" aria-label=${page ? words.shown(shown + 1, all) : words.preview} ?data-stale=${going && !fresh}>
          ${page ? html`<div aria-hidden="true">${unsafeHTML(page)}</div>` : ""}
        </div>
      </div>
      <div class="paging">
        <button type="button" class="iconbutton" aria-label=${words.before} ?disabled=${shown === 0} @click=${() => this.#turn(-1)}>${icon("before")}</button>
        <p aria-live="polite">${page ? words.shown(shown + 1, all) : ""}</p>
        <button type="button" class="iconbutton" aria-label=${words.after} ?disabled=${shown + 1 >= all} @click=${() => this.#turn(1)}>${icon("after")}</button>
      </div>
      <div class="making">
        ${
          going
            ? html`<progress max=${all || 1} .value=${fresh ? pages.length : 0} aria-label=${words.preview}></progress> <span>${said}</span>
              <button type="button" class="quiet" @click=${this.#stop}>${words.stop}</button>`
            : ended !== ""
              ? html`<span>${ended}</span> <button type="button" class="quiet" @click=${this.#again}>${words.goOn}</button>`
              : ""
        }
      </div>
    `;
  }

  readonly #stop = (): void => {
    this.#stopped?.abort();
    this.loading = false;
    this.ended = words.stopped;
    this.tell("stop");
  };

  readonly #again = (): void => {
    this.ended = "";
    if (this.sheets) this.#load();
    else this.tell("again");
  };

  #load(): void {
    const { sheets } = this;
    if (!sheets) return;
    this.#stopped?.abort();
    const stopped = (this.#stopped = new AbortController());
    this.loading = true;
    this.fresh = false;
    this.ended = "";
    this.#done = this.#loaded(sheets, stopped.signal).finally(() => {
      if (!stopped.signal.aborted) this.loading = false;
    });
  }

  async #loaded(sheets: Sheets, stopped: AbortSignal): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, QUIET));
    const found: string[] = [];
    for (let all = 1; found.length < all; ) {
      if (stopped.aborted) return;
      const from = found.length + 1;
      const some = await pages(sheets, from, found.length === 0 ? 1 : Math.min(all, from + AT_ONCE - 1), stopped);
      if (stopped.aborted) return;
      if (typeof some === "string" || some.svg.length === 0) {
        this.ended = typeof some === "string" ? some : words.stopped;
        return;
      }
      found.push(...some.svg);
      all = some.pages;
      this.fresh = true;
      [this.all, this.pages, this.shown] = [all, [...found], Math.min(this.shown, all - 1)];
    }
  }

  #turn(by: number): void {
    this.shown = Math.max(0, Math.min(this.all - 1, this.shown + by));
  }

  readonly #key = (event: KeyboardEvent): void => {
    const on = getComputedStyle(this).direction === "rtl" ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: on,
      ArrowLeft: -on,
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 1,
      PageUp: -1,
      Home: -this.all,
      End: this.all,
    };
    const by = steps[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.#turn(by);
  };
}

/** The width of a page by its height. */
function ratio(page: string): number {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(page) ?? [];
  return Number(width) / Number(height) || 1;
}
