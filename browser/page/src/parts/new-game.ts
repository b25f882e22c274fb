import { html } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { View } from "../engine/protocol";
import { Stopped } from "../engine/engine";
import { Refusal } from "../engine/studio";
import type { Game } from "../play/game";
import { capital, sentence } from "../pure/words";
import { Part } from "./part";

/** So many pictures it takes to reveal a log. */
const PICTURES = 60;

/** Chooses and makes a new one of the same puzzle. Tells `made` (a view). */
@customElement("tw-new-game")
export class NewGame extends Part {
  @property({ attribute: false }) game!: Game;
  @state() private making = false;
  @state() private fault = "";
  @state() private made: View | undefined;
  /** Lines of the log shown so far. */
  @state() private lines = 0;
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @query("form") private readonly form!: HTMLFormElement;

  open(): void {
    this.made = undefined;
    this.fault = "";
    this.#field("seed").value = String(Math.floor(Math.random() * 1e9));
    this.dialog.showModal();
  }

  protected override render() {
    const { puzzle } = this.game;
    return html`
      <dialog aria-labelledby="new-title" @close=${this.#closed}>
        <form @submit=${this.#make}>
          <h2 id="new-title">New ${puzzle.title}</h2>
          <fieldset class="choices">
            <legend>Which</legend>
            ${[...puzzle.presets, ...puzzle.specials].map(
              ({ setup, words }) => html`<label class="check">
                <input type="radio" name="setup" value=${setup} ?checked=${setup === puzzle.standard} /> ${capital(words)}
              </label>`,
            )}
          </fieldset>
          <label>
            Seed <small class="muted">the same number gives the same again</small>
            <input name="seed" inputmode="numeric" pattern="[0-9]{1,15}" required />
          </label>
          <label class="check"><input type="checkbox" name="log" /> Show how it is made</label>
          ${this.making ? html`<p role="status" class="thinking">Generating …</p>` : ""}
          <p class="message refused" role="status">${this.fault}</p>
          ${this.made?.log ? html`<pre tabindex="0" role="group" aria-label="How it was made">${this.made.log.slice(0, this.lines).join("\n")}</pre>` : ""}
          <div class="row">
            ${this.made
              ? html`<button type="button" class="main" @click=${this.#play}>Play it</button>`
              : html`<button class="main" ?disabled=${this.making}>Make it</button>`}
            <button type="button" @click=${() => this.dialog.close()}>Cancel</button>
          </div>
        </form>
      </dialog>
    `;
  }

  #field(name: string): HTMLInputElement {
    return this.form.elements.namedItem(name) as HTMLInputElement;
  }

  readonly #make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const setup = String(new FormData(this.form).get("setup") ?? "");
    const log = this.#field("log").checked;
    this.making = true;
    this.fault = "";
    try {
      const { studio, puzzle } = this.game;
      const view = await studio.ask<View>({ do: "new", puzzle: puzzle.id, setup, seed: this.#field("seed").value, log });
      if (!this.dialog.open) return;
      this.made = view;
      if (view.log?.length) await this.#reveal(view.log.length);
      else this.#play();
    } catch (failure) {
      if (failure instanceof Refusal) this.fault = sentence(failure.message);
      else if (!(failure instanceof Stopped)) this.fault = String(failure);
    } finally {
      this.making = false;
    }
  };

  /** Shows the log as if it were written now. */
  async #reveal(lines: number): Promise<void> {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (let picture = calm ? PICTURES : 1; picture <= PICTURES && this.dialog.open; picture++) {
      this.lines = Math.ceil((lines * picture) / PICTURES);
      await this.updateComplete;
      const text = this.querySelector("pre");
      if (text) text.scrollTop = text.scrollHeight;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }

  readonly #play = (): void => {
    const { made } = this;
    this.dialog.close();
    if (made) this.tell("made", made);
  };

  readonly #closed = (): void => {
    if (this.making && !this.made) this.game.stop();
  };
}
