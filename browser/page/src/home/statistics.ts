import { html, svg, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../art/poster";
import { dayOf, type Day } from "../base/days";
import { Part } from "../base/part";
import type { Puzzle, View } from "../engine/protocol";
import { reason, type Studio } from "../engine/studio";
import { exported, imported } from "../game/exchange";
import { alone } from "../game/help";
import { inOrder } from "../game/kinds";
import { daysDone, distribution, forgetAll, leveled, longest, median, results, streak, unknown, type Level, type Result } from "../game/results";
import "./home.css";
import "./month.css";
import "./statistics.css";
import * as words from "#words/home";
import { cards, type Cards } from "./cards";
import { clock } from "./figures";
import "./month";
import "./top";

/** Bars of a distribution. */
const BARS = 14;

/** The results so far: a month, and a row for each puzzle. */
@customElement("tw-statistics")
export class Statistics extends Part {
  @property({ attribute: false }) studio!: Studio;
  @state() private cards: Cards = {};
  @state() private results: readonly Result[] = results();
  /** The levels whose times are drawn, by puzzles; of others the one that was played most. */
  @state() private kinds: Readonly<Record<string, string>> = {};
  @state() private said = "";
  /** It was asked once to forget all. */
  @state() private resetting = false;

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    this.cards = await cards();
  }

  protected override render() {
    const all = this.results;
    const won = all.filter((result) => result.won);
    const today = dayOf(new Date());
    const done = daysDone(all);
    const older = unknown(all);
    const unaided = won.filter(alone).length;
    return html`
      <tw-top here="statistics"></tw-top>
      <main class="statistics">
        <header class="page-head">
          <h1>${words.statistics}</h1>
          <dl>
            ${figure(words.inRow, streak(done, today))} ${figure(words.longest, longest(done))} ${figure(words.count, won.length)}
            ${figure(words.withoutHelp, won.length === 0 ? words.none : html`${Math.round((100 * unaided) / won.length)}<small>%</small>`)}
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
            ${this.studio.puzzles.map((puzzle) =>
              this.#row(
                puzzle,
                all.filter((result) => result.puzzle === puzzle.id),
              ),
            )}
            ${older > 0 ? html`<p class="kept-here">${words.older(older)}</p>` : ""}
            <p class="kept-here">
              ${words.kept}
              <button class="quiet" @click=${this.#export}>${words.exporting}</button>
              <button class="quiet" @click=${() => this.querySelector<HTMLInputElement>("input[type=file]")?.click()}>${words.importing}</button>
              <input type="file" accept="application/json,.json" aria-label=${words.importing} hidden @change=${this.#import} />
              <button class="quiet" ?disabled=${all.length === 0} @click=${this.#reset}>${this.resetting ? words.resetSurely : words.reset}</button>
              ${this.resetting ? html`<button class="quiet" @click=${() => (this.resetting = false)}>${words.keep}</button>` : ""}
              <span role="status">${this.said}</span>
            </p>
          </div>
        </div>
      </main>
    `;
  }

  /** A puzzle with a row for each of its levels; its times are drawn for one of them at a time. */
  #row({ id, title, agents }: Puzzle, all: readonly Result[]): TemplateResult {
    const order = (this.cards[id]?.daily ?? []).map(({ label }) => label);
    const levels = inOrder([...new Set(all.map(({ kind }) => kind))], order).map((kind) => leveled(all, kind));
    const looked = levels.find(({ kind }) => kind === this.kinds[id]) ?? mostPlayed(levels);
    const won = all.filter((result) => result.won).length;
    const games = agents.length > 0;
    return html`<article class="row-of" data-room=${id} aria-label=${title}>
      <tw-poster .plan=${this.cards[id]?.poster}></tw-poster>
      <div>
        <h2>${title}</h2>
        <p>${games ? words.wonLost(won, all.length - won) : words.solvedCount(won)}</p>
      </div>
      ${looked && looked.times.length > 0 ? bars(looked, title) : ""}
      ${
        levels.length === 0
          ? ""
          : html`<table class="levels">
            <thead>
              <tr>
                ${(games ? words.columnsOfGames : words.columns).map((name) => html`<th scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${levels.map((level) => this.#level(id, level, games, level === looked))}
            </tbody>
          </table>`
      }
    </article>`;
  }

  #level(id: string, level: Level, games: boolean, looked: boolean): TemplateResult {
    const { kind, won, lost, times, helped, withHelp } = level;
    const name = kind === "" ? words.anyKind : kind;
    const drawn = times.length > 0;
    const help = withHelp === 0 ? words.none : helped.length === 0 ? String(withHelp) : words.helpedBest(withHelp, clock(Math.min(...helped)));
    return html`<tr>
      <th scope="row">
        ${drawn ? html`<button class="quiet" aria-pressed=${looked} @click=${() => this.#look(id, kind)}>${name}</button>` : name}
      </th>
      <td>${won}</td>
      ${
        games
          ? html`<td>${lost}</td>`
          : html`<td>${drawn ? clock(Math.min(...times)) : words.none}</td>
            <td>${drawn ? clock(median(times)!) : words.none}</td>`
      }
      <td>${help}</td>
    </tr>`;
  }

  #look(puzzle: string, kind: string): void {
    this.kinds = { ...this.kinds, [puzzle]: kind };
  }

  /** Forgets all results; asked a second time before. */
  readonly #reset = (): void => {
    if (!this.resetting) {
      this.resetting = true;
      return;
    }
    this.resetting = false;
    forgetAll();
    this.results = results();
    this.said = words.forgotten;
  };

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
      const { added } = await imported(await file.text(), (play) => this.studio.ask<View>({ do: "view", play }));
      this.results = results();
      this.said = words.imported(added, this.results.length - before);
    } catch (failure) {
      this.said = failure instanceof Error ? failure.message : reason(failure);
    }
  };
}

/** The level with the most times. */
function mostPlayed(levels: readonly Level[]): Level | undefined {
  return [...levels].sort((one, other) => other.times.length - one.times.length)[0];
}

function figure(name: string, value: unknown): TemplateResult {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** The distribution of times, from 0 to the last class, which has all above; the bar with the median is the strong one. */
function bars({ kind, times }: Level, title: string): TemplateResult {
  const { counts, width } = distribution(times, BARS);
  const most = Math.max(...counts);
  const middle = median(times)!;
  const strong = Math.min(BARS - 1, Math.floor(middle / width));
  return html`<figure class="times">
    <svg class="bars" viewBox="0 0 143 56" role="img" aria-label=${words.times(title, times.length, clock(middle))}>
      ${counts.map((count, i) => {
        const height = count === 0 ? 1 : 5 + (count / most) * 50;
        return rect(i === strong, i * 10.3, 56 - height, height);
      })}
    </svg>
    <p class="axis" aria-hidden="true"><span>${clock(0)}</span> <span>${words.andMore(clock(width * (BARS - 1)))}</span></p>
    <figcaption>${words.timesOf(kind, times.length)}</figcaption>
  </figure>`;
}

function rect(strong: boolean, x: number, y: number, height: number) {
  return svg`<rect class=${strong ? "strong" : ""} x=${x.toFixed(1)} y=${y.toFixed(1)} width="8.6" height=${height.toFixed(1)} rx="1.5" />`;
}
