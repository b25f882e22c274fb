import { html, svg } from "lit";
import { customElement, query } from "lit/decorators.js";
import { Part } from "../base/part";
import { settings, type Name } from "../base/settings";
import "../styles/palettes-more.css";
import { SYMBOLS } from "../board/symbols";
import { sound } from "../game/sound";

type Options = Readonly<Record<string, string>>;

const THEMES: Options = {
  system: "As the system",
  light: "Light",
  dark: "Dark",
  contrast: "High contrast",
};
const PALETTES: Options = {
  glaze: "Glaze",
  "okabe-ito": "Okabe–Ito",
  contrast: "High contrast",
  paper: "Paper",
};
const PIECES: Options = { engraved: "Engraved", bold: "Bold", letters: "Bold and letter", none: "None" };
const MOTIONS: Options = { system: "As the system", less: "Less", full: "Full" };
const SPEECH: Options = { short: "Short", normal: "Normal", full: "Full" };

/** All that a reader may choose, applied at once and remembered in this browser. */
@customElement("tw-settings")
export class SettingsDialog extends Part {
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  override connectedCallback(): void {
    super.connectedCallback();
    settings.addEventListener("change", this.#changed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    settings.removeEventListener("change", this.#changed);
  }

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override render() {
    return html`
      <dialog class="settings" aria-labelledby="settings-title" @close=${() => this.remove()}>
        <form method="dialog">
          <h2 id="settings-title" tabindex="-1" autofocus>Settings</h2>
          ${this.#radios("theme", "Theme", THEMES)}
          ${this.#radios("palette", "Colors of pieces", PALETTES, (palette) => swatches(palette))}
          ${this.#radios("pieces", "Signs on pieces", PIECES)}
          <fieldset>
            <legend>Board</legend>
            ${this.#switch("timer", "Show the time, and keep it with the game")}
            ${this.#switch("finish", "Show the finished board as a building")}
            ${this.#switch("highlight", "Show what goes together with the chosen cell")}
            ${this.#switch("dots", "Show where a held piece may go")}
            ${this.#switch("shortcuts", "Single keys: H hint, U undo, R redo, N new, ? all keys")}
            ${this.#switch("entry", "Digit first: a key stays chosen, and each cell that you tap gets it", ["cell", "key"])}
            ${this.#switch("wasd", "W, A, S and D move like the arrows")}
          </fieldset>
          <fieldset>
            <legend>Sound</legend>
            ${this.#switch("sound", "Sounds: a piece is laid or taken, a turn ends, something is refused")}
            ${"vibrate" in navigator ? this.#switch("vibration", "Vibrate, where the device can") : ""}
          </fieldset>
          ${this.#radios("motion", "Motion", MOTIONS)}
          ${this.#radios("speech", "What screen readers are told", SPEECH)}
          <div class="row end"><button class="main">Close</button></div>
        </form>
      </dialog>
    `;
  }

  #radios(name: Name, title: string, options: Options, picture: (choice: string) => unknown = () => "") {
    return html`<fieldset class="choices">
      <legend>${title}</legend>
      ${Object.entries(options).map(
        ([choice, words]) => html`<label class="check">
          <input
            type="radio"
            name=${name}
            value=${choice}
            .checked=${settings.of(name) === choice}
            ?disabled=${refused(name, choice)}
            @change=${() => this.#choose(name, choice)}
          />
          <span>${words}${picture(choice)}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  #switch(name: Name, words: string, [off, on]: readonly [string, string] = ["off", "on"]) {
    return html`<label class="check">
      <input
        type="checkbox"
        .checked=${settings.of(name) === on}
        @change=${(event: Event) => this.#choose(name, (event.target as HTMLInputElement).checked ? on : off)}
      />
      ${words}
    </label>`;
  }

  #choose(name: Name, choice: string): void {
    settings.choose(name, choice);
    if (name === "sound") sound("lay");
  }

  readonly #changed = (): void => this.requestUpdate();
}

/** Grays are told apart by their signs alone. */
function refused(name: Name, choice: string): boolean {
  return name === "pieces" && choice === "none" && settings.of("palette") === "paper";
}

/** The eight hues of a palette with their symbols. */
function swatches(palette: string) {
  return html`<svg class="swatches" data-palette=${palette} viewBox="0 0 192 24" aria-hidden="true">
    ${Object.keys(SYMBOLS).map(
      (hue, i) => svg`<g class="ink-${hue}"><use href="#tile" x=${24 * i} width="24" height="24" /><use
        class="sign" href="#sign-${hue}" x=${24 * i + 6.5} y="6" width="11" height="11" /></g>`,
    )}
  </svg>`;
}

/** Opens the settings. */
export function showSettings(): void {
  if (!document.querySelector("tw-settings")) document.body.append(document.createElement("tw-settings"));
}
