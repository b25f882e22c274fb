import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import "../base/settings";
import * as page from "../words/app";
import * as words from "../words/game";

/**
 * What stands above every page: the way home, and the way to the settings, which are loaded when they are wanted. Above a game
 * also the guide, its rules and what shares it: tells `ask` (the name of a dialog) and `visit` (an address).
 */
@customElement("tw-header")
export class Header extends Part {
  @property({ type: Boolean }) game = false;

  protected override render() {
    const { game } = this;
    return html`
      <header class="top ${game ? "of-game" : ""}">
        <a class="wordmark" href="./#/">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path class="one" d="M12 1.5 21.5 7 12 12.5 2.5 7Z" />
            <path class="two" d="M2.5 7 12 12.5v11L2.5 18Z" />
            <path class="three" d="M21.5 7 12 12.5v11L21.5 18Z" />
          </svg>
          ${game ? words.today : page.name}
        </a>
        ${game
          ? html`<button class="plain" @click=${() => this.tell("visit", "#/guide")}>${words.guide}</button>
              <button class="plain" @click=${() => this.tell("ask", "rules")}>${words.rules}</button>
              <button class="plain" @click=${() => this.tell("ask", "share")}>${icon("share")} ${words.share}</button>`
          : ""}
        <button class="plain iconbutton" aria-label=${words.settings} title=${words.settings} @click=${showSettings}>${icon("settings")}</button>
      </header>
    `;
  }
}

async function showSettings(): Promise<void> {
  (await import("../dialogs/settings-dialog")).showSettings();
}
