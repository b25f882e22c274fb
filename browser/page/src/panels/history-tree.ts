import { html, svg, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { cells } from "../base/words";
import { Stopped } from "../engine/engine";
import type { History, View } from "../engine/protocol";
import { reason } from "../engine/studio";
import type { Game } from "../game/game";
import "./history.css";
import { splitButtons } from "../board/buttons";
import * as words from "#words/history";
import { you } from "#words/play";
import { lines, mainLine, turnOf, type Line, type Stand } from "./history-lines";

/** Number of lines that are drawn at once; those around the present node, and more on demand. */
const SHOWN = 150;

/** Branches farther in are drawn above each other. */
const LANES = 6;
const LANE = 14;
const HEIGHT = 32;

/**
 * The history as a drawn tree, one line for a straight run of moves. Who presses a line goes to its last node and can go
 * on from there; nothing is ever lost. Names are given to where one stands.
 */
@customElement("tw-history-tree")
export class HistoryTree extends Part {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) view!: View;
  /** The last known place; that of the view comes a moment later. */
  @state() private stand: Stand = { node: 0, steps: [] };
  /** Lines before and behind where one stands that are drawn. */
  @state() private above = SHOWN;
  @state() private below = SHOWN;
  /** The line with the keyboard, by its node. */
  @state() private current = -1;
  #lines: readonly Line[] = [];
  #mainLine: readonly number[] = [];
  /** The move that ends a turn, if there is one. */
  #end: string | undefined;
  #wanted: number | undefined;
  #going = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("view")) void this.#read(this.view);
  }

  async #read(view: View): Promise<void> {
    try {
      let history = await this.#page(view, 0);
      while (history.more !== undefined && this.view === view) {
        const next = await this.#page(view, history.more);
        history = { ...next, steps: [...history.steps, ...next.steps] };
      }
      if (this.view === view) this.#show({ ...history, node: view.history.node });
    } catch (failure) {
      if (!(failure instanceof Stopped)) this.game.say(reason(failure), "refused");
    }
  }

  #page(view: View, from: number): Promise<History> {
    return this.game.studio.ask<History>({ do: "history", play: view.play, ...(from > 0 ? { from } : {}) });
  }

  #show(stand: Stand): void {
    this.stand = stand;
    const [end] = splitButtons(this.view.scene).buttons;
    this.#end = this.view.status.players === undefined ? undefined : end?.id;
    this.#lines = lines(stand, this.#end);
    this.#mainLine = mainLine(stand);
    this.current = stand.node;
  }

  protected override render() {
    const { stand } = this;
    const all = this.#lines;
    if (all.length === 0) return html``;
    const here = all.findIndex(({ node }) => node === stand.node);
    const from = Math.max(0, here - this.above);
    const to = Math.min(all.length, here + this.below + 1);
    const place = this.#mainLine.indexOf(stand.node);
    const name = (stand.node === 0 ? stand.name : stand.steps[stand.node - 1]?.name) ?? "";
    return html`
      ${
        this.#mainLine.length > 2
          ? html`<label class="slide">
            <span>${words.move(place, this.#mainLine.length - 1)}</span>
            <input
              type="range"
              name="move"
              min="0"
              max=${this.#mainLine.length - 1}
              .value=${String(place)}
              @input=${(event: Event) => this.#slide(Number((event.target as HTMLInputElement).value))}
            />
          </label>`
          : ""
      }
      ${from > 0 ? html`<button class="plain" @click=${() => (this.above += SHOWN)}>${words.earlier(from)}</button>` : ""}
      <ul class="tree" role="tree" aria-label=${words.history} @keydown=${this.#key}>
        ${all.slice(from, to).map((line) => this.#line(line))}
      </ul>
      ${to < all.length ? html`<button class="plain" @click=${() => (this.below += SHOWN)}>${words.later(all.length - to)}</button>` : ""}
      ${
        this.#end === undefined || this.game.watched
          ? ""
          : html`<form class="row naming" @submit=${this.#typed}>
            <label>${words.type} <input name="typed" dir="ltr" maxlength="80" autocomplete="off" autocapitalize="off" placeholder=${words.example(this.#end)} /></label>
            <button>${words.play}</button>
          </form>`
      }
      ${
        this.game.shared
          ? ""
          : html`<form class="row naming" @submit=${this.#name}>
            <label>
              ${words.name}
              <input name="name" dir="auto" maxlength="60" autocomplete="off" .value=${name} placeholder=${stand.node === 0 ? words.beginning : words.nameExample} />
            </label>
            <button>${name ? words.rename : words.giveName}</button>
          </form>`
      }
    `;
  }

  #line(line: Line) {
    const { node, moves, level, name } = line;
    const here = node === this.stand.node;
    const turn = this.#turn(line);
    const move = turn ? html`<span>${turn}</span>` : html`<span class="move" dir="auto">${step(cells(line.move).split(","))}</span>`;
    const run = !turn && moves > 1 ? words.moves(moves) : "";
    return html`<li
      role="treeitem"
      class="line ${here ? "here" : ""}"
      data-node=${node}
      aria-level=${level + 1}
      aria-selected=${here}
      tabindex=${node === this.current ? 0 : -1}
      @focus=${() => (this.current = node)}
      @click=${() => void this.game.goTo(node)}
    >
      ${rails(line, here)}
      <span class="what">
        ${name ? html`<b><bdi>${name}</bdi></b>` : ""} ${node === 0 ? (name ? "" : words.beginning) : move}
        ${run ? html`<small>${run}</small>` : ""} ${here ? html`<span class="unseen">${words.here}</span>` : ""}
      </span>
    </li>`;
  }

  /** A turn in words; of one that has no other moves, that it was ended. */
  #turn({ turn, taken = [], node }: Line): string {
    const { player = 0, players = 1 } = this.view.status;
    if (turn === undefined || this.#end === undefined || node === 0) return "";
    const passed = turn - turnOf(this.stand, this.stand.node, this.#end);
    const seat = (((player + passed) % players) + players) % players;
    const who = this.game.nameOf(seat);
    return taken.length === 0
      ? words.turnEnded(turn, who === you, who)
      : words.turnTook(
          turn,
          who === you,
          taken.map((cell) => cell.toUpperCase()),
          who,
        );
  }

  readonly #typed = async (event: Event): Promise<void> => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).elements.namedItem("typed") as HTMLInputElement;
    if (await this.game.type(input.value)) input.value = "";
  };

  readonly #name = (event: Event): void => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).elements.namedItem("name") as HTMLInputElement;
    void this.game.name(this.stand.node, input.value);
  };

  /** Goes to the move that is wanted last; those passed on the way are left out while the engine is at work. */
  async #slide(place: number): Promise<void> {
    this.#wanted = this.#mainLine[place];
    if (this.#going) return;
    this.#going = true;
    while (this.#wanted !== undefined) {
      const node = this.#wanted;
      this.#wanted = undefined;
      await this.game.goTo(node);
    }
    this.#going = false;
  }

  readonly #key = (event: KeyboardEvent): void => {
    const items = [...this.querySelectorAll<HTMLElement>("[role=treeitem]")];
    const at = items.indexOf(event.target as HTMLElement);
    const line = this.#lines.find(({ node }) => node === this.current);
    if (at < 0 || !line || event.ctrlKey || event.altKey || event.metaKey) return;
    const out = () => items.findLastIndex((item, i) => i < at && Number(item.ariaLevel) <= line.level);
    const arrows = ["ArrowLeft", "ArrowRight"] as const;
    const [back, forth] = this.matches(":dir(rtl)") ? arrows.toReversed() : arrows;
    const to: Readonly<Record<string, () => number>> = {
      ArrowUp: () => at - 1,
      ArrowDown: () => at + 1,
      [back]: out,
      [forth]: () => at + 1,
      Home: () => 0,
      End: () => items.length - 1,
    };
    if (event.key === "Enter" || event.key === " ") void this.game.goTo(line.node);
    else if (to[event.key]) items[Math.max(0, Math.min(items.length - 1, to[event.key]!()))]?.focus();
    else return;
    event.preventDefault();
  };
}

/** The lines that connect it with those above and below, and the sign of its last node. */
function rails({ level, first, goesOn, node }: Line, here: boolean) {
  const lane = Math.min(level, LANES);
  const x = LANE * lane + LANE / 2;
  const middle = HEIGHT / 2;
  const passing = Array.from({ length: lane }, (_, i) => `M${LANE * i + LANE / 2} 0V${HEIGHT}`);
  const from = first
    ? `M${x - (level > LANES ? 0 : LANE)} 0Q${x - (level > LANES ? 0 : LANE)} ${middle} ${x} ${middle}`
    : node === 0
      ? ""
      : `M${x} 0V${middle}`;
  return html`<svg width=${LANE * (lane + 1)} height=${HEIGHT} aria-hidden="true">
    ${svg`<path d="${passing.join("")}${from}${goesOn ? `M${x} ${middle}V${HEIGHT}` : ""}" />`}
    ${svg`<circle class=${here ? "here" : ""} cx=${x} cy=${middle} r=${here ? 5.5 : 3.5} />`}
  </svg>`;
}

/** The moves of one step: an equals sign has blanks around it, and of many moves only the first is named. */
function step([first = "", ...more]: readonly string[]): string {
  const move = first.replace("=", " = ");
  return more.length === 0 ? move : words.firstOf(move, more.length);
}
