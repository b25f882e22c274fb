import { capital, sentence } from "../base/words";
import type { Span } from "./protocol";

/** What stands for something: a cell by the ID of its spot, a color by its name, a digit, or a player. */
type Place = { readonly text: string; readonly value: Span[2] };

/** A sentence as a list of words and places; where it has no places, its text. */
export type Sentence = string | readonly (string | Place)[];

/** The places of the sentences in these fields of an answer. */
type Places<Field extends string> = { readonly [Name in `${Field}Spans`]?: readonly Span[] };

/** The sentence in the first of these fields that has one; empty where none has. */
export function told<Field extends string>(answer: { readonly [Name in Field]?: string } & Places<Field>, ...fields: Field[]): Sentence {
  const places: Places<Field> = answer;
  const field = fields.find((one) => answer[one]);
  return field ? placed(answer[field] ?? "", places[`${field}Spans`]) : "";
}

/** A text with its places. */
export function placed(text: string, spans: readonly Span[] = []): Sentence {
  let at = 0;
  const begun = spans.flatMap(([from, to, value]) => {
    const words = text.slice(at, from);
    at = to;
    return [words, { text: text.slice(from, to), value }];
  });
  return made([...begun, text.slice(at)]);
}

/** The words and places of a sentence. */
export function pieces(said: Sentence): readonly (string | Place)[] {
  return typeof said === "string" ? [said] : said;
}

/** The text alone. */
export function plain(said: Sentence): string {
  return pieces(said).map(written).join("");
}

/** With a capital letter. */
export function capitalized(said: Sentence): Sentence {
  const [first = "", ...others] = pieces(said);
  return made([typeof first === "string" ? capital(first) : { ...first, text: capital(first.text) }, ...others]);
}

/** With a capital letter and a full stop, where it is not empty. */
export function full(said: Sentence): Sentence {
  const text = plain(said);
  return joined([capitalized(said), text && sentence(text).slice(text.length)], "");
}

/** Several sentences one after the other, without the empty ones. */
export function joined(all: readonly Sentence[], between = " "): Sentence {
  return made(all.filter((said) => said !== "").flatMap((said, i) => [i > 0 ? between : "", ...pieces(said)]));
}

/** With other words between the same places. */
export function reworded(said: Sentence, other: (words: string) => string): Sentence {
  return made(pieces(said).map((piece) => (typeof piece === "string" ? other(piece) : piece)));
}

/** Begins what stands for a player: the number, and behind a colon words for who is the player, instead of those that stand there for all others. */
const PLAYER = "player ";

/** With players called by their names; who has the name `you` is spoken to. */
export function addressed(said: Sentence, name: (player: number) => string, you: string): Sentence {
  return made(
    pieces(said).map((piece) => {
      const value = typeof piece === "string" ? "" : `${piece.value}`;
      if (!value.startsWith(PLAYER)) return piece;
      const colon = value.indexOf(":");
      const who = name(Number.parseInt(value.slice(PLAYER.length), 10) - 1);
      return colon < 0 ? who : who === you ? value.slice(colon + 1) : written(piece);
    }),
  );
}

/** Its first characters; a place that is cut is no longer one. */
export function beginning(said: Sentence, length: number): Sentence {
  let left = length;
  return made(
    pieces(said).map((piece) => {
      const text = written(piece);
      const kept = text.slice(0, Math.max(0, left));
      left -= text.length;
      return kept === text ? piece : kept;
    }),
  );
}

function written(piece: string | Place): string {
  return typeof piece === "string" ? piece : piece.text;
}

function made(all: readonly (string | Place)[]): Sentence {
  const kept = all.filter((piece) => piece !== "");
  return kept.every((piece) => typeof piece === "string") ? kept.join("") : kept;
}
