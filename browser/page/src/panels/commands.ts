import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import { toast } from "../base/toast";
import type { Command, View } from "../engine/protocol";
import type { Game } from "../game/game";
import * as words from "#words/more";

/** The bulk commands. Each is one step of the history, which the toast offers to undo. */
@customElement("tw-commands")
export class Commands extends Part {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) view!: View;

  protected override render() {
    const { commands } = this.game.puzzle;
    const groups = [...new Set(commands.map(({ group }) => group))];
    return groups.map((group) => {
      const buttons = commands.filter((command) => command.group === group).map((command) => this.#button(command));
      return group === ""
        ? html`<div class="row" role="group" aria-label=${words.notes}>${buttons}</div>`
        : html`<div role="group" aria-label=${group}>
            <p class="muted">${group}</p>
            <div class="things">${buttons}</div>
          </div>`;
    });
  }

  #button(command: Command) {
    const able = this.view.commands.includes(command.id);
    return html`<button
      aria-disabled=${!able}
      aria-label=${command.group === "" ? command.words : words.ofGroup(command.group, command.words)}
      @click=${() => void this.#do(command)}
    >
      ${command.words}
    </button>`;
  }

  async #do({ id, group, words: said }: Command): Promise<void> {
    const { game } = this;
    const done = await game.command(id);
    if (done) toast(words.done(group === "" ? said : words.ofGroup(group, said)), words.undo, () => void game.undo());
  }
}
