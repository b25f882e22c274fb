import { property } from "lit/decorators.js";
import { Part } from "../../base/part";
import type { Asked, People, RoomState, You } from "./types";

/** A part that shows a room as it stands. Fires `room-do` (a request) for what one wants there. */
export abstract class RoomPart extends Part {
  @property({ attribute: false }) state: RoomState | undefined;
  @property({ attribute: false }) people: People = { here: [], watching: 0, away: [] };
  @property({ attribute: false }) you: You = { seat: -1, may: [], holds: false };
  /** The server's clock less the one here, in milliseconds. */
  @property({ type: Number }) offset = 0;
  #focused = false;

  /** What the server's clock shows, in milliseconds. */
  protected get now(): number {
    return Date.now() + this.offset;
  }

  protected want(request: Asked): void {
    this.tell("room-do", request);
  }

  protected override willUpdate(_: Map<PropertyKey, unknown>): void {
    this.#focused = this.contains(document.activeElement);
  }

  /** What had the focus may be gone: then the next thing that can be pressed has it. */
  protected override updated(_: Map<PropertyKey, unknown>): void {
    if (!this.#focused || this.contains(document.activeElement) || !this.isConnected) return;
    const next = this.querySelector<HTMLElement>("[data-first]") ?? this.querySelector<HTMLElement>("button:not(:disabled), a[href], input");
    if (next) return next.focus();
    this.tabIndex = -1;
    this.focus();
  }
}
