import { html, svg, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import { NO_GESTURES, type Gestures, type Mark, type Scene, type Spot } from "../engine/protocol";
import { middle, neighbor, rows, spotAt, type Point } from "./geometry";
import { occupied } from "./ground";
import { Hand } from "./hand";
import { keyName, meant } from "./keys";
import { contentFirst, places } from "./labels";
import { drawn } from "./marks";
import { aim, cursor, held, refusal } from "./over";
import { DIRECTIONS, walked } from "./walk";

/** So many pixels a press moves before it is a drag. */
const SLACK = 8;

/** Two taps within so many milliseconds are one double tap. */
const DOUBLE = 400;

/** So many milliseconds a finger rests before it asks what is there. */
const LONG = 550;

/** So many pixels above a finger its piece is seen. */
const ABOVE = 52;

/** A press that has not ended. */
type Press = { readonly spot: string; readonly x: number; readonly y: number; dragging: boolean; selecting: boolean };

/** What may be done where. */
type Offers = Pick<Gestures, "drag" | "type"> & {
  readonly taps: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
  /** The spots to which a key goes together. */
  readonly chosen: ReadonlySet<string>;
};

/*
 * This file is long because the ways to do one thing belong together: mouse, finger, pen and keyboard all end in
 * #did and type.
 */

/**
 * The board of every puzzle: a scene, and the gestures that are offered. One set of elements serves eyes, hands,
 * keyboard and screen reader.
 *
 * Tells `gesture` (its text, also of one that is not offered; of several with blanks between, which are one step),
 * `choose` (a spot's id), `explain` (a spot's id: somebody pressed long, or asked for the context menu) and `say` (what it
 * has to tell those who cannot see it).
 */
@customElement("tw-board")
export class Board extends Part {
  @property({ attribute: false }) scene: Scene | undefined;
  @property({ attribute: false }) gestures: Gestures = NO_GESTURES;
  /** Marks over the scene that stay as the game goes on. */
  @property({ attribute: false }) picture: readonly Mark[] = [];
  /** Marks that tint the scene. */
  @property({ attribute: false }) faint: readonly Mark[] = [];
  /** Marks over all of that. */
  @property({ attribute: false }) overlay: readonly Mark[] = [];
  /** A spot beside the board that Enter taps where nothing more is to be done, and Ctrl+Enter everywhere. */
  @property({ attribute: false }) enter: string | undefined;
  /** Only to look at: nothing can be done. */
  @property({ type: Boolean }) still = false;
  /** What was refused last, if anything was; another object each time. */
  @property({ attribute: false }) refused: object | undefined;
  /** What a plain key stands for: nothing else, or the same with Shift or Ctrl. */
  @property({ attribute: false }) mode = "";

  /** The spot where the keyboard is. */
  @state() private current = "";
  /** Spots to which a key goes together; empty when there is only the current one. */
  @state() private selected: readonly string[] = [];
  @state() private held: string | undefined;
  /** Where the held thing hovers. */
  @state() private hover: Point | undefined;
  /** The spot under the pointer while something is dragged. */
  @state() private over: string | undefined;
  /** The spot where something was refused just now. */
  @state() private shaken: string | undefined;
  /** A key was pressed last: one wants to see where the keyboard is. */
  @state() private keyboard = false;
  @query("svg") private readonly drawing!: SVGSVGElement;

  readonly #hand = new Hand();
  /** The spots in rows, and how many columns these have. */
  #rows: readonly (readonly Spot[])[] = [];
  #columns = 0;
  #press: Press | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #asked = "";
  #tap: { readonly spot: string; readonly at: number } | undefined;
  /** The spot that was tapped last. */
  #tapped = "";

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("gestures") || changed.has("still")) {
      this.#hand.gestures = this.still ? NO_GESTURES : this.gestures;
      if (this.held !== undefined && this.#hand.targets.length === 0) this.#letGo();
    }
    if (changed.has("refused") && this.refused) this.#shake(this.#asked);
    if (changed.has("scene")) {
      const { spots = [], cell = 1 } = this.scene ?? {};
      this.#rows = rows(spots);
      this.#columns = Math.max(...spots.map((spot) => column(spot, cell)));
      const ids = new Set(this.scene?.spots.map(({ id }) => id));
      if (!ids.has(this.current)) this.current = this.scene?.spots[0]?.id ?? "";
      if (!this.selected.every((id) => ids.has(id))) this.selected = [];
    }
  }

  /** Puts the keyboard onto the board. */
  focusSpot(): void {
    this.drawing.querySelector<SVGElement>(`[data-spot="${CSS.escape(this.current)}"]`)?.focus({ preventScroll: true });
  }

  protected override render() {
    const { scene, picture, overlay, faint } = this;
    if (!scene) return html``;
    const offers = this.#offers();
    return html`<svg
      class="scene board ${this.#typing && !this.still ? "typing" : ""} ${this.still ? "still" : ""} ${this.keyboard ? "keyboard" : ""}"
      viewBox="-0.5 -0.5 ${scene.width + 1} ${scene.height + 1}"
      role="grid"
      aria-label=${scene.title}
      aria-rowcount=${this.#rows.length}
      aria-colcount=${this.#columns}
      aria-multiselectable=${this.#typing ? "true" : "false"}
      @pointerdown=${this.#down}
      @pointermove=${this.#move}
      @pointerup=${this.#up}
      @pointercancel=${this.#cancel}
      @contextmenu=${this.#menu}
      @keydown=${this.#key}
      @focusin=${this.#focused}
      @focusout=${this.#focused}
    >
      <g aria-hidden="true">${drawn(scene.marks)}</g>
      <g aria-hidden="true" class="tint">${guard([faint], () => drawn(faint.filter(({ kind }) => kind === "area")))}</g>
      <g aria-hidden="true" class="faint">${guard([faint], () => drawn(faint.filter(({ kind }) => kind !== "area")))}</g>
      <g aria-hidden="true">${drawn(picture)}</g>
      <g aria-hidden="true">${drawn(overlay)}</g>
      ${this.#rows.map((line, i) => this.#row(line, i, scene, offers))}
      <g aria-hidden="true" class="over">${this.#above(scene)}</g>
    </svg>`;
  }

  /** What may be done where, quick to look up. */
  #offers(): Offers {
    const { tap, drag, type } = this.#hand.gestures;
    return { taps: new Set(tap), drag, type, targets: new Set(this.#targets()), chosen: new Set(this.selected) };
  }

  /** A row, and each spot in it, is drawn anew only when something about it is different. */
  #row(line: readonly Spot[], i: number, { cell }: Scene, offers: Offers) {
    const stands = line.map((spot) => this.#stand(spot, offers));
    const looks = line.map(({ id, box, label }, j) => `${id} ${box.join()} ${stands[j]} ${label}`);
    const spots = () => line.map((spot, j) => guard([looks[j]], () => this.#spot(spot, cell, stands[j]!)));
    return svg`<g role="row" aria-rowindex=${i + 1}>${guard([cell, looks.join("\n")], spots)}</g>`;
  }

  /** How a spot stands, a word for each thing that holds. */
  #stand({ id }: Spot, { taps, drag, type, targets, chosen }: Offers): string {
    const target = targets.has(id);
    const offered = target || taps.has(id) || drag[id] !== undefined;
    const held = this.held === id;
    let stand = offered ? "offered" : type[id] === undefined ? "disabled" : "";
    if (held) stand += " held";
    if (chosen.has(id)) stand += " chosen";
    if (id === this.current) stand += " here";
    if (target) stand += " target";
    if (target && !held && this.held !== undefined) stand += " goal";
    return stand;
  }

  #spot(spot: Spot, cell: number, stand: string) {
    const { id, box, label } = spot;
    const [x, y, width, height] = box;
    const [offered, held, chosen] = ["offered", "held", "chosen"].map((word) => (stand.includes(word) ? word : ""));
    const more = held ? ", held" : stand.includes("goal") ? ", can go here" : "";
    const target = stand.includes("target");
    const dot = target ? svg`<circle class="target" cx=${x + width / 2} cy=${y + height / 2} r="1.6" />` : "";
    return svg`<g
      role="gridcell"
      class="spot ${offered} ${held} ${chosen}"
      data-spot=${id}
      tabindex=${stand.includes("here") ? 0 : -1}
      aria-label=${contentFirst(label) + more}
      aria-colindex=${column(spot, cell)}
      aria-selected=${held !== "" || chosen !== ""}
      aria-disabled=${stand.includes("disabled")}
      @focus=${() => this.#choose(id)}
      ><rect x=${x} y=${y} width=${width} height=${height} />${dot}</g>`;
  }

  /** What is drawn above everything: the cursor, and what is going on. */
  #above(scene: Scene) {
    const find = (id: string | undefined) => (id === undefined ? undefined : this.#find(id));
    const [here, from, under, shaken] = [this.current, this.held, this.over, this.shaken].map(find);
    return [
      here ? cursor(here) : "",
      under && from && this.#targets().includes(under.id) ? aim(under) : "",
      shaken ? refusal(shaken) : "",
      from ? held(from, scene, this.hover) : "",
    ];
  }

  /** Keys can be typed on this board. */
  get #typing(): boolean {
    return Object.keys(this.gestures.type).length > 0;
  }

  /** Where the held thing may go; and while one presses without having moved, where a drag from here could. */
  #targets(): readonly string[] {
    if (this.held !== undefined) return this.#hand.targets;
    return this.#press ? (this.#hand.gestures.drag[this.#press.spot] ?? []) : [];
  }

  #find(id: string): Spot | undefined {
    return this.scene?.spots.find((spot) => spot.id === id);
  }

  #choose(id: string): void {
    if (this.current === id) return;
    this.current = id;
    this.tell("choose", id);
  }

  /** Makes what the hand decided known, and shows what it holds. */
  #did(gesture: string | undefined): void {
    if (this.#hand.held !== this.held) {
      this.held = this.#hand.held;
      if (this.held !== undefined) this.#sayHeld(this.held);
    }
    if (this.held === undefined) this.hover = undefined;
    this.over = undefined;
    this.#tapped = gesture?.startsWith("tap:") ? this.current : "";
    if (gesture !== undefined) this.#ask(gesture);
  }

  #sayHeld(id: string): void {
    const name = `Held: ${contentFirst(this.#find(id)?.label ?? id)}.`;
    const speech = settings.of("speech");
    const { targets } = this.#hand;
    if (speech === "short") this.tell("say", name);
    else this.tell("say", `${name} ${places(targets, speech === "full")}; Escape lets go.`);
  }

  #ask(gesture: string): void {
    this.#asked = gesture;
    this.tell("gesture", gesture);
  }

  /** Presses a key, as the protocol names it, on what is selected or on the current spot. */
  type(name: string): void {
    const offers = this.gestures.type;
    const key = Object.values(offers).some((keys) => keys.includes(this.mode + name)) ? this.mode + name : name;
    const spots = this.selected.length > 0 ? this.selected : [this.current];
    const able = spots.filter((id) => offers[id]?.includes(meant(key, offers[id])));
    const asked = able.length > 0 ? able : [this.current];
    this.#ask(asked.map((id) => `type:${id}:${meant(key, offers[id] ?? [])}`).join(" "));
  }

  #letGo(): void {
    this.#hand.letGo();
    this.held = undefined;
    this.hover = undefined;
    this.over = undefined;
  }

  /** Shows for a moment where the gesture that was refused ended. */
  #shake(gesture: string): void {
    const [kind, spot, other] = gesture.split(" ")[0]!.split(":");
    this.shaken = kind === "drag" ? other : spot;
    const shown = this.shaken;
    setTimeout(() => {
      if (this.shaken === shown) this.shaken = undefined;
    }, 900);
  }

  #point({ clientX, clientY }: PointerEvent): Point {
    const point = new DOMPoint(clientX, clientY).matrixTransform(this.drawing.getScreenCTM()?.inverse());
    return { x: point.x, y: point.y };
  }

  #under(event: PointerEvent): string | undefined {
    return spotAt(this.scene?.spots ?? [], this.#point(event))?.id;
  }

  readonly #down = (event: PointerEvent): void => {
    const spot = this.#under(event);
    if (spot === undefined || event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    this.#gather(spot, event.shiftKey || event.ctrlKey || event.metaKey);
    this.#choose(spot);
    this.focusSpot();
    if (this.still) return;
    this.drawing.setPointerCapture(event.pointerId);
    this.#press = { spot, x: event.clientX, y: event.clientY, dragging: false, selecting: false };
    if (event.pointerType !== "mouse") this.#resting = setTimeout(() => this.#rested(), LONG);
    this.requestUpdate();
  };

  /** A click with Shift or Ctrl adds to the selection, any other ends it. */
  #gather(spot: string, more: boolean): void {
    if (!more || !this.#typing || this.still) this.selected = [];
    else this.selected = [...new Set([...this.selected, this.current, spot])];
  }

  /** A finger has rested: whoever does that wants to know something. */
  #rested(): void {
    const spot = this.#press?.spot;
    if (spot === undefined || this.#press?.dragging) return;
    this.#press = undefined;
    this.requestUpdate();
    this.tell("explain", spot);
  }

  readonly #menu = (event: Event): void => {
    event.preventDefault();
    // A finger that rests has asked already, or is about to.
    if ((event as PointerEvent).pointerType !== "touch") this.tell("explain", this.current);
  };

  readonly #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (press && !press.dragging && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK) {
      clearTimeout(this.#resting);
      press.dragging = true;
      press.selecting = !this.#hand.lift(press.spot) && this.#typing && Object.keys(this.gestures.drag).length === 0;
      this.held = this.#hand.held;
    }
    if (press?.dragging && this.#sweeps(press.spot, event)) return;
    const spot = this.#under(event);
    if (press?.selecting && spot !== undefined && !this.selected.includes(spot))
      this.selected = [...new Set([press.spot, ...this.selected, spot])];
    if (this.held === undefined || (!press?.dragging && event.pointerType !== "mouse")) return;
    this.over = spot;
    const { x, y } = this.#point(event);
    const pixel = (this.scene?.width ?? 0) / (this.drawing.getBoundingClientRect().width || 1);
    this.hover = { x, y: event.pointerType === "touch" ? y - ABOVE * pixel : y };
  };

  /** Ends a drag that is done as soon as the pointer comes to a spot; nothing more comes of this press. */
  #sweeps(from: string, event: PointerEvent): boolean {
    const ends = this.#hand.held === from ? this.gestures.sweep?.[from] : undefined;
    const to = ends && this.#under(event);
    if (to === undefined || !ends?.includes(to)) return false;
    this.#press = undefined;
    this.#did(this.#hand.drop(from, to));
    this.requestUpdate();
    return true;
  }

  readonly #up = (event: PointerEvent): void => {
    clearTimeout(this.#resting);
    const press = this.#press;
    if (!press) return;
    this.#press = undefined;
    this.requestUpdate();
    const spot = this.#under(event);
    if (press.selecting) return;
    if (press.dragging && spot !== press.spot) this.#did(this.#hand.drop(press.spot, spot));
    else if (press.dragging && this.#hand.held !== undefined) this.#letGo();
    else if (this.selected.length === 0 && !this.#twice(event, press.spot)) this.#did(this.#hand.touch(press.spot));
  };

  /** A second tap on the same spot that does something. */
  #twice({ timeStamp }: PointerEvent, spot: string): boolean {
    const before = this.#tap;
    this.#tap = { spot, at: timeStamp };
    return before?.spot === spot && timeStamp - before.at < DOUBLE && this.#promote();
  }

  /** What Enter or a double tap does on the spot where the keyboard is; false when that is nothing. */
  #promote(): boolean {
    const can = this.gestures.type[this.current]?.includes("Enter") ?? false;
    if (can) this.type("Enter");
    return can;
  }

  readonly #cancel = (): void => {
    clearTimeout(this.#resting);
    this.#press = undefined;
    this.#letGo();
  };

  readonly #focused = ({ type, target, relatedTarget }: FocusEvent): void => {
    if (type === "focusin") this.keyboard = (target as Element).matches(":focus-visible");
    else if (!this.contains(relatedTarget as Node | null)) this.keyboard = false;
  };

  readonly #key = (event: KeyboardEvent): void => {
    this.keyboard = true;
    if (event.metaKey) return;
    if (this.#finish(event) || this.#pull(event) || this.#walk(event) || (!this.still && (this.#act(event) || this.#typed(event)))) event.preventDefault();
  };

  /** Taps what is beside the board, where nothing more is to be done or Ctrl is pressed. */
  #finish({ key, ctrlKey }: KeyboardEvent): boolean {
    const again = this.#tapped === this.current && !this.gestures.tap.includes(this.current);
    if (key !== "Enter" || this.enter === undefined || this.still || this.held !== undefined || !(ctrlKey || again)) return false;
    this.#ask(`tap:${this.enter}`);
    return true;
  }

  /** With Shift an arrow drags from the current spot to the nearest place straight ahead, where nothing is typed. */
  #pull({ key, shiftKey }: KeyboardEvent): boolean {
    const direction = shiftKey ? DIRECTIONS[key] : undefined;
    const targets = this.gestures.drag[this.current];
    const from = this.#find(this.current);
    if (!direction || !targets || !from || this.#typing || this.still) return false;
    const spots = this.scene?.spots ?? [];
    const next = neighbor(spots, from, direction);
    let to = next;
    while (to && !targets.includes(to.id)) to = neighbor(spots, to, direction);
    if (!next) return false;
    this.#letGo();
    this.#ask(`drag:${this.current}:${(to ?? next).id}`);
    return true;
  }

  #walk(event: KeyboardEvent): boolean {
    const from = this.#find(this.current);
    if (!from || !this.scene || event.altKey) return false;
    const { spots } = this.scene;
    const letters = settings.of("wasd") === "on" && keyOffered(event, this.gestures.type) === undefined;
    const to = walked(spots, from, event, (spot) => this.#wanted(spot), letters);
    if (!to) return false;
    const more = event.shiftKey && event.key.startsWith("Arrow");
    this.#gather(to.id, more);
    this.#choose(to.id);
    if (this.held !== undefined) this.hover = middle(to.box);
    void this.updateComplete.then(() => this.focusSpot());
    return true;
  }

  /** Something is to be done there: the held thing may go there, or it is empty and something can be set. */
  #wanted(spot: Spot): boolean {
    const { tap, drag, type } = this.#hand.gestures;
    if (this.held !== undefined) return this.#hand.targets.includes(spot.id);
    if (type[spot.id] !== undefined) return !occupied(spot.box, this.scene?.marks ?? []);
    return tap.includes(spot.id) || drag[spot.id] !== undefined;
  }

  #act({ key, ctrlKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || altKey) return false;
    if (key === "Enter" && this.#promote()) return true;
    if (key === "Enter" || key === " ") {
      this.#did(this.#hand.touch(this.current));
      return true;
    }
    if (key !== "Escape" || (this.held === undefined && this.selected.length === 0)) return false;
    this.#letGo();
    this.selected = [];
    return true;
  }

  #typed(event: KeyboardEvent): boolean {
    const name = this.#typing ? keyOffered(event, this.gestures.type) : undefined;
    if (name === undefined) return false;
    this.type(name);
    return true;
  }
}

/** The name of the key, if the board has to do with it: a digit, Delete, or a letter that is offered somewhere. */
function keyOffered(event: KeyboardEvent, type: Gestures["type"]): string | undefined {
  const name = keyName(event);
  if (name === undefined || /\d$|Delete$/.test(name)) return name;
  return Object.values(type).some((keys) => keys.includes(meant(name, keys))) ? name : undefined;
}

/** The column of a spot, from 1. */
function column({ box: [x] }: Spot, cell: number): number {
  return Math.floor(x / cell) + 1;
}
