import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { capital } from "../base/words";
import type { Choice, Ending } from "../engine/protocol";
import * as words from "#words/new-game";

/** A choice of cells. */
type Pattern = Extract<Choice, { readonly rows: number }>;

/** The ways to choose a further setup, as fields of the form around them. Fires `pick` (the value of the choice that is used). */
@customElement("tw-choices")
export class Choices extends Part {
  @property({ attribute: false }) choices: readonly Choice[] = [];
  /** Cells that are chosen, by the number of their choice. */
  @state() private cells: Readonly<Record<number, ReadonlySet<number>>> = {};

  /** The setup's text, if the value of the form's field is one of these choices. */
  setup(value: string, form: FormData): string | undefined {
    const number = this.choices.findIndex((_, i) => named(i) === value);
    const choice = this.choices[number];
    if (!choice) return undefined;
    const ending = String(form.get(ended(value)) ?? "");
    if ("setups" in choice) return String(form.get(value)) + ending;
    if ("lowest" in choice) return choice.before + form.getAll(value).map(tenths).join("-") + ending;
    if ("least" in choice) return choice.before + String(form.get(value));
    const chosen = this.#chosen(number);
    const cell = (_: unknown, i: number) => (chosen.has(i) ? choice.on : choice.off);
    return choice.before + Array.from({ length: choice.rows * choice.columns }, cell).join("");
  }

  protected override render() {
    return this.choices.map(
      (choice, i) => html`<div class="choice">
        <label class="check"><input type="radio" name="setup" value=${named(i)} /> ${choice.words}</label>
        ${this.#field(choice, i)}
      </div>`,
    );
  }

  #field(choice: Choice, i: number): TemplateResult {
    const { words: name } = choice;
    const pick = () => this.tell("pick", named(i));
    if ("setups" in choice) {
      return html`<select name=${named(i)} aria-label=${name} @change=${pick}>
          ${choice.setups.map((one) => html`<option value=${one.setup}>${capital(one.words)}</option>`)}
        </select>
        ${this.#endings(choice.endings, i, name)}`;
    }
    if ("lowest" in choice) {
      const { lowest, highest, low, high } = choice;
      const end = (which: string, value: number) => html`<input
        type="number" name=${named(i)} aria-label=${words.named(name, which)} min=${tenths(lowest)} max=${tenths(highest)}
        step="0.1" value=${tenths(value)} required @input=${pick}
      />`;
      return html`${words.between(end(words.from, low), end(words.to, high))} ${this.#endings(choice.endings, i, name)}`;
    }
    if ("least" in choice) {
      const { least, most, usual } = choice;
      return html`<input
        type="number" name=${named(i)} aria-label=${words.named(name, words.range(least, most))} min=${least} max=${most}
        value=${usual} required @input=${pick}
      />`;
    }
    return this.#pattern(choice, i);
  }

  #endings(endings: readonly Ending[] = [], i: number, name: string): TemplateResult | "" {
    if (endings.length === 0) return "";
    return html`<select name=${ended(named(i))} aria-label=${words.further(name)} @change=${() => this.tell("pick", named(i))}>
      ${endings.map(({ text, words: said }) => html`<option value=${text}>${capital(said)}</option>`)}
    </select>`;
  }

  #pattern({ words: name, rows, columns }: Pattern, i: number): TemplateResult {
    const chosen = this.#chosen(i);
    const cell = (cell: number) => {
      const place = words.cell(Math.floor(cell / columns) + 1, (cell % columns) + 1);
      const toggle = () => this.#toggle(i, cell);
      return html`<button type="button" aria-pressed=${chosen.has(cell)} aria-label=${place} @click=${toggle}></button>`;
    };
    return html`<div class="pattern" role="group" aria-label=${name} .style=${`--columns: ${columns}`}>
        ${Array.from({ length: rows * columns }, (_, i) => cell(i))}
      </div>
      <small class="muted">${words.chosen(chosen.size)}</small>`;
  }

  #chosen(i: number): ReadonlySet<number> {
    return this.cells[i] ?? new Set();
  }

  #toggle(i: number, cell: number): void {
    const next = new Set(this.#chosen(i));
    if (!next.delete(cell)) next.add(cell);
    this.cells = { ...this.cells, [i]: next };
    this.tell("pick", named(i));
  }
}

/** The name of the field of what stands behind a choice's setup. */
function ended(name: string): string {
  return `${name}-ending`;
}

function tenths(number: FormDataEntryValue | number): string {
  return Number(number).toFixed(1);
}

/** The name of the choice's fields, and the value that stands for it. */
function named(i: number): string {
  return `choice-${i}`;
}
