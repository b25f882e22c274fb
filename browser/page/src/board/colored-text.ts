import { html, type TemplateResult } from "lit";
import type { Scene } from "../engine/protocol";
import { pieces, type Sentence } from "../engine/sentence";
import { small } from "./piece";

/** The ID of a cell's spot. */
const CELL = /^r\d/;

/**
 * A sentence to be shown: cells are named as beside the board, each for itself so that a list of them reads as all the
 * rest, and the name of a color that lies there is followed by its
 * piece; the name itself is for screen readers, and for eyes where pieces bear letters.
 */
export function coloredText(said: Sentence, { parts = [] }: Pick<Scene, "parts"> = {}): readonly (string | TemplateResult)[] {
  const lying = parts.flatMap((part) => part.pieces ?? []);
  return pieces(said).map((word) => {
    if (typeof word === "string") return word;
    const { text, value } = word;
    const piece = lying.find((one) => one.text === value);
    return piece
      ? html`<span class="unseen">${value}</span>${small({ ...piece, text: "" })}`
      : CELL.test(`${value}`)
        ? html`<bdi>${`${value}`.toUpperCase()}</bdi>`
        : text;
  });
}
