import { html } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Line, View } from "../engine/protocol";
import { Refusal } from "../engine/studio";
import type { Game } from "../play/game";
import { data, hash } from "../pure/address";
import { capital } from "../pure/words";
import { Part } from "./part";

/** A text to pass on; and a link that opens it, if it is none itself. */
type Shared = { readonly name: string; readonly text: string; readonly link?: string };

/** Forms that every puzzle has; the dialog shows these anyway. */
const COMMON = ["id", "share"];

/** A position and a game as links and as texts. */
@customElement("tw-share")
export class Share extends Part {
  @property({ attribute: false }) game!: Game;
  @state() private shared: readonly Shared[] = [];
  @state() private copied = "";
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  async open(): Promise<void> {
    const { view } = this.game;
    this.copied = "";
    this.shared = [
      { name: "Link to this position", text: linked(hash(view.id)) },
      { name: "Link to the game with its history", text: linked(hash(view.play)) },
      { name: "Share ID", text: view.id },
    ];
    this.dialog.showModal();
    this.shared = [...this.shared, ...(await this.#forms(view))];
  }

  protected override render() {
    return html`
      <dialog aria-labelledby="share-title">
        <h2 id="share-title">Share</h2>
        ${this.shared.map(
          ({ name, text, link }, i) => html`
            <div class="shared">
              <label for="shared-${i}">${name}</label>
              ${text.includes("\n")
                ? html`<textarea id="shared-${i}" readonly rows="3" .value=${text} @focus=${selected}></textarea>`
                : html`<input id="shared-${i}" readonly .value=${text} @focus=${selected} />`}
              <button aria-label="Copy: ${name}" @click=${() => void this.#copy(i, text)}>Copy</button>
              ${link
                ? html`<button aria-label="Copy link: ${name}" data-link=${link} @click=${() => void this.#copy(i, link)}>
                    Copy link
                  </button>`
                : ""}
            </div>
          `,
        )}
        <p role="status" class="muted">${this.copied}</p>
        <button class="main" @click=${() => this.dialog.close()}>Close</button>
      </dialog>
    `;
  }

  /** The further forms of this puzzle's texts; and as links those that lead back here. */
  async #forms(view: View): Promise<Shared[]> {
    const { studio, puzzle } = this.game;
    const found: Shared[] = [];
    for (const { id, about, faithful } of puzzle.forms.filter((form) => !COMMON.includes(form.id))) {
      try {
        const { line } = await studio.ask<Line>({ do: "convert", play: view.play, to: id });
        if (line === undefined) continue;
        const text = line.trimEnd();
        const shared = { name: capital(about), text };
        const leadsBack = faithful && !text.includes("\n") && (await this.#readFirst(text));
        found.push(leadsBack ? { ...shared, link: linked(data(text)) } : shared);
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
      }
    }
    return found;
  }

  /** Is this puzzle the first that reads a text? Then a link with the text alone leads here. */
  async #readFirst(text: string): Promise<boolean> {
    const { studio, puzzle } = this.game;
    for (const { id } of studio.readers(text)) {
      try {
        await studio.ask<View>({ do: "view", play: `${id}:${text}` });
        return id === puzzle.id;
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
      }
    }
    return false;
  }

  async #copy(i: number, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = "Copied.";
    } catch {
      this.querySelector<HTMLElement>(`#shared-${i}`)?.focus();
      this.copied = "The browser does not allow it: press Ctrl+C to copy what is marked.";
    }
  }
}

function selected(event: Event): void {
  (event.target as HTMLInputElement | HTMLTextAreaElement).select();
}

function linked(rest: string): string {
  return `${location.origin}${location.pathname}${rest}`;
}
