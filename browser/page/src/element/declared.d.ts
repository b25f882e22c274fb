/** What an event tells. */
export type PlayDetail = {
  /** The play as a text, which `position` takes again. */
  readonly play: string;
  /** The position as a text, with the name of the puzzle. */
  readonly id: string;
  readonly over: boolean;
  /** The state of the game in a sentence. */
  readonly words: string;
};

/** A board: draws a position and plays it. */
export declare class TilewrightBoard extends HTMLElement {
  /** The name of the puzzle: sudoku, paletto, hues or trominoes. */
  puzzle: string;
  /** A position, or a play: with the name of the puzzle, or without. */
  position: string;
  /** Whether there is a button for hints. */
  hints: boolean;
  /** Only to look at. */
  still: boolean;
  /** The play as a text; empty while there is none. */
  get play(): string;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Shows a hint, or more of the one that is shown. */
  hint(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "tilewright-board": TilewrightBoard;
  }
  interface HTMLElementEventMap {
    "tilewright-change": CustomEvent<PlayDetail>;
    "tilewright-solved": CustomEvent<PlayDetail>;
  }
}
