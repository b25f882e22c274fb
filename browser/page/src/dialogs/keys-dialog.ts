import { html } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { Part } from "../base/part";
import { settings } from "../base/settings";

type Row = readonly [keys: readonly string[], meaning: string];

const WALK: readonly Row[] = [
  [["←", "→", "↑", "↓"], "Go to the next spot"],
  [["Ctrl", "arrow"], "Go on to the next empty or offered spot"],
  [["Home", "End"], "To the ends of the row; with Ctrl of the board"],
  [["Page ↑", "Page ↓"], "To the ends of the column"],
];
const HANDS: readonly Row[] = [
  [["Enter", "Space"], "Tap; take up what can be moved, and put it down"],
  [["Esc"], "Let go of what is held, or of a selection"],
  [["Menu", "Shift F10"], "Say what there is to know of this spot"],
];
const TYPE: readonly Row[] = [
  [["1", "9"], "Write it; letters where the board has them"],
  [["Shift", "1"], "Write a note"],
  [["Ctrl", "1"], "Write a note in the center; Alt does the same"],
  [["0", "Del", "⌫"], "Take away"],
  [["Shift", "arrow"], "Select more spots: a key then goes to all of them"],
];
const ALWAYS: readonly Row[] = [
  [["Ctrl", "Z"], "Undo"],
  [["Ctrl", "Y"], "Redo, also Ctrl Shift Z"],
];
const SINGLE: readonly Row[] = [
  [["H"], "Hint"],
  [["U", "["], "Undo"],
  [["R", "]"], "Redo"],
  [["N"], "New game"],
  [["Z", "X", "C"], "The keypad writes digits, notes, center notes"],
  [["?"], "These keys"],
];

/** All keys of a game. */
@customElement("tw-keys")
export class KeysDialog extends Part {
  /** The board has keys to type. */
  @property({ type: Boolean }) typing = false;
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override render() {
    const single = settings.of("shortcuts") === "on";
    return html`
      <dialog class="keys-help" aria-labelledby="keys-title" @close=${() => this.remove()}>
        <form method="dialog">
          <h2 id="keys-title" tabindex="-1" autofocus>Keys</h2>
          ${this.#group("On the board", [...WALK, ...HANDS])} ${this.typing ? this.#group("To write", TYPE) : ""}
          ${this.#group("Always", ALWAYS)}
          ${single ? this.#group("Single keys", SINGLE) : html`<p class="muted">Single keys are turned off in the settings.</p>`}
          <div class="row end"><button class="main">Close</button></div>
        </form>
      </dialog>
    `;
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
export function showKeys(typing: boolean): void {
  if (document.querySelector("tw-keys")) return;
  const dialog = document.createElement("tw-keys") as KeysDialog;
  dialog.typing = typing;
  document.body.append(dialog);
}
