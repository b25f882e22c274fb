import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon, mark } from "../base/icons";
import { Part } from "../base/part";
import "../base/settings";
import * as page from "#words/app";
import * as words from "#words/game";

/**
 * The bar above every page: the way home, and the way to the settings, which are loaded when they are wanted. Above a game also the guide, its rules and
 * sharing. Fires `ask` (the name of a dialog) and `visit` (an address).
 */
@customElement("tw-header")
export class Header extends Part {
  @property({ type: Boolean }) game = false;

  protected override render() {
    const { game } = this;
    return html`
      <header class="top ${game ? "of-game" : ""}">
        <a class="wordmark" href="./#/">
          ${mark()}
          ${game ? words.today : page.name}
        </a>
        ${
          game
            ? html`<button class="plain" @click=${() => this.tell("visit", "#/guide")}>${words.guide}</button>
              <button class="plain" @click=${() => this.tell("ask", "rules")}>${words.rules}</button>
              <button class="plain" @click=${() => this.tell("ask", "share")}>${icon("share")} ${words.share}</button>`
            : ""
        }
        <button class="plain iconbutton" aria-label=${words.settings} title=${words.settings} @click=${showSettings}>${icon("settings")}</button>
      </header>
    `;
  }
}

async function showSettings(): Promise<void> {
  (await import("../dialogs/settings-dialog")).showSettings();
}
