import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { PatientPart } from "../base/part";
import { toast } from "../base/toast";
import { capital } from "../base/words";
import type { View } from "../engine/protocol";
import { reason, type Studio } from "../engine/studio";
import { exported, imported, type Counts } from "../game/exchange";
import { LONGEST_FILE, Unreadable } from "../game/games-file";
import type { Summary } from "../game/saved-game";
import { count, discard, elsewhere, latest, put } from "../game/saved-games";
import * as words from "#words/my-games";
import { relativeTime } from "./relative-time";

/** Number of games listed at first. */
const LISTED = 4;

/** Number of further games listed on demand. */
const MORE = 50;

/** Number of refused entries of a file that are listed one by one. */
const TOLD = 10;

/** All games that this browser keeps. Fires `continue` (a game). */
@customElement("tw-my-games")
export class MyGames extends PatientPart {
  @property({ attribute: false }) studio: Studio | undefined;
  @state() private games: readonly Summary[] | undefined;
  @state() private count = 0;
  @state() private listed = LISTED;
  @state() private said = "";
  @state() private refused: Counts["refused"] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#refresh();
    elsewhere.addEventListener("change", this.#refresh);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    elsewhere.removeEventListener("change", this.#refresh);
  }

  protected override render() {
    const { games, count } = this;
    const now = Date.now();
    return html`
      <section class="my-games" aria-labelledby="my-games">
        <h2 id="my-games">${words.title}</h2>
        <div class="row" role="group" aria-label=${words.all}>
          <button ?disabled=${count === 0} @click=${this.#save}>${words.exporting}</button>
          <button @click=${() => this.querySelector<HTMLInputElement>("input[type=file]")?.click()}>${words.importing}</button>
          <button @click=${this.#elsewhere}>${words.devices}</button>
          <input type="file" accept="application/json,.json" aria-label=${words.file} hidden @change=${this.#read} />
        </div>
        ${
          games?.length === 0
            ? html`<p class="none muted">${words.none}</p>`
            : html`<ul>
              ${games?.map((game) => this.#item(game, now))}
            </ul>`
        }
        ${games && count > games.length ? html`<button @click=${this.#more}>${words.more(Math.min(MORE, count - games.length), count)}</button>` : ""}
        <p class="message" role="status">${this.said}</p>
        ${
          this.refused.length > 0
            ? html`<ul class="refusals">
              ${this.refused.slice(0, TOLD).map(({ place, reason }) => html`<li>${words.refused(place, reason)}</li>`)}
              ${this.refused.length > TOLD ? html`<li>${words.others(this.refused.length - TOLD)}</li>` : ""}
            </ul>`
            : ""
        }
      </section>
    `;
  }

  #item(game: Summary, now: number) {
    const title = this.studio?.puzzle(game.puzzle)?.title ?? game.puzzle;
    return html`<li>
      <button class="kept" @click=${() => this.tell("continue", game)}>
        <span class="unseen">${words.resume}</span> <b>${title}</b>
        <small><time datetime=${new Date(game.changed).toISOString()}>${relativeTime(game.changed, now)}</time></small>
        <span class="words">${capital(game.words || words.open)}</span>
      </button>
      <button class="plain" aria-label=${words.remove(title, game.words)} @click=${() => void this.#delete(game)}>✕</button>
    </li>`;
  }

  async #delete(game: Summary): Promise<void> {
    const gone = await discard(game.id);
    await this.#refresh();
    if (!gone) return;
    toast(words.deleted, words.undo, () => void put(gone).then(this.#refresh));
  }

  readonly #refresh = async (): Promise<void> => {
    const [games, all] = await Promise.all([latest(this.listed), count()]);
    this.games = games;
    this.count = all;
  };

  /** Lists those that follow the last one listed. */
  readonly #more = async (): Promise<void> => {
    const listed = this.games ?? [];
    this.games = [...listed, ...(await latest(MORE, listed.length))];
    this.listed = this.games.length;
  };

  readonly #elsewhere = async (): Promise<void> => {
    const { showOtherDevices } = await import("./other-devices");
    showOtherDevices();
  };

  readonly #save = async (): Promise<void> => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([await exported()], { type: "application/json" }));
    link.download = "tilewright-games.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
  };

  readonly #read = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = "";
    if (!file || !this.studio) return;
    this.refused = [];
    if (file.size > LONGEST_FILE) {
      this.said = words.tooLarge(LONGEST_FILE / 1e6);
      return;
    }
    this.said = words.reading;
    try {
      const { studio } = this;
      const counts = await imported(await file.text(), (play) => studio.ask<View>({ do: "view", play }));
      this.said = words.read(counts.added, counts.known, counts.refused.length);
      this.refused = counts.refused;
    } catch (failure) {
      this.said = failure instanceof Unreadable ? failure.message : reason(failure);
    }
    await this.#refresh();
  };
}
