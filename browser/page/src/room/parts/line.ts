import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sentence } from "../../base/words";
import * as words from "#words/room";
import "./parts.css";
import { RoomPart } from "./room-part";
import type { Link } from "./types";

/** How one is connected; `full` where the server has no room for more. */
export type Connection = Link | "restarting" | "full";

/** The connection in words, and what one can do. Fires `room-retry`. */
@customElement("tw-room-line")
export class RoomLine extends RoomPart {
  @property() connection: Connection = "connecting";
  /** Why the room is gone, in a sentence, if the server has said so. */
  @property() why = "";

  protected override render() {
    const { connection } = this;
    const waits = connection === "lost" || connection === "full" || connection === "restarting";
    return html`<div class="room-line ${connection}">
        <span class="room-presence ${connection === "here" ? "here" : connection === "gone" ? "gone" : "away"}">
          <i aria-hidden="true"></i> ${connection === "gone" && this.why !== "" ? sentence(this.why) : words.connection[connection]}
        </span>
        ${waits ? html`<button class="quiet" @click=${() => this.tell("room-retry")}>${words.tryNow}</button>` : ""}
      </div>`;
  }
}
