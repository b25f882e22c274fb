import { textOf } from "../base/address";
import { toast } from "../base/toast";
import type { Opened, View } from "../engine/protocol";
import { bounded, reason, Refusal, type Studio } from "../engine/studio";
import * as words from "../words/open";
import { meant } from "./meant";

/** The first puzzle or game of a text; undefined, and said so, when it has none. */
export async function pasted(studio: Studio, text: string): Promise<View | undefined> {
  try {
    bounded(text);
    const link = textOf(text);
    const named = studio.puzzles.filter(({ id }) => link.startsWith(`${id}:`));
    const readers = named.length > 0 ? named : [...studio.readers(link), ...studio.readers(link.split(/\s/, 1)[0] ?? "")];
    for (const puzzle of new Set(readers.map(({ id }) => id))) {
      const play = await first(studio, puzzle, link);
      if (play !== undefined) return await studio.ask<View>({ do: "view", play });
    }
    toast(meant(text), words.close, () => undefined);
  } catch (failure) {
    toast(reason(failure), words.close, () => undefined);
  }
  return undefined;
}

async function first(studio: Studio, puzzle: string, text: string): Promise<string | undefined> {
  try {
    return (await studio.ask<Opened>({ do: "open", puzzle, text })).found.find(({ id }) => id !== undefined)?.id;
  } catch (failure) {
    if (failure instanceof Refusal) return undefined;
    throw failure;
  }
}
