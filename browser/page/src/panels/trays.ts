import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import type { Board } from "../board/board";
import { splitButtons } from "../board/buttons";
import { groupedPieces, pile } from "../board/piece";
import type { Piece, ScenePart, View } from "../engine/protocol";
import { plain as written } from "../engine/sentence";
import type { Game } from "../game/game";
import { levelName } from "../game/agents";
import { LETTER, leveled } from "../game/seating";
import * as words from "#words/trays";
import "./trays.css";
import "./acts";

/** As many tiles are on a pile at most that it is no higher than others. */
const LEAST_HIGH = 6;

/** What a part that scrolls has. */
const SCROLLED = [
  ["tabindex", "0"],
  ["role", "group"],
  ["aria-label", words.others],
] as const;

/** What of a game stands on its trays. */
type Seated = Pick<Game, "puzzle" | "seats" | "nameOf" | "withNames" | "fixed" | "watched" | "away" | "seat">;

/**
 * The trays and piles of a scene, which lie beside its board: above the trays of the others and the piles, below one's own
 * tray, with its buttons. Fires `gesture`.
 */
@customElement("tw-trays")
export class Trays extends Part {
  @property({ attribute: false }) game!: Seated;
  /** Changes with the game. */
  @property({ attribute: false }) view!: View;
  @property() where: "above" | "below" = "above";
  /** The board that the piles are for, once it is there. */
  @property({ attribute: false }) board: () => Board | null = () => null;
  /** Changes with who plays. */
  @property() seating = "";
  /** The spots at which a hint points. */
  @property({ attribute: false }) pointed: readonly string[] = [];
  /** The spot from which something is held. */
  @property({ attribute: false }) held: string | undefined;

  /** What scrolls is reached by the keyboard. */
  readonly #size = new ResizeObserver(() => {
    const scrolls = this.scrollHeight > this.clientHeight;
    for (const [name, value] of SCROLLED) {
      if (scrolls) this.setAttribute(name, value);
      else this.removeAttribute(name);
    }
  });

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.where === "above") this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  protected override willUpdate(): void {
    const { scene, status } = this.view;
    const mine = this.where === "below" && (scene.parts ?? []).some(({ part }) => part.startsWith("tray-"));
    this.classList.toggle("mine", mine);
    this.classList.toggle("now", mine && !status.over && status.player === Math.max(0, this.game.seats.indexOf("")));
  }

  protected override render() {
    const { parts = [] } = this.view.scene;
    const trays = parts.filter(({ part }) => part.startsWith("tray-"));
    const own = Math.max(0, this.game.seats.indexOf(""));
    if (this.where === "above") {
      return html`${trays.map((tray, i) => (i === own ? "" : this.#tray(tray, i)))}
      ${parts.filter(({ part }) => part === "pile").map(({ pieces = [] }) => this.#piles(pieces))}`;
    }
    const mine = trays[own];
    return html`${mine ? this.#tray(mine, own, true) : ""} ${this.#acts()}`;
  }

  /** The buttons; where somebody elsewhere is to move, the one that sends the game. */
  #acts() {
    const { view, game } = this;
    if (game.watched) return "";
    if (game.away) {
      void import("./letter");
      return html`<tw-letter .game=${game} .view=${view}></tw-letter>`;
    }
    return html`<tw-acts .buttons=${splitButtons(view.scene).buttons} .tap=${view.gestures.tap}></tw-acts>`;
  }

  #tray({ pieces = [], spot }: ScenePart, player: number, mine = false) {
    const { scene, status, gestures } = this.view;
    const { seats } = this.game;
    const now = status.player === player && !status.over;
    const computer = !["", LETTER].includes(seats[player] ?? "");
    const plain = mine && seats.filter((seat) => seat === "").length === 1;
    const took = now ? (gestures.back?.length ?? 0) : 0;
    return html`<section class="tray ${mine ? "mine" : ""} ${now ? "now" : ""} ${spot !== undefined && this.pointed.includes(spot) ? "hint" : ""}" data-player=${player + 1}>
      <header>
        <span class="who" data-short=${words.short(player + 1)}>${icon(computer ? "computer" : "person")}</span>
        ${plain ? "" : html`<b>${this.game.nameOf(player)}</b>`}
        ${this.#seat(player, plain)}
        <span class="muted">${took > 0 ? words.took(took) : ""}</span>
      </header>
      <div class="wells" role="img" data-spot=${spot ?? ""} aria-label=${written(this.game.withNames(scene.spots.find(({ id }) => id === spot)?.label ?? ""))}>
        ${pieces.map(
          (piece) => html`<span class="well">
            ${groupedPieces(piece)}
            <span class="figure">${piece.count || ""}${piece.goal ? html` <small>${words.goal(piece.goal)}</small>` : ""}</span>
          </span>`,
        )}
      </div>
    </section>`;
  }

  /** The player of a seat. Computer players are known by their level; one that has none is listed only while it plays. */
  #seat(player: number, plain: boolean) {
    const { game } = this;
    if (game.fixed) return plain ? html`<b>${words.you}</b>` : "";
    const seat = game.seats[player] ?? "";
    const { agents } = game.puzzle;
    const levels = leveled(agents);
    const other = agents.filter((agent) => agent.id === seat && !levels.includes(agent));
    return html`<select
      class=${plain ? "name" : "chip"}
      aria-label=${words.plays(player + 1)}
      @change=${(event: Event) => game.seat(player, (event.target as HTMLSelectElement).value)}
    >
      <option value="" ?selected=${seat === ""}>${plain ? words.you : words.friend}</option>
      ${plain ? "" : html`<option value=${LETTER} ?selected=${seat === LETTER}>${words.letter}</option>`}
      ${[...levels, ...other].map(({ id, about }) => html`<option value=${id} title=${about} ?selected=${id === seat}>${levelName(id)}</option>`)}
    </select>`;
  }

  #piles(pieces: readonly Piece[]) {
    const { scene, gestures } = this.view;
    const label = (spot: string) => scene.spots.find(({ id }) => id === spot)?.label ?? "";
    const most = Math.max(LEAST_HIGH, ...pieces.map(({ count }) => count));
    return html`<div class="piles" role="group" aria-label=${words.piles}>
      ${pieces.map((piece) => {
        const { spot = "", count } = piece;
        const held = this.held === spot;
        const hand = (event: PointerEvent) => this.board()?.beside(event, spot);
        const offered = gestures.drag[spot] !== undefined;
        return html`<button
          class="pile spot ${offered ? "offered" : ""} ${held ? "held" : ""} ${this.pointed.includes(spot) ? "hint" : ""}"
          data-spot=${spot}
          data-beside
          aria-label=${held ? words.held(label(spot)) : label(spot)}
          aria-pressed=${held}
          aria-disabled=${!offered}
          @pointerdown=${hand}
          @pointermove=${hand}
          @pointerup=${hand}
          @pointercancel=${hand}
          @click=${({ detail }: MouseEvent) => detail === 0 && this.board()?.touch(spot)}
        >
          ${pile(piece, most)}
          <span class="figure">${count}</span>
        </button>`;
      })}
    </div>`;
  }
}
