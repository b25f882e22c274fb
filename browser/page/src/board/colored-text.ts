import { html, type TemplateResult } from "lit";
import { cells } from "../base/words";
import type { Scene } from "../engine/protocol";
import { small } from "./piece";

/**
 * A sentence to be shown: cells are named as beside the board, and the letter of a color that lies there is followed by its
 * piece; the letter itself is for screen readers, and for eyes where pieces bear letters.
 */
export function coloredText(text: string, { parts = [] }: Scene): readonly (string | TemplateResult)[] {
  const pieces = parts.flatMap((part) => part.pieces ?? []);
  return cells(text)
    .split(/(?<=\b[Cc]olor )([A-Z\d])\b/)
    .map((word, i) => {
      const piece = i % 2 === 1 ? pieces.find((one) => one.text === word) : undefined;
      return piece ? html`<span class="unseen">${word}</span>${small({ ...piece, text: "" })}` : word;
    });
}
