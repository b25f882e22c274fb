import { you } from "#words/play";

/** A sentence of the engine about players, for the person here: with their names, those of the catalog of play. */
export const withNames = (text: string, name: (player: number) => string) =>
  text.replace(/\bPlayer (\d+)(:| has\b)?/g, (_, number: string, after = "") => {
    const who = name(Number(number) - 1);
    if (who !== you) return who + after;
    return after === ":" ? "Your turn:" : after === "" ? you : `${you} have`;
  });
