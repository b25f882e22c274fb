import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon, mark, type Icon } from "../base/icons";
import { Part } from "../base/part";
import * as words from "#words/home";

export type Room = "" | "today" | "archive" | "statistics" | "guide";

const PAGES: readonly { readonly id: Room; readonly address: string; readonly icon: Icon; readonly name: string }[] = [
  { id: "today", address: "./#/", icon: "calendar", name: words.today },
  { id: "archive", address: "./#/archive", icon: "history", name: words.archive },
  { id: "statistics", address: "./#/statistics", icon: "bars", name: words.statistics },
  { id: "guide", address: "./#/guide", icon: "rules", name: words.guide },
];

/** The bar above home, archive, statistics and guide; on a phone the ways to them are at its foot. */
@customElement("tw-top")
export class Top extends Part {
  @property() here: Room = "today";

  protected override render() {
    return html`
      <header class="top of-pages">
        <a class="wordmark" href="./#/">
          ${mark()}
          ${words.title}
        </a>
        <nav aria-label=${words.pages}>
          ${PAGES.map(
            ({ id, address, icon: sign, name }) =>
              html`<a href=${address} aria-current=${id === this.here ? "page" : "false"}>${icon(sign)} <span>${name}</span></a>`,
          )}
        </nav>
        <button class="plain iconbutton" aria-label=${words.settings} @click=${this.#settings}>${icon("settings")}</button>
      </header>
    `;
  }

  readonly #settings = async (): Promise<void> => {
    const { showSettings } = await import("../dialogs/settings-dialog");
    showSettings();
  };
}
