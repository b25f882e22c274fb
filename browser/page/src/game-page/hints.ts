import type { Wrong } from "../game/game";
import type { HintCard } from "../panels/hint-card";
import type { GameHost } from "./host";

/** The hint of a game, as its page shows it. */
export class Hints {
  /** On a phone the keys are shown although there is a hint. */
  folded = false;

  constructor(private readonly host: GameHost) {}

  /** A hint is on show, and not folded away for the keys. */
  get shown(): boolean {
    return this.host.game.stage !== undefined && !this.folded;
  }

  /** Shows the keys in place of the hint, or the hint again. */
  fold(folded: boolean): void {
    this.folded = folded;
    this.host.requestUpdate();
  }

  /**
   * Asks for a hint, or for more of it.
   *
   * @param keyboard whether a key did, and the next one may have to press what carries it out
   */
  async ask(keyboard = false, wrong?: Wrong): Promise<void> {
    const { host } = this;
    const loaded = import("../panels/hint-card");
    this.fold(false);
    await host.game.askHint(wrong);
    await loaded;
    await host.updateComplete;
    const { stage, hint } = host.game;
    if (keyboard && stage === hint?.stages?.at(-1)) host.querySelector<HintCard>("tw-hint-card")?.focusMain();
  }

  readonly follow = (): Promise<void> => this.#done(this.host.game.followHint());

  readonly finish = (): Promise<void> => this.#done(this.host.game.followHints());

  async #done(step: Promise<void>): Promise<void> {
    const { host } = this;
    await step;
    await host.updateComplete;
    // The button that was pressed goes with the hint; a script may have put the focus elsewhere.
    const { activeElement } = document;
    if (!host.contains(activeElement) || activeElement?.closest("tw-hint-card")) host.board.focusSpot();
  }

  close(): void {
    this.host.game.closeHint();
    this.host.board.focusSpot();
  }
}
