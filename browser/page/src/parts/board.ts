import { html, svg, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { NO_GESTURES, type Gestures, type Mark, type Scene, type Spot } from "../engine/protocol";
import { middle, neighbor, rows, spotAt, type Direction, type Point } from "../pure/geometry";
import { pieces } from "../pure/ground";
import { Hand } from "../pure/hand";
import { keyName, meant } from "../pure/keys";
import { drawn } from "./marks";
import { Part } from "./part";

/** So many pixels a press moves before it is a drag. */
const SLACK = 8;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** A press that has not ended. */
type Press = { readonly spot: string; readonly x: number; readonly y: number; dragging: boolean };

/**
 * The board of every puzzle: a scene, and the gestures that are offered. One set of elements serves eyes, hands,
 * keyboard and screen reader.
 *
 * Tells `gesture` (its text, also of one that is not offered), `choose` (a spot's id) and `say` (what it has to tell
 * those who cannot see it).
 */
@customElement("tw-board")
export class Board extends Part {
  @property({ attribute: false }) scene: Scene | undefined;
  @property({ attribute: false }) gestures: Gestures = NO_GESTURES;
  /** Marks over the scene that stay as the game goes on. */
  @property({ attribute: false }) picture: readonly Mark[] = [];
  /** Marks over all of that. */
  @property({ attribute: false }) overlay: readonly Mark[] = [];
  /** Only to look at: nothing can be done. */
  @property({ type: Boolean }) still = false;

  /** The spot where the keyboard is. */
  @state() private current = "";
  @state() private held: string | undefined;
  /** Where the held thing hovers. */
  @state() private hover: Point | undefined;
  @query("svg") private readonly drawing!: SVGSVGElement;

  readonly #hand = new Hand();
  #press: Press | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("gestures") || changed.has("still")) {
      this.#hand.gestures = this.still ? NO_GESTURES : this.gestures;
      if (this.held !== undefined && this.#hand.targets.length === 0) this.#letGo();
    }
    const spots = this.scene?.spots ?? [];
    if (!spots.some(({ id }) => id === this.current)) this.current = spots[0]?.id ?? "";
  }

  /** Puts the keyboard onto the board. */
  focusSpot(): void {
    this.drawing.querySelector<SVGElement>(`[data-spot="${CSS.escape(this.current)}"]`)?.focus({ preventScroll: true });
  }

  protected override render() {
    const { scene, picture, overlay } = this;
    if (!scene) return html``;
    const typing = Object.keys(this.gestures.type).length > 0;
    return html`<svg
      class="scene board ${typing && !this.still ? "typing" : ""} ${this.still ? "still" : ""}"
      viewBox="-0.5 -0.5 ${scene.width + 1} ${scene.height + 1}"
      role="grid"
      aria-label=${scene.title}
      @pointerdown=${this.#down}
      @pointermove=${this.#move}
      @pointerup=${this.#up}
      @pointercancel=${this.#cancel}
      @keydown=${this.#key}
    >
      <g aria-hidden="true">${guard([scene], () => drawn(scene.marks))}</g>
      <g aria-hidden="true">${guard([picture], () => drawn(picture))}</g>
      <g aria-hidden="true">${guard([overlay], () => drawn(overlay))}</g>
      ${rows(scene.spots).map((row) => svg`<g role="row">${row.map((spot) => this.#spot(spot))}</g>`)}
      <g aria-hidden="true" class="over">${this.#cursor()} ${this.#heldThing(scene)}</g>
    </svg>`;
  }

  #spot({ id, box, label }: Spot) {
    const [x, y, width, height] = box;
    const { tap, drag, type } = this.#hand.gestures;
    const target = this.#targets().includes(id);
    const held = this.held === id;
    const offered = target || tap.includes(id) || drag[id] !== undefined;
    const dot = target ? svg`<circle class="target" cx=${x + width / 2} cy=${y + height / 2} r="1.6" />` : "";
    return svg`<g
      role="gridcell"
      class="spot ${offered ? "offered" : ""} ${held ? "held" : ""}"
      data-spot=${id}
      tabindex=${id === this.current ? 0 : -1}
      aria-label=${label + (held ? ", held" : target && this.held !== undefined ? ", can go here" : "")}
      aria-disabled=${!offered && type[id] === undefined}
      @focus=${() => this.#choose(id)}
      ><rect x=${x} y=${y} width=${width} height=${height} />${dot}</g>`;
  }

  /** Where the held thing may go; and while one presses without having moved, where a drag from here could. */
  #targets(): readonly string[] {
    if (this.held !== undefined) return this.#hand.targets;
    return this.#press ? (this.#hand.gestures.drag[this.#press.spot] ?? []) : [];
  }

  #cursor() {
    const spot = this.#find(this.current);
    if (!spot) return "";
    const [x, y, width, height] = spot.box;
    const frame = (shape: string, rim: number) =>
      svg`<rect class=${shape} x=${x + rim} y=${y + rim} width=${width - 2 * rim} height=${height - 2 * rim} rx="0.8" />`;
    return [frame("cursor outer", 0.15), frame("cursor", 0.15)];
  }

  /** What lies on the spot that is held, following the pointer. */
  #heldThing(scene: Scene) {
    const from = this.held === undefined ? undefined : this.#find(this.held);
    if (!from) return "";
    const [x, y, width, height] = from.box;
    const ring = svg`<rect class="held" x=${x + 0.8} y=${y + 0.8} width=${width - 1.6} height=${height - 1.6} rx="1" />`;
    if (!this.hover) return ring;
    const things = pieces(from.box, scene.marks);
    const first = things[0];
    const center = middle(first && first.kind !== "line" ? first.box : from.box);
    const move = `translate(${(this.hover.x - center.x).toFixed(2)} ${(this.hover.y - center.y).toFixed(2)})`;
    return [ring, svg`<g class="lifted" transform=${move}>${drawn(things)}</g>`];
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
      if (this.held !== undefined) {
        const places = this.#hand.targets.length;
        const name = this.#find(this.held)?.label ?? this.held;
        this.tell("say", `Held: ${name}. It can go to ${places} ${places === 1 ? "place" : "places"}; Escape lets go.`);
      }
    }
    if (this.held === undefined) this.hover = undefined;
    if (gesture !== undefined) this.tell("gesture", gesture);
  }

  #letGo(): void {
    this.#hand.letGo();
    this.held = undefined;
    this.hover = undefined;
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
    this.#choose(spot);
    this.focusSpot();
    if (this.still) return;
    this.drawing.setPointerCapture(event.pointerId);
    this.#press = { spot, x: event.clientX, y: event.clientY, dragging: false };
    this.requestUpdate();
  };

  readonly #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (press && !press.dragging && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK) {
      press.dragging = true;
      this.#hand.lift(press.spot);
      this.held = this.#hand.held;
    }
    if (this.held !== undefined && (press?.dragging || event.pointerType === "mouse")) this.hover = this.#point(event);
  };

  readonly #up = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press) return;
    this.#press = undefined;
    this.requestUpdate();
    const spot = this.#under(event);
    if (press.dragging && spot !== press.spot) this.#did(this.#hand.drop(press.spot, spot));
    else if (press.dragging && this.#hand.held !== undefined) this.#letGo();
    else this.#did(this.#hand.touch(press.spot));
  };

  readonly #cancel = (): void => {
    this.#press = undefined;
    this.#letGo();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.altKey || (event.ctrlKey && event.key !== "Home" && event.key !== "End") || event.metaKey) return;
    const next = this.#next(event);
    if (next) {
      event.preventDefault();
      this.#choose(next);
      void this.updateComplete.then(() => this.focusSpot());
      return;
    }
    if (this.still) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#did(this.#hand.touch(this.current));
    } else if (event.key === "Escape") {
      this.#letGo();
    } else {
      this.#type(event);
    }
  };

  #type(event: KeyboardEvent): void {
    const offers = this.gestures.type;
    const name = Object.keys(offers).length > 0 ? keyName(event) : undefined;
    if (name === undefined) return;
    event.preventDefault();
    this.tell("gesture", `type:${this.current}:${meant(name, offers[this.current] ?? [])}`);
  }

  /** Where a key leads on the board. */
  #next({ key, ctrlKey }: KeyboardEvent): string | undefined {
    const spots = this.scene?.spots ?? [];
    const from = this.#find(this.current);
    if (!from) return undefined;
    const direction = ARROWS[key];
    if (direction) return neighbor(spots, from, direction)?.id ?? from.id;
    const all = rows(spots);
    const line = ctrlKey ? all.flat() : (all.find((row) => row.includes(from)) ?? []);
    if (key === "Home") return line[0]?.id;
    if (key === "End") return line.at(-1)?.id;
    return undefined;
  }
}
