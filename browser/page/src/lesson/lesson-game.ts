import { Game } from "../game/game";

/** A game on the table of a lesson: it is not kept. */
export class LessonGame extends Game {
  override save(): void {}
}
