import { settings } from "../base/settings";
import type { Scene, View } from "../engine/protocol";

/** More pieces than are taken in a turn do not fly: somebody jumped through the history. */
const MOST = 6;

/** Flies taken pieces to the player who took them, where motion is allowed. */
export class Flights {
  /** The scene that is on the board, and whose turn it was. */
  #laid: readonly [Scene, number] | undefined;

  constructor(private readonly host: HTMLElement) {}

  /** Another game begins. */
  begin({ scene, status }: View): void {
    this.#laid = [scene, status.player ?? 0];
  }

  /** @param quiet without motion */
  follow({ scene, status }: View, quiet: boolean): void {
    const [before, player = 0] = this.#laid ?? [];
    this.#laid = [scene, status.player ?? 0];
    if (before === undefined || before === scene || status.players === undefined || settings.calm || quiet) return;
    void import("../board/flight").then(({ fly, taken }) => {
      const tray = this.host.querySelector(`.tray[data-player="${player + 1}"]`);
      const inks = scene.parts?.find(({ part }) => part === `tray-${player + 1}`)?.pieces?.map(({ ink }) => ink) ?? [];
      const drawing = this.host.querySelector<SVGSVGElement>("tw-board svg");
      const pieces = taken(before, scene);
      if (tray && drawing && pieces.length <= MOST) fly(drawing, pieces, (ink) => tray.querySelectorAll(".well .piece")[inks.indexOf(ink)]);
    });
  }
}
