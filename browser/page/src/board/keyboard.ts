import { composes, latin } from "../base/press";
import { settings } from "../base/settings";
import type { Gestures, Spot } from "../engine/protocol";
import { middle, neighbor } from "./geometry";
import { occupied } from "./ground";
import type { Target } from "./input";
import { keyName, offeredKey, padded } from "./keys";
import { DIRECTIONS, walked } from "./walk";

/** The keyboard on a board: walks, drags with Shift, taps, lets go, types. */
export class Keyboard {
  constructor(private readonly board: Target) {}

  /** False when the key has nothing to do with the board. */
  press(event: KeyboardEvent): boolean {
    if (composes(event)) return false;
    if (event.metaKey) return this.typed(event);
    if (this.#finish(event) || this.#pull(event) || this.walk(event)) return true;
    return (!this.board.still && this.#act(event)) || this.typed(event);
  }

  /** Taps the spot beside the board, where there is no other action or Ctrl is pressed. */
  #finish({ key, ctrlKey }: KeyboardEvent): boolean {
    const { current, enter, gestures, held, still, tapped } = this.board;
    const again = tapped === current && !gestures.tap.includes(current) && !gestures.back?.includes(current);
    if (key !== "Enter" || enter === undefined || still || held !== undefined || !(ctrlKey || again)) return false;
    this.board.ask({ kind: "tap", spot: enter });
    return true;
  }

  /** With Shift an arrow drags from the current spot to the nearest place straight ahead, where nothing is typed. */
  #pull({ key, shiftKey }: KeyboardEvent): boolean {
    const { board } = this;
    const direction = shiftKey ? DIRECTIONS[key] : undefined;
    const targets = board.gestures.drag[board.current];
    const from = board.find(board.current);
    if (!direction || !targets || !from || board.typing || board.still) return false;
    const spots = board.scene?.spots ?? [];
    const next = neighbor(spots, from, direction);
    let to = next;
    while (to && !targets.includes(to.id)) to = neighbor(spots, to, direction);
    if (!next) return false;
    board.letGo();
    board.ask({ kind: "drag", from: board.current, to: (to ?? next).id });
    return true;
  }

  /** Moves to another spot; false when the key does not lead there. */
  walk(event: KeyboardEvent): boolean {
    const { board } = this;
    const from = board.find(board.current);
    if (!from || !board.scene || event.altKey || (padded(event) && board.typing && !board.still)) return false;
    const { spots } = board.scene;
    const letters = settings.of("wasd") === "on" && keyOffered(event, board.gestures.type) === undefined;
    const to = walked(spots, from, event, (spot) => this.#wanted(spot), letters);
    if (!to) return false;
    const more = event.shiftKey && event.key.startsWith("Arrow");
    board.gather(to.id, more);
    board.choose(to.id);
    if (board.held !== undefined) board.hover = middle(to.box);
    void board.updateComplete.then(() => board.focusSpot());
    return true;
  }

  /** Whether a spot has an action: the held piece may go there, or it is empty and can be filled. */
  #wanted(spot: Spot): boolean {
    const { controller, held, scene } = this.board;
    const { tap, drag, type } = controller.gestures;
    if (held !== undefined) return controller.targets.includes(spot.id);
    if (type[spot.id] !== undefined) return !occupied(spot.box, scene?.marks ?? []);
    return tap.includes(spot.id) || drag[spot.id] !== undefined;
  }

  #act(event: KeyboardEvent): boolean {
    const { key, ctrlKey, altKey } = event;
    const { board } = this;
    if (ctrlKey || altKey) return false;
    if (latin(event) === "r" && board.turn()) return true;
    if (key === "Enter" && board.promote()) return true;
    if (key === "Enter" || key === " ") {
      board.did(board.controller.touch(board.current));
      return true;
    }
    if (key !== "Escape" || (board.held === undefined && board.selected.length === 0)) return false;
    board.letGo();
    board.selected = [];
    return true;
  }

  /** Types what the key stands for, or selects all; false when it is another key. */
  typed(event: KeyboardEvent): boolean {
    const { still, typing } = this.board;
    if (typing && !still && latin(event) === "a" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      this.board.selectAll();
      return true;
    }
    const name = typing && !still && !event.metaKey ? keyOffered(event, this.board.gestures.type) : undefined;
    if (name === undefined) return false;
    this.board.type(name);
    return true;
  }
}

/** The name of the key, if the board has to do with it: a digit, Delete, or a letter that is offered somewhere. */
function keyOffered(event: KeyboardEvent, type: Gestures["type"]): string | undefined {
  const name = keyName(event);
  if (name === undefined || /\d$|Delete$/.test(name)) return name;
  return Object.values(type).some((keys) => keys.includes(offeredKey(name, keys))) ? name : undefined;
}
