import { html, svg, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { afterPaint } from "../base/after-paint";
import { PatientPart } from "../base/part";
import { timeSlice } from "../base/time-slice";
import { settings } from "../base/settings";
import { sentence, sentences } from "../base/words";
import { formatGestures, type Gesture } from "../engine/gesture";
import { NO_GESTURES, type Box, type Gestures, type Mark, type Scene, type Span, type Spot } from "../engine/protocol";
import { placed } from "../engine/sentence";
import * as words from "#words/board";
import "./board.css";
import { onBoardOf, whole } from "./buttons";
import { boardOf, frame } from "./frame";
import { contains, inset, middle, rows, straight, type Point } from "./geometry";
import { GestureController } from "./gesture-controller";
import type { Target } from "./input";
import { Keyboard } from "./keyboard";
import { heldWith, offeredKey } from "./keys";
import { contentFirst, places } from "./labels";
import { glyphOn, spotsWithGlyph } from "./glyphs";
import { drawn, standing } from "./marks";
import { piles } from "./note-gestures";
import { aim, coordinates, cursor, ghost, held, refusal, unsaved } from "./overlay";
import { occupied, onBoard } from "./ground";
import { Pointer } from "./pointer";
import { column, row, type Offers } from "./spots";

/** A cell of fewer pixels is small. */
const SMALL = 26;

/** Minimum size of a cell, in pixels, that leaves room for the names of rows and columns. */
const ROOM = 52;

/** Properties that are names of the board for its styles. */
const SAID = ["small", "still", "keeps", "keyboard"] as const;

/** Number of marks that are drawn at a time when the board appears. */
const AT_ONCE = 24;

/** Whether a mark is drawn below the digits: it points at its spot. */
function tints({ kind, ink }: Mark): boolean {
  return ink === "hint" && (kind === "area" || kind === "ring");
}

/** A ring around something written on the bare board is a ground in the accent, on which the same is written again. */
function echoed(rings: readonly Mark[], { marks }: Scene): readonly Mark[] {
  return rings.flatMap((ring) => {
    if (ring.kind !== "ring") return [ring];
    const at = middle(ring.box);
    const digit = marks.find((mark) => "box" in mark && contains(mark.box, at) && onBoard(mark, marks));
    return digit ? [{ ...ring, kind: "tile", ink: "same" }, digit] : [ring];
  });
}

/**
 * The board of every puzzle: a scene, and the gestures that are offered. One set of elements serves eyes, hands, keyboard and screen reader. Mouse, finger,
 * pen and keyboard all end in {@link did}, {@link ask} and {@link type}.
 *
 * Fires `gesture` (its text, also of one that is not offered; several with blanks between are one step), `choose` (a spot's id), `hold` (the id of the held
 * spot, or nothing), `explain` (a spot's id, after a long press or for the context menu) and `say` (a message for screen readers).
 */
@customElement("tw-board")
export class Board extends PatientPart implements Target {
  @property({ attribute: false }) scene: Scene | undefined;
  @property({ attribute: false }) gestures: Gestures = NO_GESTURES;
  /** Marks over the scene that stay as the game goes on. */
  @property({ attribute: false }) picture: readonly Mark[] = [];
  /** Marks that tint the scene. */
  @property({ attribute: false }) faint: readonly Mark[] = [];
  /** Marks over all of that. */
  @property({ attribute: false }) overlay: readonly Mark[] = [];
  /** Spots where something has changed that is not known to be saved yet. */
  @property({ attribute: false }) unsaved: readonly string[] = [];
  /** Rows and columns have their names on the frame, where there is room. */
  @property({ type: Boolean }) named = false;
  /** A spot beside the board that Enter taps where there is no other action, and Ctrl+Enter everywhere. */
  @property({ attribute: false }) enter: string | undefined;
  /** Only to look at: nothing can be done. */
  @property({ type: Boolean }) still = false;
  /** A piece that is taken by a tap goes to one spot after the other. */
  @property({ type: Boolean }) keeps = false;
  /** The last refusal, if there was one; another object each time. */
  @property({ attribute: false }) refused: object | undefined;
  /** The modifier that a plain key stands for: none, Shift or Ctrl. */
  @property({ attribute: false }) mode = "";

  /** The key that each spot gets that is tapped; empty when there is none. */
  @property({ attribute: false }) locked = "";

  /** The spot where the keyboard is. */
  @state() current = "";
  /** Spots to which a key goes together; empty when there is only the current one. */
  @state() selected: readonly string[] = [];
  @state() held: string | undefined;
  /** The point where the held piece hovers. */
  @state() hover: Point | undefined;
  /** The spot under the pointer while something is dragged. */
  @state() overSpot: string | undefined;
  /** Number of turns of the bar that is being laid. */
  @state() private turned = 0;
  /** The spot where something was refused just now. */
  @state() private shaken: string | undefined;
  /** Cells are so small that depth would only blur them. */
  @state() private small = false;
  /** They are so large that names of rows and columns can be read beside them. */
  @state() private roomy = false;
  /** Number of marks of the first scene that are drawn so far; infinite when all are, and the spots over them. */
  @state() private shown = AT_ONCE;
  /** A key was pressed last: one wants to see where the keyboard is. */
  @state() private keyboard = false;
  @query("svg") private readonly drawing!: SVGSVGElement;

  readonly controller = new GestureController();
  tapped = "";
  readonly #pointer = new Pointer(this, () => this.drawing);
  readonly #keyboard = new Keyboard(this);
  /** The spots in rows, and how many columns these have. */
  #rows: readonly (readonly Spot[])[] = [];
  #columns = 0;
  /** The elements that have risen to meet the hand, and the spot that a mouse is over. */
  #risen: readonly Element[] = [];
  #faded: readonly Element[] = [];
  private pointed: string | undefined;
  /** The gesture that was asked for last. */
  #asked: Gesture | undefined;
  /** Done when the rest of the first scene is drawn. */
  #rest: Promise<void> | undefined;
  readonly #sizes = new ResizeObserver(([entry]) => {
    const { width, cell } = this.scene ?? { width: 1, cell: 1 };
    const pixels = ((entry?.contentRect.width ?? 0) * cell) / width;
    this.small = pixels < SMALL;
    this.roomy = pixels >= ROOM;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sizes.observe(this);
    settings.addEventListener("change", this.#set);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
    settings.removeEventListener("change", this.#set);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("gestures") || changed.has("still")) {
      this.controller.gestures = this.still ? NO_GESTURES : this.gestures;
      if (this.held !== undefined && this.controller.targets.length === 0) this.letGo();
    }
    this.controller.keeps = this.keeps;
    if (changed.has("refused") && this.refused) this.#shake(this.#asked);
    if (changed.has("scene")) {
      this.controller.piles = this.scene ? piles(whole(this.scene)).flatMap(({ spot }) => spot ?? []) : [];
      const { spots = [], cell = 1 } = this.scene ?? {};
      this.#rows = rows(spots);
      this.#columns = Math.max(...spots.map((spot) => column(spot, cell)));
      const ids = new Set(this.scene?.spots.map(({ id }) => id));
      if (!ids.has(this.current)) this.current = this.scene?.spots[0]?.id ?? "";
      if (!this.selected.every((id) => ids.has(id))) this.selected = [];
    }
  }

  readonly #set = (): void => this.requestUpdate();

  /** Puts the keyboard onto the board. */
  focusSpot(): void {
    const { keyboard } = this;
    this.drawing.querySelector<SVGElement>(`[data-spot="${CSS.escape(this.current)}"]`)?.focus({ preventScroll: true });
    // Nobody has pressed a key for that.
    this.keyboard = keyboard;
  }

  /** Complete is a board whose first scene is drawn to the end. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await this.#rest;
    return complete;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.scene) this.#rest ??= this.#goOn();
    this.#lift();
    if (changed.has("unsaved") || this.unsaved.length > 0) this.#fade();
    if (changed.has("held")) this.tell("hold", this.held);
  }

  protected override render() {
    const { scene, picture, overlay } = this;
    if (!scene) return html``;
    const faint = onBoardOf(scene, this.faint);
    const pointed = () => onBoardOf(scene, overlay);
    const offers = this.#offers();
    const complete = this.shown === Infinity;
    const named = this.named && this.roomy;
    const digits = settings.of("numerals");
    const cells: Box = boardOf(scene)?.box ?? [0, 0, scene.width, scene.height];
    const { viewBox, ground, frame: around, below, above } = frame(scene, this.small, named);
    return html`<svg
      class="scene board ${ground} ${SAID.filter((name) => this[name]).join(" ")} ${this.#keyed ? "typing" : ""} ${offers.taps.size ? "" : "idle"}"
      viewBox=${viewBox}
      role="grid"
      aria-label=${scene.title}
      aria-rowcount=${this.#rows.length}
      aria-colcount=${this.#columns}
      aria-multiselectable=${this.typing ? "true" : "false"}
      @pointerdown=${this.#pointer.down}
      @pointermove=${this.#pointer.move}
      @pointerup=${this.#pointer.up}
      @pointercancel=${this.#pointer.cancel}
      @contextmenu=${this.#pointer.menu}
      @pointerover=${this.#over}
      @pointerleave=${this.#over}
      @keydown=${this.#key}
      @focusin=${this.#focused}
      @focusout=${this.#focused}
    >
      ${around}
      ${named ? svg`<g aria-hidden="true">${guard([cells.join()], () => coordinates(scene.cell, cells))}</g>` : ""}
      <g aria-hidden="true">${drawn(below)}</g>
      <g aria-hidden="true" class="tint">${guard([faint, digits], () => drawn(faint.filter(({ kind }) => kind === "area")))}</g>
      <g aria-hidden="true" class="pointed-tint">${guard([overlay, digits], () => drawn(pointed().filter(tints)))}</g>
      <g aria-hidden="true">${drawn(complete ? above : above.slice(0, this.shown))}</g>
      <g aria-hidden="true" class="faint">${guard([faint, scene, this.locked, digits], () => drawn(echoed([...faint.filter(({ kind }) => kind !== "area"), ...this.#lit(scene)], scene)))}</g>
      <g aria-hidden="true">${guard([picture, scene, digits], () => drawn(onBoardOf(scene, picture)))}</g>
      <g aria-hidden="true" class="pointed">${guard([overlay, digits], () => drawn(pointed().filter((mark) => mark.kind !== "area" || !tints(mark))))}</g>
      ${complete ? this.#rows.map((line, i) => row(line, i + 1, scene.cell, offers, (id) => this.choose(id))) : ""}
      <g aria-hidden="true" class="over">${this.#above(scene)}</g>
    </svg>`;
  }

  /** Rings around what the kept key has written already. */
  #lit(scene: Scene): readonly Mark[] {
    const lit = this.locked === "" ? [] : spotsWithGlyph(scene, this.locked);
    return lit.map(({ box }) => ({ kind: "ring", ink: "same", box: inset(box, 1) }));
  }

  /** Draws the rest of the first scene, where that takes long each part in a frame of its own: a browser has most to do after it. */
  async #goOn(): Promise<void> {
    while (this.shown !== Infinity) {
      if (timeSlice()) {
        await new Promise<void>(afterPaint);
        void timeSlice();
      }
      const more = this.shown + AT_ONCE;
      this.shown = this.scene && more < frame(this.scene, this.small, this.named && this.roomy).above.length ? more : Infinity;
      await super.getUpdateComplete();
    }
  }

  /** The offered gestures by spot, quick to look up. */
  #offers(): Offers {
    const { tap, drag, type, back = [] } = this.controller.gestures;
    const { held, current, scene } = this;
    const ink = scene && piles(scene).find(({ spot }) => spot === (held ?? this.#pointer.pressed))?.ink;
    return { taps: new Set([...tap, ...back]), drag, type, targets: new Set(this.#targets()), chosen: new Set(this.selected), held, ink, current };
  }

  /** The marks above everything: the cursor, and the gesture in progress. */
  #above(scene: Scene) {
    const find = (id: string | undefined) => (id === undefined ? undefined : this.find(id));
    const onBoard = (spot: Spot | undefined) => (spot && this.#on(spot.id) ? spot : undefined);
    const [here, from] = [this.current, this.held].map(find);
    const [under, shaken] = [this.overSpot, this.shaken].map((id) => onBoard(find(id)));
    const laid = this.#laid();
    return [
      laid ? ghost(...laid) : "",
      here ? cursor(here) : "",
      under && from && this.#targets().includes(under.id) ? aim(under) : "",
      ...this.unsaved.map((id) => onBoard(find(id))).map((spot) => (spot ? unsaved(spot) : "")),
      shaken ? refusal(shaken) : "",
      from ? held(from, whole(scene), this.hover, this.#on(from.id)) : "",
    ];
  }

  /** What is not known to be saved is faint. */
  #fade(): void {
    const faded = this.unsaved.flatMap((id) => standing(this.drawing, this.find(id), "*"));
    for (const node of this.#faded) if (!faded.includes(node)) node.classList.remove("unsaved");
    for (const node of faded) node.classList.add("unsaved");
    this.#faded = faded;
  }

  /** Raises the piece that may be taken where a mouse or the keyboard is. */
  #lift(): void {
    const { tap, drag } = this.controller.gestures;
    const id = this.pointed ?? (this.keyboard ? this.current : undefined);
    const spot = id !== undefined && (tap.includes(id) || drag[id] !== undefined) ? this.find(id) : undefined;
    const up = spot && this.held === undefined ? standing(this.drawing, spot) : [];
    for (const node of this.#risen) if (!up.includes(node)) node.classList.remove("risen");
    for (const node of up) node.classList.add("risen");
    this.drawing.classList.toggle("rising", up.length > 0);
    this.#risen = up;
  }

  readonly #over = ({ type, pointerType, target }: PointerEvent): void => {
    const spot = type === "pointerover" && pointerType === "mouse" ? (target as Element).closest<SVGElement>("[data-spot]") : undefined;
    this.pointed = spot?.dataset["spot"];
    this.#lift();
  };

  /** Keys can be typed on this board. */
  get typing(): boolean {
    return Object.keys(this.gestures.type).length > 0;
  }

  /** Whether spots are written by keys, not filled from piles: then the target is shown. */
  get #keyed(): boolean {
    return this.typing && !this.still && (this.keeps || !this.scene || piles(this.scene).length === 0);
  }

  /** The spots where the held piece may go; during a press without motion, those where a drag from here could. */
  #targets(): readonly string[] {
    if (this.held !== undefined) return this.controller.targets;
    const { pressed } = this.#pointer;
    return pressed === undefined ? [] : (this.controller.gestures.drag[pressed] ?? []);
  }

  get carries(): boolean {
    const spot = this.held === undefined ? undefined : this.find(this.held);
    return spot !== undefined && occupied(spot.box, whole(this.scene!).marks);
  }

  /** A spot on the board or beside it. */
  find(id: string): Spot | undefined {
    return this.scene && whole(this.scene).spots.find((spot) => spot.id === id);
  }

  /** Whether a spot is on the board. */
  #on(id: string): boolean {
    return this.scene?.spots.some((spot) => spot.id === id) ?? false;
  }

  /** A pointer goes down on a spot beside the board, is moved, goes up, or is lost. */
  beside(event: PointerEvent, spot: string): void {
    const { type, pointerId } = event;
    if (type === "pointerdown") {
      this.#pointer.press(event, spot);
      (event.currentTarget as Element).setPointerCapture(pointerId);
    } else if (type === "pointermove") this.#pointer.move(event);
    else if (type === "pointerup") this.#pointer.up(event);
    else this.#pointer.cancel();
  }

  /** A spot beside the board is chosen by a key. */
  touch(spot: string): void {
    this.did(this.controller.touch(spot));
    if (this.held !== undefined) this.focusSpot();
  }

  choose(id: string): void {
    if (this.current === id || !this.#on(id)) return;
    this.current = id;
    this.tell("choose", id);
  }

  /** Fires the gesture of the controller, and shows the piece that it holds. */
  did(gesture: Gesture | undefined): void {
    const [from, to] = this.turned > 0 && this.controller.held === undefined ? (this.#laid() ?? []) : [];
    if (gesture === undefined && from?.id === this.current && to) gesture = { kind: "drag", from: from.id, to: to.id };
    this.turned = 0;
    if (this.controller.held !== this.held) {
      this.held = this.controller.held;
      if (this.held !== undefined) this.#sayHeld(this.held);
    }
    if (this.held === undefined) this.hover = undefined;
    this.overSpot = undefined;
    this.tapped = gesture?.kind === "tap" ? this.current : "";
    if (gesture !== undefined) this.ask(gesture);
  }

  #sayHeld(id: string): void {
    const spot = this.find(id);
    const speech = settings.of("speech");
    const { targets } = this.controller;
    // A bar is laid from a cell that is free.
    const laying = spot !== undefined && !occupied(spot.box, whole(this.scene!).marks);
    const name = laying ? words.chooseEnd : words.heldNow(spot ? contentFirst(spot) : id);
    if (speech === "short") this.#sayOf(spot, name);
    else if (laying && speech === "normal") this.#sayOf(spot, sentences([name, words.letGo]));
    else this.#sayOf(spot, sentences([name, sentence(places(targets, speech === "full")), words.letGo]));
  }

  /** Says a text that names a spot by its label: with the places of its cell and of the color of its pile. */
  #sayOf(spot: Spot | undefined, text: string): void {
    const piece = this.scene?.parts?.flatMap(({ pieces }) => pieces ?? []).find((one) => one.spot !== undefined && one.spot === spot?.id)?.text ?? "";
    const named: readonly [string, string][] = [
      [piece, piece],
      [spot?.place ?? "", spot?.id ?? ""],
    ];
    const spans = named
      .filter(([label]) => label !== "" && text.includes(label))
      .map(([label, value]): Span => [text.indexOf(label), text.indexOf(label) + label.length, value]);
    this.tell(
      "say",
      placed(
        text,
        spans.toSorted(([one], [other]) => one - other),
      ),
    );
  }

  ask(...gestures: readonly Gesture[]): void {
    this.#asked = gestures[0];
    this.tell("gesture", formatGestures(gestures));
  }

  /** Types what a key stands for wherever the focus is; false when that is nothing. */
  typed(event: KeyboardEvent): boolean {
    return this.#keyboard.typed(event);
  }

  /** Moves with an arrow key wherever the focus is; false when it is another key. */
  walked(event: KeyboardEvent): boolean {
    return event.key.startsWith("Arrow") && this.#keyboard.walk(event);
  }

  /** Presses a key, as the protocol names it, on what is selected or on the current spot. */
  type(name: string): void {
    const offers = this.gestures.type;
    const key = Object.values(offers).some((keys) => keys.includes(this.mode + name)) ? this.mode + name : name;
    const spots = this.selected.length > 0 ? this.selected : [this.current];
    const able = spots.filter((id) => offers[id]?.includes(offeredKey(key, offers[id])));
    const asked = able.length > 0 ? able : [this.current];
    this.ask(...asked.map((id): Gesture => ({ kind: "type", spot: id, key: offeredKey(key, offers[id] ?? []) })));
  }

  /** The ends of the bar that would be laid on letting go now: from the held spot, which is free, to where it would end. */
  #laid(): readonly [from: Spot, to: Spot] | undefined {
    const { held, overSpot, controller, scene } = this;
    const from = held === undefined ? undefined : this.find(held);
    if (!from || !scene || occupied(from.box, whole(scene).marks)) return undefined;
    const { drag, sweep = drag } = controller.gestures;
    // A drag may end before the bar's end, which lies straight on; a turn leads from end to end.
    const ends = (sweep[from.id] ?? []).flatMap((id) => this.find(id) ?? []);
    const under = overSpot !== undefined && drag[from.id]?.includes(overSpot) ? this.find(overSpot) : undefined;
    const to = under ? (ends.find((end) => straight(from.box, under.box, end.box)) ?? under) : ends[this.turned % ends.length];
    return to && [from, to];
  }

  turn(): boolean {
    if (this.#laid() === undefined) return false;
    this.overSpot = undefined;
    this.turned++;
    return true;
  }

  letGo(): void {
    this.controller.letGo();
    this.held = undefined;
    this.hover = undefined;
    this.overSpot = undefined;
  }

  /** Shows for a moment where the gesture that was refused ended. */
  #shake(gesture: Gesture | undefined): void {
    this.shaken = gesture?.kind === "drag" ? gesture.to : gesture?.spot;
    const shown = this.shaken;
    setTimeout(() => {
      if (this.shaken === shown) this.shaken = undefined;
    }, 900);
  }

  /** A click with Shift or Ctrl adds to the selection, any other ends it. */
  gather(spot: string, more: boolean): void {
    if (!more || !this.typing || this.still) this.selected = [];
    else this.selected = [...new Set([...this.selected, this.current, spot])];
  }

  selectAll(): void {
    const { type } = this.gestures;
    this.#select((this.scene?.spots ?? []).filter(({ id }) => type[id]?.some((key) => heldWith(key) === this.mode)));
  }

  selectLike(id: string): boolean {
    const spot = this.find(id);
    const { scene } = this;
    const text = spot && scene && this.locked === "" && this.#keyed ? glyphOn(scene, spot) : undefined;
    if (text === undefined) return false;
    this.#select(spotsWithGlyph(scene!, text));
    return true;
  }

  #select(spots: readonly Spot[]): void {
    this.selected = spots.map(({ id }) => id);
    this.tell("say", words.selected(spots.length));
  }

  /** Does what Enter or a double tap does on the spot where the keyboard is; false when that is nothing. */
  promote(): boolean {
    const can = this.gestures.type[this.current]?.includes("Enter") ?? false;
    if (can) this.type("Enter");
    return can;
  }

  /** Writes the key that was kept for each spot that is tapped, or takes it away again; false when there is none. */
  write(): boolean {
    if (this.locked === "") return false;
    const { scene } = this;
    const here = this.find(this.current);
    const there = scene && here && this.mode === "" && glyphOn(scene, here) === this.locked && this.gestures.type[here.id]?.includes("Delete");
    if (!this.still) this.type(there ? "Delete" : this.locked);
    return true;
  }

  explain(id: string): void {
    this.tell("explain", id);
  }

  readonly #focused = ({ type, target, relatedTarget }: FocusEvent): void => {
    if (type === "focusin") this.keyboard = (target as Element).matches(":focus-visible");
    else if (!this.contains(relatedTarget as Node | null)) this.keyboard = false;
  };

  readonly #key = (event: KeyboardEvent): void => {
    this.keyboard = true;
    if (this.#keyboard.press(event)) event.preventDefault();
  };
}
