import { html, svg, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../art/poster";
import { dayOf, type Day } from "../base/days";
import { Part } from "../base/part";
import type { Puzzle, View } from "../engine/protocol";
import { reason, type Studio } from "../engine/studio";
import { exported, imported } from "../game/exchange";
import { inOrder, levelOf } from "../game/kinds";
import { daysDone, distribution, longest, median, results, streak, type Result } from "../game/results";
import "./home.css";
import "./month.css";
import * as words from "../words/home";
import { cards, type Cards } from "./cards";
import { clock } from "./figures";
import "./month";
import "./top";

/** Bars of a distribution. */
const BARS = 14;

/** What has been solved so far: a month, and a row for each puzzle. */
@customElement("tw-statistics")
export class Statistics extends Part {
  @property({ attribute: false }) studio!: Studio;
  @state() private cards: Cards = {};
  @state() private results: readonly Result[] = results();
  /** The levels that are looked at, by puzzles; of others all. */
  @state() private kinds: Readonly<Record<string, string>> = {};
  @state() private said = "";

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    this.cards = await cards();
  }

  protected override render() {
    const all = this.results;
    const won = all.filter((result) => result.won);
    const today = dayOf(new Date());
    const done = daysDone(all);
    const alone = won.filter(({ hints }) => hints === 0).length;
    return html`
      <tw-top here="statistics"></tw-top>
      <main class="statistics">
        <header class="page-head">
          <h1>${words.statistics}</h1>
          <dl>
            ${figure(words.inRow, streak(done, today))} ${figure(words.longest, longest(done))} ${figure(words.count, won.length)}
            ${figure(words.withoutHints, won.length === 0 ? words.none : html`${Math.round((100 * alone) / won.length)}<small>%</small>`)}
          </dl>
        </header>
        <div class="two-columns">
          <tw-month
            .puzzles=${this.studio.puzzles}
            .results=${all}
            .today=${today}
            @day=${({ detail }: CustomEvent<Day>) => (location.hash = `#/archive/${detail}`)}
          ></tw-month>
          <div class="puzzle-rows">
            ${this.studio.puzzles.map((puzzle) => this.#row(puzzle, won.filter((result) => result.puzzle === puzzle.id)))}
            <p class="kept-here">
              ${words.kept}
              <button class="quiet" @click=${this.#export}>${words.exporting}</button>
              <button class="quiet" @click=${() => this.querySelector<HTMLInputElement>("input[type=file]")?.click()}>${words.importing}</button>
              <input type="file" accept="application/json,.json" aria-label=${words.importing} hidden @change=${this.#import} />
              <span role="status">${this.said}</span>
            </p>
          </div>
        </div>
      </main>
    `;
  }

  #row({ id, title }: Puzzle, won: readonly Result[]): TemplateResult {
    const order = (this.cards[id]?.daily ?? []).map(({ label }) => label);
    const kinds = inOrder([...new Set(won.map(({ kind }) => kind))].filter((kind) => kind !== ""), order);
    const kind = this.kinds[id] ?? "";
    const looked = kind === "" ? won : won.filter((result) => result.kind === kind);
    const times = looked.flatMap(({ time }) => time ?? []);
    const middle = median(times);
    const level = Math.max(0, ...kinds.map(levelOf));
    return html`<article class="row-of" data-room=${id} aria-label=${title}>
      <tw-poster .plan=${this.cards[id]?.poster}></tw-poster>
      <div>
        <h2>${title}</h2>
        ${kinds.length < 2
          ? html`<p>${words.solvedCount(won.length)}</p>`
          : html`<select aria-label=${words.levelOf(title)} @change=${(event: Event) => this.#look(id, (event.target as HTMLSelectElement).value)}>
              <option value="">${words.solvedCount(won.length)}</option>
              ${kinds.map((one) => html`<option value=${one}>${words.solvedOf(one, count(won, one))}</option>`)}
            </select>`}
      </div>
      <dl>
        ${middle === undefined
          ? figure(words.best, level === 0 ? words.none : words.levelNumber(level))
          : html`${figure(words.best, clock(Math.min(...times)))} ${figure(words.median, clock(middle))}`}
      </dl>
      ${bars(times, words.times(title, clock(middle ?? 0), times.length))}
    </article>`;
  }

  #look(puzzle: string, kind: string): void {
    this.kinds = { ...this.kinds, [puzzle]: kind };
  }

  readonly #export = async (): Promise<void> => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([await exported()], { type: "application/json" }));
    link.download = "tilewright-games.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
  };

  readonly #import = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    const before = this.results.length;
    try {
      const { added, known } = await imported(await file.text(), (play) => this.studio.ask<View>({ do: "view", play }));
      this.results = results();
      this.said = words.imported(added + this.results.length - before, known);
    } catch (failure) {
      this.said = failure instanceof Error ? failure.message : reason(failure);
    }
  };
}

function count(won: readonly Result[], kind: string): number {
  return won.filter((result) => result.kind === kind).length;
}

function figure(name: string, value: unknown): TemplateResult {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** How often each time came; the bar with the median is the strong one. */
function bars(times: readonly number[], label: string): TemplateResult {
  const { counts, width } = distribution(times, BARS);
  const most = Math.max(1, ...counts);
  const middle = times.length === 0 ? -1 : Math.min(BARS - 1, Math.floor((median(times) ?? 0) / width));
  return html`<svg class="bars" viewBox="0 0 143 56" role="img" aria-label=${label}>
    ${counts.map((count, i) => {
      const height = 5 + (count / most) * 50;
      return rect(i === middle, i * 10.3, 56 - height, height);
    })}
  </svg>`;
}

function rect(strong: boolean, x: number, y: number, height: number) {
  return svg`<rect class=${strong ? "strong" : ""} x=${x.toFixed(1)} y=${y.toFixed(1)} width="8.6" height=${height.toFixed(1)} rx="1.5" />`;
}
