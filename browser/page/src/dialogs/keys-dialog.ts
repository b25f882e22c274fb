import { html } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import { MODE_KEYS } from "../board/keys";
import type { Mode } from "../engine/protocol";
import type { Game } from "../game/game";
import * as words from "../words/keys";

type Row = readonly [keys: readonly string[], meaning: string];

/** All keys of a game. */
@customElement("tw-keys")
export class KeysDialog extends Part {
  /** The board has keys to type. */
  @property({ type: Boolean }) typing = false;
  /** What keys write there. */
  @property({ attribute: false }) modes: readonly Mode[] = [];
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override render() {
    const single = settings.of("shortcuts") === "on";
    return html`
      <dialog class="keys-help" aria-labelledby="keys-title" @close=${() => this.remove()}>
        <form method="dialog">
          <h2 id="keys-title" tabindex="-1" autofocus>${words.title}</h2>
          ${this.#group(words.board, [...words.walk, ...words.hands])}
          ${this.typing ? this.#group(words.write, [...words.type, ...this.#held(), ...words.typeMore]) : ""}
          ${this.#group(words.always, words.history)}
          ${single ? this.#group(words.single, [...words.letters, ...this.#choices(), words.help]) : html`<p class="muted">${words.off}</p>`}
          <div class="row end"><button class="main">${words.close}</button></div>
        </form>
      </dialog>
    `;
  }

  /** What is written when another key is held down. */
  #held(): Row[] {
    const held = this.modes.filter(({ before }) => before !== "");
    return held.map(({ before, about }) => [[before.slice(0, -1), "1"], before === "Ctrl+" ? words.orAlt(about) : about]);
  }

  /** What the keypad may write. */
  #choices(): Row[] {
    const { modes } = this;
    if (modes.length === 0) return [];
    const keys = MODE_KEYS.slice(0, modes.length).map((key) => key.toUpperCase());
    return [[keys, words.modes(modes.map(({ written }) => written))]];
  }

  #group(title: string, rows: readonly Row[]) {
    return html`<h3>${title}</h3>
      <dl class="key-list">
        ${rows.map(
          ([keys, meaning]) => html`<div>
            <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
            <dd>${meaning}</dd>
          </div>`,
        )}
      </dl>`;
  }
}

/** Opens the overview. */
export function showKeys({ puzzle, view }: Game): void {
  if (document.querySelector("tw-keys")) return;
  const dialog = document.createElement("tw-keys") as KeysDialog;
  dialog.typing = Object.keys(view.gestures.type).length > 0;
  dialog.modes = puzzle.modes;
  document.body.append(dialog);
}
