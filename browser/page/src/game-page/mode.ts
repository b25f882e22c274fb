import type { Mark, Moment, Scene, Shown, View } from "../engine/protocol";

/** The game is on the board. */
type Playing = { readonly kind: "playing" };

/** A moment of a search is on the board, and all beside it stays. It ends with the position that it belongs to. */
export type Peek = { readonly kind: "peek"; readonly view: View; readonly shown: Shown; readonly moment: Moment };

/** The board is hidden and the time stands still. */
type Paused = { readonly kind: "paused"; readonly over: Playing | Peek };

/** A search is on the board, and its controls are beside it. */
type Theater = { readonly kind: "theater"; readonly scene: Scene; readonly marks: readonly Mark[] | undefined; readonly over: Playing | Peek | Paused };

/** The solution is on the board. */
type Solution = { readonly kind: "solution"; readonly scene: Scene; readonly over: Playing | Peek | Paused };

/** The result lies over the page: at the end of a game, or to share it. */
type Finished = { readonly kind: "finished"; readonly sharing: boolean; readonly over: Playing | Peek };

/** A mode in which the board shows something else than the game. */
export type Aside = Theater | Solution;

/** What a game's page is doing. A mode that lies over another one leads back to it. */
export type Mode = Playing | Peek | Paused | Aside | Finished;

/** A change of the mode. One that does not fit the mode changes nothing. */
export type Transition =
  /** Another game is on the page. */
  | { readonly kind: "begin" }
  /** The game has this view. */
  | { readonly kind: "view"; readonly view: View }
  | { readonly kind: "pause" }
  | { readonly kind: "resume" }
  /** A moment of a search is shown, or none any more. */
  | { readonly kind: "peek"; readonly peek: Peek | undefined }
  /** A search is entered, or gets to another moment. */
  | { readonly kind: "watch"; readonly scene: Scene; readonly marks?: readonly Mark[] | undefined }
  | { readonly kind: "solve"; readonly scene: Scene }
  | { readonly kind: "finish"; readonly sharing: boolean }
  /** The mode is left for the one below it. */
  | { readonly kind: "leave" };

export const PLAYING: Mode & Playing = { kind: "playing" };

/** The mode after a transition; the same object where nothing changes. */
export function next(mode: Mode, transition: Transition): Mode {
  switch (transition.kind) {
    case "begin":
      return PLAYING;
    case "view": {
      const peek = peekOf(mode);
      return peek && peek.view !== transition.view ? onBoard(mode, PLAYING) : mode;
    }
    case "pause":
      return mode.kind === "playing" || mode.kind === "peek" ? { kind: "paused", over: mode } : mode;
    case "resume":
      return mode.kind === "paused" ? mode.over : mode;
    case "peek":
      return transition.peek || peekOf(mode) ? onBoard(mode, transition.peek ?? PLAYING) : mode;
    case "watch":
      return { kind: "theater", scene: transition.scene, marks: transition.marks, over: below(mode) };
    case "solve":
      return mode.kind === "solution" && mode.scene === transition.scene ? mode : { kind: "solution", scene: transition.scene, over: below(mode) };
    case "finish":
      return finished(mode, transition.sharing);
    case "leave":
      return mode.kind === "peek" ? PLAYING : mode.kind === "playing" || mode.kind === "paused" ? mode : mode.over;
  }
}

/** The mode when the game has ended; one who looks at something else is not disturbed. */
function finished(mode: Mode, sharing: boolean): Mode {
  switch (mode.kind) {
    case "theater":
    case "solution":
      return mode;
    case "playing":
    case "peek":
      return { kind: "finished", sharing, over: mode };
    case "paused":
      return { kind: "finished", sharing, over: mode.over };
    case "finished":
      return mode.sharing === sharing ? mode : { ...mode, sharing };
  }
}

/** What an aside lies over. */
function below(mode: Mode): Playing | Peek | Paused {
  return mode.kind === "playing" || mode.kind === "peek" || mode.kind === "paused" ? mode : mode.over;
}

/** The mode with something else on the board, below whatever lies over it. */
function onBoard(mode: Mode, open: Playing | Peek): Mode {
  switch (mode.kind) {
    case "playing":
    case "peek":
      return open;
    case "paused":
    case "finished":
      return { ...mode, over: open };
    case "theater":
    case "solution":
      return { ...mode, over: mode.over.kind === "paused" ? { kind: "paused", over: open } : open };
  }
}

/** The moment of a search that is shown, or would be if nothing lay over it. */
export function peekOf(mode: Mode): Peek | undefined {
  return mode.kind === "peek" ? mode : mode.kind === "playing" ? undefined : peekOf(mode.over);
}

/** What the board shows instead of the game, with all beside it. */
export function asideOf(mode: Mode): Aside | undefined {
  return mode.kind === "theater" || mode.kind === "solution" ? mode : undefined;
}
