import { settings } from "../base/settings";
import { rings } from "../board/rings";
import type { Mark } from "../engine/protocol";
import { mistakes } from "../game/game";
import type { Pointed } from "../panels/about";
import type { GameHost } from "./host";
import type { Mistakes } from "./mistakes";

export const NO_MARKS: readonly Mark[] = [];

/** The marks over the game on the board. Those of another view are not shown. */
export class BoardMarks {
  /** The player's mistakes; not there before they are looked for. */
  #mistakes: Mistakes | undefined;
  /** The marks of the studies that are on. */
  #live: Pick<Pointed, "view" | "marks"> | undefined;
  /** The marks of the explanation of a spot. */
  #explained: Pointed | undefined;
  /** The marks of something in a panel. */
  #shown: Pointed | undefined;

  constructor(private readonly host: GameHost) {}

  /** The marks of answers to questions. */
  get picture(): readonly Mark[] {
    const { view, picture } = this.host.game;
    const asked = picture?.view === view ? picture.marks : NO_MARKS;
    const live = this.#live?.view === view ? this.#live.marks : NO_MARKS;
    if (asked.length === 0) return live;
    return live.length === 0 ? asked : [...asked, ...live];
  }

  /** The marks that point: of a hint, of the explanation of a cell, of a check; or where the computer has been. */
  get overlay(): readonly Mark[] {
    const { game, script } = this.host;
    const { view, stage } = game;
    const here = [...[this.#explained, this.#shown].flatMap((one) => (one?.view === view ? one.marks : [])), ...(this.#mistakes?.marks(game) ?? [])];
    const others = stage?.marks ?? script?.marks ?? this.#been;
    return here.length === 0 ? others : [...others, ...here];
  }

  /** The marks of spots that go together with the explained one; none beside a hint. */
  get faint(): readonly Mark[] {
    const { view, stage } = this.host.game;
    return stage || this.#explained?.view !== view ? NO_MARKS : this.#explained.faint;
  }

  /** The marks where the computer has just been. */
  get #been(): readonly Mark[] {
    const { turns, view } = this.host.game;
    return turns?.view === view ? rings(view.scene, turns.gestures) : NO_MARKS;
  }

  /** Checks the game and shows its mistakes; asked again, hides them. */
  async check(): Promise<void> {
    await (await this.#loaded()).check(this.host.game);
  }

  /** Looks for mistakes after a move, where they are marked at once. */
  async follow(): Promise<void> {
    if (settings.of("mistakes") === "once" && mistakes(this.host.game.puzzle)) await (await this.#loaded()).follow(this.host.game);
  }

  async #loaded(): Promise<Mistakes> {
    const { Mistakes } = await import("./mistakes");
    this.#mistakes ??= new Mistakes(() => this.host.requestUpdate());
    return this.#mistakes;
  }

  study(marks: readonly Mark[]): void {
    this.#live = { view: this.host.game.view, marks };
    this.host.requestUpdate();
  }

  explain(pointed: Pointed): void {
    this.#explained = pointed;
    this.host.requestUpdate();
  }

  show(pointed: Pointed | undefined): void {
    this.#shown = pointed;
    this.host.requestUpdate();
  }
}
