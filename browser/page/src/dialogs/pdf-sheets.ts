import type { Puzzle } from "../engine/protocol";
import { sentence } from "../base/words";
import { LANGUAGE } from "#words/tag";
import * as words from "#words/print";
import { download } from "./picture-file";
import type { Board, Look } from "./sheets";

/**
 * Asks the server that this page came from for a PDF file of sheets, and saves it.
 *
 * @returns the message: that it is saved, or why not
 */
export async function save(puzzle: Puzzle, boards: readonly Board[], look: Look): Promise<string> {
  try {
    const response = await fetch("api/print", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Prefer: "wait=30",
        "Accept-Language": LANGUAGE,
      },
      body: JSON.stringify({
        puzzle: puzzle.id,
        positions: boards.map(({ id }) => id),
        perPage: look.perPage,
        paper: paper(),
        solutions: look.solution ? "last" : "none",
        notes: look.notes,
        ...(look.code ? { link: location.origin + location.pathname } : {}),
      }),
    });
    if (response.ok && response.headers.get("Content-Type") === "application/pdf") {
      download(await response.blob(), `tilewright-${puzzle.id}.pdf`);
      return words.saved;
    }
    if (!response.headers.get("Content-Type")?.includes("json")) return words.noServer;
    const { error } = (await response.json()) as { readonly error?: string };
    return error === undefined ? words.noServer : sentence(error);
  } catch {
    return words.noServer;
  }
}

/** Letter where that is usual. */
function paper(): string {
  return /-(US|CA|MX|PH|CL|CO|VE)\b/.test(navigator.language) ? "letter" : "a4";
}
