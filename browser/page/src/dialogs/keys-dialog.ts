import { html } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import { MODE_KEYS } from "../board/keys";
import type { Mode } from "../engine/protocol";
import type { Game } from "../game/game";

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
const TYPE: readonly Row[] = [[["1", "9"], "Write it; letters where the board has them"]];
const TYPE_MORE: readonly Row[] = [
  [["0", "Del", "⌫"], "Take away"],
  [["Shift", "arrow"], "Select more spots: a key then goes to all of them"],
];
const ALWAYS: readonly Row[] = [
  [["Ctrl", "Z"], "Undo"],
  [["Ctrl", "Y"], "Redo, also Ctrl Shift Z"],
];
const SINGLE: readonly Row[] = [
  [["H"], "Hint, and more of it each time"],
  [["U", "["], "Undo"],
  [["R", "]"], "Redo"],
  [["N"], "New game"],
  [["A"], "What there is to know of this cell"],
];
const HELP: Row = [["?"], "These keys"];

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
          <h2 id="keys-title" tabindex="-1" autofocus>Keys</h2>
          ${this.#group("On the board", [...WALK, ...HANDS])} ${this.typing ? this.#group("To write", [...TYPE, ...this.#held(), ...TYPE_MORE]) : ""}
          ${this.#group("Always", ALWAYS)}
          ${single ? this.#group("Single keys", [...SINGLE, ...this.#choices(), HELP]) : html`<p class="muted">Single keys are turned off in the settings.</p>`}
          <div class="row end"><button class="main">Close</button></div>
        </form>
      </dialog>
    `;
  }

  /** What is written when another key is held down. */
  #held(): Row[] {
    const held = this.modes.filter(({ before }) => before !== "");
    return held.map(({ before, about }) => [[before.slice(0, -1), "1"], before === "Ctrl+" ? `${about}; Alt does the same` : about]);
  }

  /** What the keypad may write. */
  #choices(): Row[] {
    const { modes } = this;
    if (modes.length === 0) return [];
    const keys = MODE_KEYS.slice(0, modes.length).map((key) => key.toUpperCase());
    return [[keys, `The keypad writes ${modes.map(({ written }) => written).join(", ")}`]];
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
