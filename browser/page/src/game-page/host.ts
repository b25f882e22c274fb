import type { ReactiveControllerHost, TemplateResult } from "lit";
import type { Board } from "../board/board";
import type { Mark } from "../engine/protocol";
import type { Game } from "../game/game";

/** A script over a game: what stands on its card, and what the board points at. */
export type Script = { readonly title: string; readonly card: TemplateResult; readonly marks: readonly Mark[] };

/** The page of a game, as its controllers see it. */
export type GameHost = ReactiveControllerHost &
  HTMLElement & {
    readonly game: Game;
    /** The board; not there yet before the page is drawn for the first time. */
    readonly board: Board;
    /** A lesson is a game with a script over it: neither its time nor its end counts. */
    readonly script: Script | undefined;
    /** A line above the board of a game that is played with others elsewhere: neither its time nor its end counts. */
    readonly bar: TemplateResult | undefined;
  };
