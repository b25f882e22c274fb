import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { History } from "../engine/protocol";
import { Part } from "./part";

/** Where the history branches, the branches; and the way back to its beginning. Tells `restart` and `branch` (a node). */
@customElement("tw-history-bar")
export class HistoryBar extends Part {
  @property({ attribute: false }) history: History | undefined;

  protected override render() {
    const { history } = this;
    if (!history) return html``;
    const branches = history.steps
      .map(({ parent, move }, i) => ({ node: i + 1, parent, move }))
      .filter(({ parent }) => parent === history.node);
    return html`
      <div class="row" role="group" aria-label="History">
        <button ?disabled=${history.node === 0} @click=${() => this.tell("restart")}>Restart</button>
      </div>
      ${branches.length > 1
        ? html`<div class="row branches" role="group" aria-label="Branches from here">
            <span class="muted">From here you went on with</span>
            ${branches.map(({ node, move }) => html`<button @click=${() => this.tell("branch", node)}>${move}</button>`)}
          </div>`
        : ""}
    `;
  }
}
