import { html, svg } from "lit";
import { customElement, query } from "lit/decorators.js";
import { Part } from "../base/part";
import { settings, type Name } from "../base/settings";
import "./new-game.css";
import "virtual:palettes-more.css";
import { SYMBOLS } from "../board/symbols";
import { sound } from "../game/sound";
import * as words from "#words/settings";
import "./language";

type Options = Readonly<Record<string, string>>;

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
          <h2 id="settings-title" tabindex="-1" autofocus>${words.title}</h2>
          <tw-language></tw-language>
          ${this.#radios("theme", words.theme, words.themes)}
          ${this.#radios("palette", words.palette, words.palettes, (palette) => swatches(palette))}
          ${this.#radios("pieces", words.pieces, words.signs)}
          <fieldset>
            <legend>${words.board}</legend>
            ${this.#switch("timer", words.timer)}
            ${this.#switch("finish", words.finish)}
            ${this.#switch("highlight", words.highlight)}
            ${this.#switch("coordinates", words.coordinates)}
            ${this.#switch("dots", words.dots)}
            ${this.#switch("sweep", words.sweep)}
            ${this.#switch("shortcuts", words.shortcuts)}
            ${this.#switch("entry", words.entry, ["cell", "key"])}
            ${this.#switch("wasd", words.wasd)}
          </fieldset>
          ${this.#radios("numerals", words.numerals, words.scripts)}
          ${this.#radios("mistakes", words.mistakes, words.marking)}
          <fieldset>
            <legend>${words.sound}</legend>
            ${this.#switch("sound", words.sounds)}
            ${"vibrate" in navigator ? this.#switch("vibration", words.vibration) : ""}
          </fieldset>
          ${this.#radios("motion", words.motion, words.motions)}
          ${this.#radios("speech", words.speech, words.speeches)}
          <div class="row end foot"><button class="main">${words.close}</button></div>
        </form>
      </dialog>
    `;
  }

  #radios(name: Name, title: string, options: Options, picture: (choice: string) => unknown = () => "") {
    return html`<fieldset class="choices">
      <legend>${title}</legend>
      ${Object.entries(options).map(
        ([choice, said]) => html`<label class="check">
          <input
            type="radio"
            name=${name}
            value=${choice}
            .checked=${settings.of(name) === choice}
            ?disabled=${refused(name, choice)}
            @change=${() => this.#choose(name, choice)}
          />
          <span>${said}${picture(choice)}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  #switch(name: Name, said: string, [off, on]: readonly [string, string] = ["off", "on"]) {
    return html`<label class="check">
      <input
        type="checkbox"
        name=${name}
        .checked=${settings.of(name) === on}
        @change=${(event: Event) => this.#choose(name, (event.target as HTMLInputElement).checked ? on : off)}
      />
      ${said}
    </label>`;
  }

  #choose(name: Name, choice: string): void {
    settings.choose(name, choice);
    if (name === "sound") sound("lay");
  }

  readonly #changed = (): void => this.requestUpdate();
}

/** Only signs distinguish grays. */
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
