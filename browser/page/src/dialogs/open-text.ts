import { html } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { LONGEST_TEXT, textOf } from "../base/address";
import { Part } from "../base/part";
import { sentence } from "../base/words";
import { Stopped } from "../engine/engine";
import type { Opened, ReadView, View } from "../engine/protocol";
import { further, reason, Refusal, type Studio } from "../engine/studio";
import { importAdvice } from "./import-advice";
import "./new-game.css";
import * as words from "#words/open";

/** Number of lines that are looked at to find out which puzzles a text may be of. */
const LOOKED_AT = 50;

/** Number of puzzles of a file that are listed. */
const MOST = 200;

/** Number of milliseconds before a message that a text is being read. */
const PATIENCE = 300;

/** Reads a puzzle or a game from a text in whatever form, or from a file. Fires `opened` (a view). */
@customElement("tw-open-text")
export class OpenText extends Part {
  @property({ attribute: false }) studio!: Studio;
  /** The puzzle that is tried first; empty to try them in their order. */
  @property({ attribute: false }) first = "";
  @state() private fault = "";
  @state() private explained = "";
  /** Several to choose from. */
  @state() private found: Opened["found"] = [];
  /** Whether reading takes so long that it is shown. */
  @state() private reading = false;
  @query("textarea") private readonly text!: HTMLTextAreaElement;

  protected override render() {
    return html`
      <div class="open-text" @dragover=${(event: Event) => event.preventDefault()} @drop=${this.#dropped}>
        <label>
          ${words.text}
          <textarea rows="4" spellcheck="false" autocomplete="off" @keydown=${this.#key}></textarea>
        </label>
        <div class="row">
          <button type="button" class="main" @click=${() => void this.#open(this.text.value)}>${words.open}</button>
          <label class="button file">
            ${words.file}
            <input type="file" class="unseen" @change=${this.#chosen} />
          </label>
        </div>
        ${
          this.reading
            ? html`<p class="row" role="status">
              <span class="thinking">${words.reading}</span>
              <button type="button" @click=${() => this.studio.stop()}>${words.stop}</button>
            </p>`
            : ""
        }
        <p class="message refused" role="status">${this.fault}</p>
        ${this.explained !== "" ? html`<pre tabindex="0" role="group" aria-label=${words.fault}>${this.explained}</pre>` : ""}
        ${
          this.found.length > 0
            ? html`<p role="status">${foundWords(this.found)}</p>
              <ol class="found">
                ${this.found.slice(0, MOST).map(
                  ({ line, id, words: said, warning, error }) => html`<li>
                    ${
                      id === undefined
                        ? html`<span class="muted">${words.badLine(line, sentence(error ?? ""))}</span>`
                        : html`<button type="button" @click=${() => void this.#busy(() => this.#take(id, warning))}>
                          <small class="muted">${words.line(line)}</small> ${said}
                        </button>
                        ${warning === undefined ? "" : html`<small class="muted">${sentence(warning)}</small>`}`
                    }
                  </li>`,
                )}
              </ol>`
            : ""
        }
      </div>
    `;
  }

  async #open(text: string): Promise<void> {
    this.fault = this.explained = "";
    this.found = [];
    if (text.trim() === "") {
      this.fault = words.empty;
      return;
    }
    if (text.length > LONGEST_TEXT) {
      this.fault = words.textTooLarge(millions(text.length), millions(LONGEST_TEXT));
      return;
    }
    await this.#busy(async () => {
      const found = await this.#found(textOf(text.trim()));
      const good = found.filter(({ id }) => id !== undefined);
      if (found.length === 1 && good[0]?.id !== undefined) await this.#take(good[0].id, good[0].warning);
      else this.found = found;
    });
  }

  /** Runs work that may take long, and shows the reason when it fails. */
  async #busy(work: () => Promise<void>): Promise<void> {
    const late = setTimeout(() => (this.reading = true), PATIENCE);
    try {
      await work();
    } catch (failure) {
      this.fault = failure instanceof Stopped ? words.stopped : reason(failure);
      this.explained = failure instanceof Refusal ? failure.place : "";
    } finally {
      clearTimeout(late);
      this.reading = false;
    }
  }

  /** Finds the first puzzle that can read a text; if none can, the reason of the one that came furthest, if the text looks like one. */
  async #found(text: string): Promise<Opened["found"]> {
    const ids = this.studio.puzzles.map(({ id }) => id);
    const lines = text.split(/\r?\n/);
    const named = ids.filter((id) => lines.some((line) => line.trimStart().startsWith(`${id}:`)));
    const alike = [text, ...lines.slice(0, LOOKED_AT)].flatMap((part) => this.studio.readers(part.trim()).map(({ id }) => id));
    const likely = [...new Set([this.first, ...alike])].filter((id) => ids.includes(id));
    const order = named.some((id) => text.startsWith(`${id}:`)) ? named : [...new Set([...named, ...likely])];
    let best: Refusal | undefined;
    for (const puzzle of order) {
      try {
        return (await this.studio.ask<Opened>({ do: "open", puzzle, text })).found;
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        best = best !== undefined && this.first ? best : further(best, failure);
      }
    }
    throw best && (named.length > 0 || alike.length > 0) ? best : new Refusal(importAdvice(text), "");
  }

  async #take(play: string, warning?: string): Promise<void> {
    const view = await this.studio.ask<View>({ do: "view", play });
    this.tell("opened", { ...view, warning } satisfies ReadView);
  }

  async #read(file: File | undefined): Promise<void> {
    if (!file) return;
    this.fault = this.explained = "";
    this.found = [];
    if (file.size > LONGEST_TEXT) {
      this.fault = words.fileTooLarge(millions(file.size), millions(LONGEST_TEXT));
      return;
    }
    let text: string;
    try {
      text = await file.text();
    } catch {
      this.fault = words.unreadable;
      return;
    }
    if (text.length <= 20_000) this.text.value = text;
    await this.#open(text);
  }

  readonly #chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    void this.#read(input.files?.[0]);
    input.value = "";
  };

  readonly #dropped = (event: DragEvent): void => {
    event.preventDefault();
    void this.#read(event.dataTransfer?.files[0]);
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void this.#open(this.text.value);
  };
}

function foundWords(found: Opened["found"]): string {
  const good = found.filter(({ id }) => id !== undefined).length;
  const bad = found.length - good;
  return bad > 0 ? words.foundSome(good, bad) : words.found(good);
}

/** A number in millions, with one digit behind the point. */
function millions(number: number): number {
  return Math.round(number / 1e5) / 10;
}
