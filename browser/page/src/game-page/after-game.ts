import type { View } from "../engine/protocol";
import type { FollowUp } from "../home/follow-up";
import type { GameHost } from "./host";

/** Number of milliseconds that the last move is seen before the moment after the game. */
const LAST = 800;

/** What comes after a game: how it ended is kept, and another one is offered. */
export class AfterGame {
  /** The follow-up of a game that has ended. */
  follow: FollowUp | undefined;
  /** A game that has ended is played on from an earlier move. */
  #resumed = false;
  /** The game was not over when it was last looked at. */
  #open = false;

  /**
   * @param loadActions loads what one can do at the board of a game that has ended
   * @param finished called once when a game has ended and that has been kept
   */
  constructor(
    private readonly host: GameHost,
    private readonly loadActions: () => Promise<void>,
    private readonly finished: () => void,
  ) {}

  /** Another game is on the page. */
  begin(): void {
    const { game } = this.host;
    this.#resumed = false;
    this.follow = undefined;
    this.#open = !game.view.status.over;
    if (game.ended) void this.#load();
  }

  /** The game may have ended. */
  changed(): void {
    const { view } = this.host.game;
    const { over } = view.status;
    if (over && this.#open) void this.#end(view);
    this.#open = !over;
  }

  /** The game has ended, and one looks at it. */
  get shown(): boolean {
    const { view, ended } = this.host.game;
    return !this.host.script && (view.status.over || (ended && view.history.redo && !this.#resumed));
  }

  /** Plays on. */
  resume(): void {
    this.#resumed = true;
    this.host.requestUpdate();
  }

  /** Keeps how the game ended, and shows it after a moment in which one sees the last move. A game ends but once. */
  async #end(view: View): Promise<void> {
    const { host } = this;
    const { record } = await import("../home/finish");
    await new Promise((resolve) => setTimeout(resolve, LAST));
    if (!host.isConnected || host.game.view !== view || host.script) return;
    if (host.game.fixed) return this.#load();
    this.#resumed = false;
    const fresh = await record(host.game);
    void this.#load();
    if (fresh) this.finished();
    host.requestUpdate();
  }

  /** Loads the actions after a game. */
  async #load(): Promise<void> {
    const { game } = this.host;
    const [{ followUp }] = await Promise.all([import("../home/follow-up"), import("../home/finish"), this.loadActions()]);
    const follow = game.fixed ? undefined : await followUp(game);
    if (this.host.game !== game) return;
    this.follow = follow;
    this.host.requestUpdate();
  }
}
