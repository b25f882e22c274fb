import { LitElement, html } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Engine } from "./engine";

/** For now: shows the engine's own words. */
@customElement("tilewright-page")
export class TilewrightPage extends LitElement {
  @state() private answer = "…";

  protected override createRenderRoot() {
    return this;
  }

  override async connectedCallback() {
    super.connectedCallback();
    this.answer = await new Engine().answer('{"do":"puzzles"}');
  }

  protected override render() {
    return html`<main><h1>Tilewright</h1><p role="status">${this.answer}</p></main>`;
  }
}
