import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { monthBeside, monthOf, named, placeInWeek, weekOf, type Day } from "../base/days";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import type { Puzzle } from "../engine/protocol";
import { ofDay, type Result } from "../game/results";
import * as words from "#words/home";

/** The first days that have puzzles on show. */
const FIRST: Day = "2020-01-01";

/** A month of days, each with a small tile for each puzzle that is solved. Fires `day` (one that was pressed). */
@customElement("tw-month")
export class Month extends Part {
  @property({ attribute: false }) puzzles: readonly Puzzle[] = [];
  @property({ attribute: false }) results: readonly Result[] = [];
  @property() today: Day = "";
  @property() chosen: Day = "";
  /** A day of the month that is shown. */
  @state() private shown: Day = "";

  protected override willUpdate(): void {
    if (this.shown === "") this.shown = this.chosen || this.today;
  }

  protected override render() {
    const { shown, puzzles } = this;
    const days = monthOf(shown);
    const first = days[0] ?? shown;
    return html`<section class="month" aria-label=${named(shown, { month: "long", year: "numeric" })}>
      <header>
        <h2 aria-live="polite">${named(shown, { month: "long", year: "numeric" })}</h2>
        <button class="plain iconbutton" aria-label=${words.before} ?disabled=${first <= FIRST} @click=${() => this.#turn(-1)}>${icon("before")}</button>
        <button class="plain iconbutton" aria-label=${words.after} ?disabled=${days.includes(this.today) || first > this.today} @click=${() => this.#turn(1)}>${icon("after")}</button>
      </header>
      <ol class="names" aria-hidden="true">
        ${weekOf(first).map((day) => html`<li>${named(day, { weekday: "short" })}</li>`)}
      </ol>
      <ol class="days">
        ${Array.from({ length: placeInWeek(first) }, () => html`<li class="none"></li>`)} ${days.map((day) => this.#day(day))}
      </ol>
      <ul class="month-legend">
        ${puzzles.map(({ id, title }) => html`<li data-room=${id}><i></i> ${title}</li>`)}
      </ul>
    </section>`;
  }

  #day(day: Day) {
    const date = Number(day.slice(8));
    if (day > this.today) return html`<li class="later"><span>${date}</span></li>`;
    const done = ofDay(this.results, day);
    const label = words.dayOf(named(day, { weekday: "long", day: "numeric", month: "long" }), done.size, this.puzzles.length);
    return html`<li>
      <button
        class=${day === this.today ? "today" : ""}
        aria-label=${label}
        aria-pressed=${day === this.chosen ? "true" : "false"}
        @click=${() => this.tell("day", day)}
      >
        <span>${date}</span>
        <span class="four">${this.puzzles.map(({ id }) => html`<i class=${done.has(id) ? "reached" : ""} data-room=${id}></i>`)}</span>
      </button>
    </li>`;
  }

  #turn(months: number): void {
    this.shown = monthBeside(this.shown, months);
  }
}
