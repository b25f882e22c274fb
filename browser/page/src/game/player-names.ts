import { you } from "#words/play";
import { LANGUAGE } from "#words/tag";
import { addressed, reworded, type Sentence } from "../engine/sentence";

/**
 * A sentence of the engine about players, for the person here: with their names, those of the catalog of play. In English it is
 * rewritten by its form; in other languages the engine says where it speaks of players.
 */
export const withNames = (said: Sentence, name: (player: number) => string): Sentence =>
  LANGUAGE === "en" ? reworded(said, (text) => inEnglish(text, name)) : addressed(said, name, you);

const inEnglish = (text: string, name: (player: number) => string) =>
  text.replace(/\bPlayer (\d+)(:| has\b)?/g, (_, number: string, after = "") => {
    const who = name(Number(number) - 1);
    if (who !== you) return who + after;
    return after === ":" ? "Your turn:" : after === "" ? you : `${you} have`;
  });
