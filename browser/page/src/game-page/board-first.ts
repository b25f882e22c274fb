import type { ReactiveControllerHost } from "lit";
import { afterPaint } from "../base/after-paint";
import type { View } from "../engine/protocol";
import type { Game } from "../game/game";

/** Lets the board be painted first, and the parts around it follow, which is what makes it quick. */
export class BoardFirst {
  /** The state that the parts around the board show. */
  #around: { readonly game: Game; readonly view: View; readonly aside: string | undefined } | undefined;
  #following = false;

  /** @param followed called when all else is about to follow */
  constructor(
    private readonly host: ReactiveControllerHost & { readonly isConnected: boolean },
    private readonly followed: () => void,
  ) {}

  /** Whether the board has something new to show, which nothing else may delay. */
  early(game: Game, aside: string | undefined): boolean {
    const { view } = game;
    const around = this.#around;
    if (around?.game === game && around.aside === aside && around.view !== view) {
      this.follow();
      return true;
    }
    this.#around = { game, view, aside };
    return false;
  }

  /** Lets all the rest follow what the board shows. */
  follow(): void {
    if (this.#following) return;
    this.#following = true;
    afterPaint(() => {
      this.#following = false;
      if (!this.host.isConnected) return;
      this.#around = undefined;
      this.followed();
      this.host.requestUpdate();
    });
  }
}
