import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { PanelName } from "../panels/more";

/**
 * The layer over a game, one thing at a time: a panel, or the explanation of a cell. A panel has a step of its own in the browser's history, so that Back
 * closes it.
 */
export class Overlays implements ReactiveController {
  panel: PanelName | undefined;
  /** The explanation of the chosen cell is shown beside it. */
  about = false;
  /** The address when the panel was opened, to which a step back leads, whatever has been done meanwhile. */
  #address = "";
  /** The browser has a step back out of the panel. */
  #stepped = false;
  /** Number of steps back that are on their way and lead nowhere. */
  #returning = 0;
  /** The element that had the focus before a panel was opened. */
  #opener: HTMLElement | undefined;

  /** @param focusBoard puts the focus where it belongs when nothing lies over the game any more */
  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly focusBoard: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {}

  /** Whether there is a step back out of the panel; a change to another page takes it over. */
  takeStep(): boolean {
    const stepped = this.#stepped;
    this.#stepped = false;
    return stepped;
  }

  open(name: PanelName): void {
    if (this.panel === undefined) {
      this.#opener = (document.activeElement as HTMLElement | null) ?? undefined;
      this.#address = location.hash;
      history.pushState(null, "", location.href);
      this.#stepped = true;
    }
    this.panel = name;
    this.about = false;
    this.host.requestUpdate();
  }

  openAbout(): void {
    this.closePanel();
    this.about = true;
    this.host.requestUpdate();
  }

  closeAbout(): void {
    this.about = false;
    this.focusBoard();
    this.host.requestUpdate();
  }

  closePanel(): void {
    if (this.panel === undefined) return;
    this.panel = undefined;
    if (this.takeStep()) {
      this.#returning++;
      history.back();
    }
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => {
      const opener = this.#opener?.isConnected && this.#opener !== document.body ? this.#opener : undefined;
      if (opener?.checkVisibility()) opener.focus({ preventScroll: true });
      else this.focusBoard();
    });
  }

  /** Closes all silently, for another game. */
  clear(): void {
    this.panel = undefined;
    this.about = false;
  }

  /**
   * The address is another one, or a step back was made in the browser.
   *
   * @return whether that was a step out of a panel, and not to another page
   */
  back(): boolean {
    if (location.hash !== this.#address) {
      this.#returning = 0;
      this.#stepped = false;
      return false;
    }
    if (this.#returning > 0) this.#returning--;
    else if (this.takeStep()) this.closePanel();
    else return false;
    return true;
  }
}
