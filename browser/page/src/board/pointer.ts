import { spotAt, type Point } from "./geometry";
import type { Target } from "./input";

/** Number of pixels that a press moves before it is a drag. */
const SLACK = 8;

/** Maximum number of milliseconds between the taps of a double tap. */
const DOUBLE = 400;

/** Number of milliseconds that a finger rests before it asks for an explanation. */
const LONG = 550;

/** Number of pixels above a finger where its piece is seen, and falls. */
const ABOVE = 52;

/** A press that has not ended. */
type Press = { readonly spot: string; readonly x: number; readonly y: number; dragging: boolean; selecting: boolean };

/** Mouse, finger and pen on a board: tap, drag, select by dragging, rest for an explanation. */
export class Pointer {
  #press: Press | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #tap: { readonly spot: string; readonly at: number } | undefined;

  /** @param drawing gives the element in whose lengths the scene is drawn */
  constructor(
    private readonly board: Target,
    private readonly drawing: () => SVGSVGElement,
  ) {}

  /** The spot that is pressed now. */
  get pressed(): string | undefined {
    return this.#press?.spot;
  }

  readonly down = (event: PointerEvent): void => {
    const spot = this.#under(event);
    if (spot !== undefined) this.press(event, spot);
  };

  /** A pointer goes down on a spot, which may be beside the board. */
  press(event: PointerEvent, spot: string): void {
    const { board } = this;
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    board.gather(spot, event.shiftKey || event.ctrlKey || event.metaKey);
    board.choose(spot);
    board.focusSpot();
    if (board.still) return;
    this.drawing().setPointerCapture(event.pointerId);
    this.#press = { spot, x: event.clientX, y: event.clientY, dragging: false, selecting: false };
    if (event.pointerType !== "mouse") this.#resting = setTimeout(() => this.#rested(), LONG);
    board.requestUpdate();
  }

  readonly move = (event: PointerEvent): void => {
    const { board } = this;
    const press = this.#press;
    if (press && !press.dragging && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK) {
      clearTimeout(this.#resting);
      press.dragging = true;
      press.selecting = !board.controller.lift(press.spot) && board.typing && Object.keys(board.gestures.drag).length === 0;
      board.held = board.controller.held;
    }
    if (press?.dragging && this.#sweeps(press.spot, event)) return;
    const spot = this.#under(event);
    if (press?.selecting && spot !== undefined && !board.selected.includes(spot)) board.selected = [...new Set([press.spot, ...board.selected, spot])];
    if (board.held === undefined || (!press?.dragging && event.pointerType !== "mouse")) return;
    board.overSpot = spot;
    board.hover = this.#point(event);
  };

  readonly up = (event: PointerEvent): void => {
    const { board } = this;
    clearTimeout(this.#resting);
    const press = this.#press;
    if (!press) return;
    const spot = this.#under(event);
    this.#press = undefined;
    board.requestUpdate();
    if (press.selecting) return;
    if (press.dragging && spot !== press.spot) board.did(board.controller.drop(press.spot, spot));
    else if (press.dragging && board.controller.held !== undefined) board.letGo();
    else if (board.selected.length === 0 && !this.#twice(event, press.spot) && !board.write()) board.did(board.controller.touch(press.spot));
  };

  readonly cancel = (): void => {
    clearTimeout(this.#resting);
    this.#press = undefined;
    this.board.letGo();
  };

  readonly menu = (event: Event): void => {
    event.preventDefault();
    // A finger that rests has asked already, or is about to.
    if ((event as PointerEvent).pointerType !== "touch") this.board.explain(this.board.current);
  };

  /** Explains the spot on which a finger has rested. */
  #rested(): void {
    const spot = this.#press?.spot;
    if (spot === undefined || this.#press?.dragging) return;
    this.#press = undefined;
    this.board.requestUpdate();
    this.board.explain(spot);
  }

  /** Ends a drag that is done as soon as the pointer comes to a spot; the rest of the press has no effect. */
  #sweeps(from: string, event: PointerEvent): boolean {
    const { board } = this;
    const ends = board.controller.held === from ? board.gestures.sweep?.[from] : undefined;
    const to = ends && this.#under(event);
    if (to === undefined || !ends?.includes(to)) return false;
    this.#press = undefined;
    board.did(board.controller.drop(from, to));
    board.requestUpdate();
    return true;
  }

  /** A second tap on the same spot that does something. */
  #twice({ timeStamp }: PointerEvent, spot: string): boolean {
    const before = this.#tap;
    this.#tap = { spot, at: timeStamp };
    return before?.spot === spot && timeStamp - before.at < DOUBLE && (this.board.promote() || this.board.selectLike(spot));
  }

  /** A point of the drawing: where the pointer is, or where a finger carries something, which it does not hide. */
  #point(event: PointerEvent): Point {
    const point = new DOMPoint(event.clientX, this.#tip(event)).matrixTransform(this.drawing().getScreenCTM()?.inverse());
    return { x: point.x, y: point.y };
  }

  #tip({ pointerType, clientY }: PointerEvent): number {
    const carries = pointerType === "touch" && this.#press?.dragging && this.board.carries;
    return carries ? clientY - ABOVE : clientY;
  }

  #under(event: PointerEvent): string | undefined {
    const spot = spotAt(this.board.scene?.spots ?? [], this.#point(event))?.id;
    if (spot !== undefined) return spot;
    const { clientX, clientY } = event;
    const root = this.drawing().getRootNode() as Document | ShadowRoot;
    const beside = [this.#tip(event), clientY].map((y) => root.elementFromPoint(clientX, y)?.closest<HTMLElement>("[data-beside]"));
    return (beside[0] ?? beside[1])?.dataset["spot"];
  }
}
