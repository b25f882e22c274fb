import { html } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import "../base/settings";

/** What stands above every page: the way home, and the way to the settings, which are loaded when they are wanted. */
@customElement("tw-header")
export class Header extends Part {
  protected override render() {
    return html`
      <header class="top">
        <a class="wordmark" href="./#/">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <rect class="one" x="1" y="1" width="10" height="10" rx="2" />
            <rect class="two" x="13" y="1" width="10" height="22" rx="2" />
            <rect class="three" x="1" y="13" width="10" height="10" rx="2" />
          </svg>
          Tilewright
        </a>
        <button class="plain" @click=${this.#settings}>${icon("settings")} Settings</button>
      </header>
    `;
  }

  readonly #settings = async (): Promise<void> => {
    const { showSettings } = await import("../dialogs/settings-dialog");
    showSettings();
  };
}
