import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { toast } from "../base/toast";
import { capital } from "../base/words";
import type { View } from "../engine/protocol";
import { reason, type Studio } from "../engine/studio";
import { exported, imported, type Counts } from "../game/exchange";
import { LONGEST_FILE, Unreadable } from "../game/games-file";
import type { Summary } from "../game/saved-game";
import { count, discard, elsewhere, latest, put } from "../game/saved-games";
import { words } from "../words/store";
import { ago } from "./when";

/** So many games are listed at first. */
const LISTED = 4;

/** So many more are listed each time that more are asked for. */
const MORE = 50;

/** So many refused entries of a file are told one by one. */
const TOLD = 10;

/** All games that this browser keeps. Tells `continue` (a game). */
@customElement("tw-my-games")
export class MyGames extends Part {
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
        <h2 id="my-games">My games</h2>
        ${games?.length === 0
          ? html`<p class="muted">None yet. Every game you play is kept here by itself, in this browser alone.</p>`
          : html`<ul>
              ${games?.map((game) => this.#item(game, now))}
            </ul>`}
        ${games && count > games.length ? html`<button @click=${this.#more}>${words.more(Math.min(MORE, count - games.length), count)}</button>` : ""}
        <div class="row" role="group" aria-label="All my games as a file">
          <button ?disabled=${count === 0} @click=${this.#save}>Save all as a file</button>
          <button @click=${() => this.querySelector<HTMLInputElement>("input[type=file]")?.click()}>Read a file</button>
          <input type="file" accept="application/json,.json" aria-label="File with games" hidden @change=${this.#read} />
        </div>
        <p class="message" role="status">${this.said}</p>
        ${this.refused.length > 0
          ? html`<ul class="refusals">
              ${this.refused.slice(0, TOLD).map(({ place, reason }) => html`<li>Game ${place}: ${reason}</li>`)}
              ${this.refused.length > TOLD ? html`<li>and ${this.refused.length - TOLD} more</li>` : ""}
            </ul>`
          : ""}
      </section>
    `;
  }

  #item(game: Summary, now: number) {
    const title = this.studio?.puzzle(game.puzzle)?.title ?? game.puzzle;
    return html`<li>
      <button class="kept" @click=${() => this.tell("continue", game)}>
        <span class="unseen">Continue</span> <b>${title}</b>
        <small><time datetime=${new Date(game.changed).toISOString()}>${ago(game.changed, now)}</time></small>
        <span class="words">${capital(game.words || "in progress")}</span>
      </button>
      <button class="plain" aria-label="Delete: ${title}, ${game.words}" @click=${() => void this.#delete(game)}>✕</button>
    </li>`;
  }

  async #delete(game: Summary): Promise<void> {
    const gone = await discard(game.id);
    await this.#refresh();
    if (!gone) return;
    toast("The game is deleted.", "Undo", () => void put(gone).then(this.#refresh));
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
      this.said = `The file is larger than ${LONGEST_FILE / 1e6} megabytes: that is no file of games.`;
      return;
    }
    this.said = "Reading …";
    try {
      const { studio } = this;
      const counts = await imported(await file.text(), (play) => studio.ask<View>({ do: "view", play }));
      this.said = told(counts);
      this.refused = counts.refused;
    } catch (failure) {
      this.said = failure instanceof Unreadable ? failure.message : reason(failure);
    }
    await this.#refresh();
  };
}

function told({ added, known, refused }: Counts): string {
  const games = (count: number) => `${count} ${count === 1 ? "game" : "games"}`;
  const parts = [`${games(added)} added`, `${known} already here`];
  if (refused.length > 0) parts.push(`${refused.length} refused`);
  return `${parts.join(", ")}.`;
}
