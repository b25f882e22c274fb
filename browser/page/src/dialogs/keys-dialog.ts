import { html } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import { keypad, MODE_KEYS } from "../board/keys";
import type { Game } from "../game/game";
import "./rules.css";
import * as words from "#words/keys";

/** Keys with commas between, as the catalog has them, and what they do. */
type Row = { readonly keys: string; readonly about: string };

const BETWEEN = ", ";

/** All keys that do something in a game. */
@customElement("tw-keys")
export class KeysDialog extends Part {
  @property({ attribute: false }) game!: Game;
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override render() {
    const { can } = this.game.puzzle;
    const single = settings.of("shortcuts") === "on";
    const [hint, about, menu] = [can.includes("hint") ? [words.hint] : [], ...[words.about, words.menu].map((row) => (can.includes("explain") ? [row] : []))];
    const pause = this.game.view.status.players === undefined ? [words.pause] : [];
    return html`
      <dialog class="keys-help" aria-labelledby="keys-title" @close=${() => this.remove()}>
        <form method="dialog">
          <h2 id="keys-title" tabindex="-1" autofocus>${words.title}</h2>
          ${this.#group(words.board, [...words.walk, ...this.#hands(), words.esc, ...menu!])}
          ${this.#typing ? this.#group(words.write, this.#written()) : ""}
          ${this.#group(words.always, words.history)}
          ${
            single
              ? this.#group(words.single, [...hint, ...words.letters, ...pause, ...about!, ...this.#choices(), words.help])
              : html`<p class="muted">${words.off}</p>`
          }
          <div class="row end foot"><button class="main">${words.close}</button></div>
        </form>
      </dialog>
    `;
  }

  /** Keys can be typed on this board. */
  get #typing(): boolean {
    return Object.keys(this.game.view.gestures.type).length > 0;
  }

  /** The keys and gestures for pieces on the board or beside it. */
  #hands(): readonly Row[] {
    const { scene, gestures } = this.game.view;
    const { tap, drag, sweep } = gestures;
    const held = Object.keys(drag).length > 0;
    return [
      ...(held ? [words.hands] : tap.length > 0 ? [words.tap] : []),
      ...(held && !this.#typing ? [words.pull] : []),
      ...(sweep ? [words.turn] : []),
      ...(scene.spots.some(({ button }) => button) ? [words.finish] : []),
    ];
  }

  #written(): readonly Row[] {
    const { gestures } = this.game.view;
    const keys = keypad(Object.values(gestures.type).flat())[""].filter((key) => key !== "Delete");
    const about = this.game.puzzle.modes.find(({ before }) => before === "")?.about ?? words.digits;
    return [
      row([keys[0] ?? "", keys.at(-1) ?? ""], about),
      ...this.#held(),
      ...words.typeMore,
      ...(Object.keys(gestures.drag).length === 0 ? [words.promote, words.all, words.like] : []),
    ];
  }

  /** The keys with a modifier. */
  #held(): Row[] {
    const held = this.game.puzzle.modes.filter(({ before }) => before !== "");
    const named: Readonly<Record<string, string>> = words.names;
    return held.map(({ before, about }) => {
      const keys = before.split("+").flatMap((key) => (key === "" ? [] : [named[key] ?? key]));
      return row([...keys, "1"], before.startsWith("Ctrl+") ? words.orAlt(about) : about);
    });
  }

  /** The choices of the keypad. */
  #choices(): Row[] {
    const { modes } = this.game.puzzle;
    if (modes.length === 0) return [];
    const keys = MODE_KEYS.slice(0, modes.length).map((key) => key.toUpperCase());
    return [row(keys, words.modes(modes.map(({ written }) => written)))];
  }

  #group(title: string, rows: readonly Row[]) {
    return html`<h3>${title}</h3>
      <dl class="key-list">
        ${rows.map(
          ({ keys, about }) => html`<div>
            <dt>${keys.split(BETWEEN).map((key) => html`<kbd>${key}</kbd> `)}</dt>
            <dd>${about}</dd>
          </div>`,
        )}
      </dl>`;
  }
}

function row(keys: readonly string[], about: string): Row {
  return { keys: keys.join(BETWEEN), about };
}

/** Opens the overview. */
export function showKeys(game: Game): void {
  if (document.querySelector("tw-keys")) return;
  const dialog = document.createElement("tw-keys") as KeysDialog;
  dialog.game = game;
  document.body.append(dialog);
}
