import type { Gesture } from "../engine/gesture";
import type { Gestures, Scene, Spot } from "../engine/protocol";
import type { Point } from "./geometry";
import type { GestureController } from "./gesture-controller";

/** A board as its inputs see it: where one is, what is selected and held, and what can be done about it. */
export interface Target {
  readonly scene: Scene | undefined;
  readonly gestures: Gestures;
  /** Only to look at: nothing can be done. */
  readonly still: boolean;
  /** A spot beside the board that Enter taps. */
  readonly enter: string | undefined;
  /** Keys can be typed on it. */
  readonly typing: boolean;
  readonly controller: GestureController;
  /** The spot where the keyboard is. */
  readonly current: string;
  /** The spot that was tapped last, if nothing was done since; else empty. */
  readonly tapped: string;
  /** Spots to which a key goes together; empty when there is only the current one. */
  selected: readonly string[];
  held: string | undefined;
  /** The held piece lies somewhere already, and is seen where it hovers; a bar that is being laid is not. */
  readonly carries: boolean;
  /** The point where the held piece hovers. */
  hover: Point | undefined;
  /** The spot under the pointer while something is dragged. */
  overSpot: string | undefined;

  find(id: string): Spot | undefined;
  choose(id: string): void;
  /** Adds a spot and the current one to what is selected, or ends the selection. */
  gather(id: string, more: boolean): void;
  /** Selects all spots that can be written to. */
  selectAll(): void;
  /** Selects all spots with the digit or letter that stands on one; false where nothing does. */
  selectLike(id: string): boolean;
  /** Fires the gesture of the controller, and shows the piece that it holds. */
  did(gesture: Gesture | undefined): void;
  /** Asks for gestures, which are one step. */
  ask(...gestures: readonly Gesture[]): void;
  /** Presses a key, as the protocol names it, on what is selected or on the current spot. */
  type(name: string): void;
  /** Does what Enter or a double tap does on the current spot; false when that is nothing. */
  promote(): boolean;
  /** Writes the key that was kept for each spot that is tapped; false when there is none. */
  write(): boolean;
  /** Shows the bar that is being laid in its next direction; false when none is. */
  turn(): boolean;
  letGo(): void;
  /** Explains a spot. */
  explain(id: string): void;
  focusSpot(): void;
  /** Draws it anew, because of something that only an input knows. */
  requestUpdate(): void;
  readonly updateComplete: Promise<unknown>;
}
