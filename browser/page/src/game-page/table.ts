import type { TemplateResult } from "lit";
import type { DialogName } from "../dialogs/dialogs";
import type { View } from "../engine/protocol";
import type { PanelName } from "../panels/more";
import type { AfterGame } from "./after-game";
import type { BoardMarks } from "./board-marks";
import type { Entry } from "./entry";
import type { Hints } from "./hints";
import type { GameHost } from "./host";
import type { LessonOffer } from "./lesson-offer";
import type { Mode, Transition } from "./mode";
import type { Overlays } from "./overlays";

/** The page of a game, as the parts around the board see it: what is on show, and what they can ask for. */
export type Table = GameHost & {
  readonly mode: Mode;
  readonly entry: Entry;
  readonly hints: Hints;
  readonly marks: BoardMarks;
  readonly overlays: Overlays;
  readonly ending: AfterGame;
  readonly offer: LessonOffer;
  /** Draws the open panel; undefined before one is loaded. */
  readonly panel: ((table: Table) => TemplateResult) | undefined;
  /** Draws what one can do at the board of a game that has ended; undefined before that is loaded. */
  readonly afterActions: ((table: Table) => TemplateResult) | undefined;
  /** Changes the mode. */
  go(transition: Transition): void;
  /** Leaves a script. */
  leaveScript(): void;
  /** Hides the board, or shows it again. */
  pause(paused: boolean): Promise<void>;
  /** Enters the theater. */
  watch(): void;
  /** Explains a spot below the board, and beside the spot. */
  explain(spot: string): void;
  /** Goes on with another play, which takes the place of this one. */
  open(view: View): void;
  /** Opens a panel, the only one then; or closes it. */
  show(name: PanelName): Promise<void>;
  /** Opens a dialog of the game. */
  ask(name: DialogName): void;
};
