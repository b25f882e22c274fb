import { html, svg, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import { capital } from "../base/words";
import { Stopped } from "../engine/engine";
import type { Level, Puzzle, View } from "../engine/protocol";
import { reason, Refusal, type Studio } from "../engine/studio";
import { levels, rememberSetup, usualSetup } from "../game/chosen";
import { levelName } from "../game/agents";
import { leveled, opponent, rememberOpponent, type First, type Opponent } from "../game/seating";
import "./new-game.css";
import * as words from "#words/new-game";
import type { Choices } from "./choices";
import "./choices";
import { choicesOf } from "../engine/choices";
import "./open-text";

/** The speeds of the log in lines a second, from slow to all at once. */
const SPEEDS = [2, 8, 32, 128, 100_000];

const FIRST: readonly First[] = ["you", "other", "chance"];

/** The value of the choice that is typed. */
const TYPED = "typed";

/** Number of milliseconds between two progress messages. */
const TELLING = 1_000;

/** A new game, and the setup that it was made by. */
export type Made = { readonly view: View; readonly setup: string };

/** Chooses and makes a new one of a puzzle, or reads one. Fires `made` (a {@link Made}). */
@customElement("tw-new-game")
export class NewGame extends Part {
  @property({ attribute: false }) studio!: Studio;
  @property({ attribute: false }) puzzle!: Puzzle;
  @state() private making = false;
  @state() private fault = "";
  @state() private explained = "";
  @state() private made: Made | undefined;
  /** The log as far as it is known, and as far as it is shown. */
  @state() private log: readonly string[] = [];
  @state() private shown = 0;
  /** The state of the work, for those who do not look at the log. */
  @state() private progress = "";
  @state() private speed = 2;
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @query("form") private readonly form!: HTMLFormElement;
  @query("tw-choices") private readonly choices!: Choices;
  #turn = 0;

  async open(): Promise<void> {
    await this.updateComplete;
    this.#clear();
    this.#field("seed").value = String(Math.floor(Math.random() * 1e9));
    this.#field("number").value = "1";
    this.#pick(this.#offered(usualSetup(this.puzzle)));
    const chosen = this.form.querySelector<HTMLInputElement>("input[name=setup]:checked");
    for (const details of this.form.querySelectorAll("details")) details.open = details.contains(chosen);
    this.requestUpdate(); // what is chosen decides whether the log is offered
    this.dialog.showModal();
    chosen?.focus();
  }

  protected override render() {
    const { puzzle, making, made } = this;
    const wanted = this.log.length > 0 || (making && this.#logs() && this.#field("log").checked);
    return html`
      <dialog class="new-game" aria-labelledby="new-title" @close=${this.#closed}>
        <h2 id="new-title">${words.title(puzzle.title)}</h2>
        <form @submit=${this.#make} @change=${() => this.requestUpdate()}>
          ${puzzle.groups.map((group, i) =>
            i === 0
              ? this.#group(group)
              : html`<details class="group">
                  <summary>${group.title}</summary>
                  ${this.#group(group)}
                </details>`,
          )}
          ${puzzle.agents.length > 0 ? this.#opponent() : ""}
          <details class="more">
            <summary>${words.more}</summary>
            <tw-choices .choices=${choicesOf(puzzle)} @pick=${({ detail }: CustomEvent<string>) => this.#pick(detail)}></tw-choices>
            <label class="check">
              <input type="radio" name="setup" value=${TYPED} ?disabled=${making} /> ${words.typed}
            </label>
            <small id="setup-forms" class="muted">${puzzle.setups}</small>
            ${puzzle.variants.map(({ word, about }) => html`<small class="muted"><b>-${word}</b>: ${about}</small>`)}
            <input name=${TYPED} dir="ltr" aria-label=${words.setup} aria-describedby="setup-forms" autocomplete="off" @input=${() => this.#pick(TYPED)} />
            <label>
              ${words.seed} <small class="muted">${words.seedAbout}</small>
              <input name="seed" inputmode="numeric" pattern="-?[0-9]{1,19}" required ?disabled=${making} @invalid=${this.#show} />
            </label>
            <label>
              ${words.number} <small class="muted">${words.numberAbout}</small>
              <input name="number" inputmode="numeric" pattern="[1-9][0-9]{0,11}" value="1" required ?disabled=${making} @invalid=${this.#show} />
            </label>
            <label class="check" ?hidden=${!this.#logs()}><input type="checkbox" name="log" ?disabled=${making} /> ${words.log}</label>
          </details>
          ${making ? this.#wait() : ""}
          <p class="message refused" role="status">${this.fault}</p>
          ${this.explained !== "" ? html`<pre tabindex="0" role="group" aria-label=${words.fault}>${this.explained}</pre>` : ""}
          ${wanted ? this.#shownLog() : ""}
          <div class="row foot">
            ${
              made
                ? html`<button type="button" class="main" @click=${this.#play}>${words.play}</button>`
                : html`<button class="main" ?disabled=${making}>${words.create}</button>`
            }
            <button type="button" @click=${this.#cancel}>${making ? words.stop : words.cancel}</button>
          </div>
        </form>
        <details class="more" ?hidden=${making}>
          <summary>${words.open}</summary>
          <tw-open-text
            .studio=${this.studio}
            .first=${puzzle.id}
            @opened=${() => this.dialog.close()}
          ></tw-open-text>
        </details>
      </dialog>
    `;
  }

  #group({ title, setups }: Puzzle["groups"][number]): TemplateResult {
    return html`<fieldset class="choices" ?disabled=${this.making}>
      <legend>${title}</legend>
      ${setups.map((level) => this.#level(level))}
    </fieldset>`;
  }

  #level({ setup, label, about }: Level): TemplateResult {
    return html`<label class="check level-choice">
      <input type="radio" name="setup" value=${setup} /> <span>${capital(label)} <small class="muted">${about}</small></span>
    </label>`;
  }

  /** The choice of a setup: its own where it is offered, else that which is typed. */
  #offered(setup: string): string {
    if (levels(this.puzzle).some((level) => level.setup === setup)) return setup;
    this.#field(TYPED).value = setup;
    return TYPED;
  }

  /** The fault of a field can be shown only where the field is visible. */
  readonly #show = ({ target }: Event): void => {
    const details = (target as Element).closest("details");
    if (details) details.open = true;
  };

  /** The opponent, and who begins: kept for the next time. */
  #opponent(): TemplateResult {
    const { agents } = this.puzzle;
    const { agent, first } = opponent(agents);
    const keep = (chosen: Partial<Opponent>) => {
      rememberOpponent({ ...opponent(agents), ...chosen });
      this.requestUpdate();
    };
    return html`<fieldset class="opponent" ?disabled=${this.making}>
      <legend>${words.opponent}</legend>
      <select
        name="opponent"
        aria-label=${words.opponent}
        @change=${(event: Event) => keep({ agent: (event.target as HTMLSelectElement).value })}
      >
        ${leveled(agents).map(({ id, about }) => html`<option value=${id} ?selected=${id === agent}>${words.computer(levelName(id), about)}</option>`)}
        <option value="" ?selected=${agent === ""}>${words.friend}</option>
      </select>
      ${
        agent === ""
          ? ""
          : html`<div class="row" role="radiogroup" aria-label=${words.first}>
            <span>${words.first}</span>
            ${FIRST.map(
              (one) => html`<label class="check">
                <input type="radio" name="first" value=${one} .checked=${one === first} @change=${() => keep({ first: one })} /> ${words.begins[one]}
              </label>`,
            )}
          </div>`
      }
    </fieldset>`;
  }

  #wait(): TemplateResult {
    const said = this.log.length === 0 ? `${words.making} ${this.progress}` : words.lineOfLog(this.shown);
    return html`<div class="making" role="status">
      <svg class="mill" viewBox="0 0 48 16" aria-hidden="true">
        ${[0, 1, 2].map((i) => svg`<rect x=${2 + 16 * i} y="2" width="12" height="12" rx="2" />`)}
      </svg>
      <span>${said}</span>
    </div>`;
  }

  #shownLog(): TemplateResult {
    const { log, shown } = this;
    const text = log.slice(0, shown).join("\n");
    return html`
      <pre class="log" tabindex="0" role="group" aria-label=${words.made}>${text}</pre>
      <div class="row">
        <label class="speed">
          ${words.speed}
          <input
            type="range" min="0" max=${SPEEDS.length - 1} .value=${String(this.speed)}
            aria-valuetext=${this.#pace()}
            @input=${(event: Event) => (this.speed = Number((event.target as HTMLInputElement).value))}
          />
          <span class="muted">${this.#pace()}</span>
        </label>
        <button type="button" ?disabled=${shown >= log.length} @click=${() => (this.shown = log.length)}>${words.skip}</button>
        <button type="button" ?disabled=${!this.made} @click=${this.#download}>${words.download}</button>
      </div>
    `;
  }

  #pace(): string {
    const speed = SPEEDS[this.speed] ?? 1;
    return speed > 1_000 ? words.atOnce : words.pace(speed);
  }

  #field(name: string): HTMLInputElement {
    return this.form.elements.namedItem(name) as HTMLInputElement;
  }

  #pick(value: string): void {
    const radios = this.form.elements.namedItem("setup") as RadioNodeList;
    radios.value = value;
  }

  /** The text of the setup that is chosen. */
  #chosen(): string {
    const data = new FormData(this.form);
    const setup = String(data.get("setup") ?? "");
    if (setup === TYPED) return String(data.get(TYPED) ?? "").trim();
    return this.choices.setup(setup, data) ?? setup;
  }

  /** Whether the making of what is chosen has something to show. */
  #logs(): boolean {
    const chosen = this.form ? String(new FormData(this.form).get("setup") ?? "") : "";
    return levels(this.puzzle).find(({ setup }) => setup === chosen)?.logged ?? true;
  }

  #clear(): void {
    this.#turn++;
    this.making = false;
    this.made = undefined;
    this.fault = this.explained = "";
    this.progress = "";
    this.log = [];
    this.shown = 0;
  }

  readonly #make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const setup = this.#chosen();
    const log = this.#logs() && this.#field("log").checked;
    this.#clear();
    const turn = this.#turn;
    this.making = true;
    try {
      const { studio, puzzle } = this;
      const lines: string[] = [];
      if (log) void this.#reveal(turn);
      let last = performance.now();
      const [seed, number] = [this.#field("seed").value, this.#field("number").value];
      const request = { do: "new", puzzle: puzzle.id, setup, seed, number, log: true };
      const view = await studio.ask<View>(request, (line) => {
        if (turn !== this.#turn) return;
        if (log) {
          lines.push(line);
          this.log = [...lines];
        } else if (performance.now() - last > TELLING) {
          last = performance.now();
          this.progress = line;
        }
      });
      if (turn !== this.#turn) return;
      if (!log) return this.#take({ view, setup });
      this.log = view.log ?? [];
      while (turn === this.#turn && this.shown < this.log.length) await frame();
      if (turn === this.#turn) this.made = { view, setup };
    } catch (failure) {
      if (turn !== this.#turn) return;
      if (failure instanceof Stopped) return;
      this.fault = reason(failure);
      this.explained = failure instanceof Refusal ? failure.place : "";
    } finally {
      if (turn === this.#turn) this.making = false;
    }
  };

  /** Shows the log line by line, so that it can be followed. */
  async #reveal(turn: number): Promise<void> {
    if (settings.calm) this.speed = SPEEDS.length - 1;
    await this.updateComplete;
    this.querySelector(".log")?.scrollIntoView({ block: "center" });
    for (let due = 0, last = performance.now(); turn === this.#turn && !this.made; ) {
      await frame();
      const now = performance.now();
      due = Math.min(due + ((now - last) / 1000) * (SPEEDS[this.speed] ?? 1), this.log.length - this.shown);
      last = now;
      if (due < 1) continue;
      this.shown += Math.floor(due);
      due -= Math.floor(due);
      await this.updateComplete;
      const text = this.querySelector(".log");
      if (text) text.scrollTop = text.scrollHeight;
    }
  }

  readonly #download = (): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.log.join("\n") + "\n"], { type: "text/plain" }));
    link.download = `${this.puzzle.id}-${this.#field("seed").value}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  readonly #play = (): void => {
    if (this.made) this.#take(this.made);
  };

  #take(made: Made): void {
    rememberSetup(this.puzzle, made.setup);
    this.dialog.close();
    this.tell("made", made);
  }

  readonly #cancel = (): void => {
    if (!this.making) return this.dialog.close();
    this.#clear();
    this.studio.stop();
    this.fault = words.stopped;
  };

  readonly #closed = (): void => {
    if (this.making) this.studio.stop();
    this.#clear();
  };
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 16));
}
