import type { Gesture } from "../engine/gesture";
import { NO_GESTURES, type Gestures } from "../engine/protocol";

/**
 * The state of a hand at the board, by mouse, finger or keyboard: it touches spots, takes something up and puts it down. Gives the gestures that result, also
 * those that are not offered, so that the studio can give the reason.
 */
export class GestureController {
  /** The gestures that are offered now. */
  gestures: Gestures = NO_GESTURES;

  /** A piece that is taken by touching goes to one spot after the other. */
  keeps = false;

  /** The spots of the piles beside the board. */
  piles: readonly string[] = [];

  /** The spot from which something is held, if any. */
  held: string | undefined;

  /** The spots where the held piece may go. */
  get targets(): readonly string[] {
    return this.held === undefined ? [] : (this.gestures.drag[this.held] ?? []);
  }

  /** Where a piece of the board belongs that is put on any pile: on its own. */
  #home(from: string, spot: string): string {
    if (!this.piles.includes(spot) || this.piles.includes(from)) return spot;
    return this.gestures.drag[from]?.find((target) => this.piles.includes(target)) ?? spot;
  }

  /** A press without a move. */
  touch(pressed: string): Gesture | undefined {
    const { tap, drag, type } = this.gestures;
    const from = this.held;
    const spot = from === undefined ? pressed : this.#home(from, pressed);
    if (from === spot) {
      this.held = undefined;
      return undefined;
    }
    if (from !== undefined && this.targets.includes(spot)) {
      if (!this.keeps) this.held = undefined;
      return { kind: "drag", from, to: spot };
    }
    if (tap.includes(spot)) {
      this.held = undefined;
      return { kind: "tap", spot };
    }
    if (drag[spot]) {
      this.held = spot;
      return undefined;
    }
    if (from !== undefined) return { kind: "drag", from, to: spot };
    return Object.keys(type).length > 0 ? undefined : { kind: "tap", spot };
  }

  /** Begins to drag from a spot; false when there is nothing to take up. */
  lift(spot: string): boolean {
    const can = this.gestures.drag[spot] !== undefined;
    this.held = can ? spot : undefined;
    return can;
  }

  /** Ends a drag that began at a spot. */
  drop(from: string, to: string | undefined): Gesture | undefined {
    const lifted = this.held === from;
    this.held = undefined;
    if (to === undefined || to === from) return undefined;
    return lifted || Object.keys(this.gestures.drag).length > 0 ? { kind: "drag", from, to: this.#home(from, to) } : undefined;
  }

  letGo(): void {
    this.held = undefined;
  }
}
