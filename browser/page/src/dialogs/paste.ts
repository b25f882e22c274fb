import { LINK, textOf } from "../base/address";
import { toast } from "../base/toast";
import type { Opened, View } from "../engine/protocol";
import { bounded, caret, further, reason, Refusal, type Studio } from "../engine/studio";
import { bring } from "../game/brought";
import { isCertificate } from "../game/certificates";
import * as words from "#words/open";
import { importAdvice } from "./import-advice";

/** The first puzzle or game of a text; undefined, and said so, when it has none. */
export async function pasted(studio: Studio, text: string): Promise<View | undefined> {
  try {
    bounded(text);
    if (isCertificate(text)) {
      bring(text);
      location.hash = "#/proofs";
      return undefined;
    }
    const link = textOf(text);
    const named = studio.puzzles.filter(({ id }) => link.startsWith(`${id}:`));
    const readers = named.length > 0 ? named : [...studio.readers(link), ...studio.readers(link.split(/\s/, 1)[0] ?? "")];
    let best: Refusal | undefined;
    for (const puzzle of new Set(readers.map(({ id }) => id))) {
      try {
        const { found } = await studio.ask<Opened>({ do: "open", puzzle, text: link });
        const play = found.find(({ id }) => id !== undefined)?.id;
        if (play !== undefined) return await studio.ask<View>({ do: "view", play });
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        best = further(best, failure);
      }
    }
    // who did not come further than the first character does not know what was meant, but for a link
    const known = best !== undefined && (LINK.test(link) || caret(best) > 0);
    toast(known ? reason(best) : importAdvice(text), words.close, () => undefined);
  } catch (failure) {
    toast(reason(failure), words.close, () => undefined);
  }
  return undefined;
}
