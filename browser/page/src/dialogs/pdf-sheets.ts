import type { Puzzle } from "../engine/protocol";
import { sentence } from "../base/words";
import { LANGUAGE } from "#words/tag";
import * as words from "#words/print";
import { download } from "./picture-file";
import type { Board, Look } from "./sheets";

/** The looks that the server alone can print, by the names of its fields. */
export type PaperLook = {
  readonly paper: string;
  readonly color: string;
  readonly digits: string;
  readonly "large-print": boolean;
  readonly ids: boolean;
  readonly ratings: boolean;
};

/** A request for sheets. */
export type Sheets = Readonly<Record<string, unknown>>;

/** Some pages as SVG, the first of them with the number `from`; `pages` is the number of all. */
export type Pages = { readonly pages: number; readonly from: number; readonly svg: readonly string[] };

/** Number of milliseconds to wait for a word of the server. */
const PATIENCE = 4_000;

let answer: Promise<boolean> | undefined;

/** Whether the page came from a server that prints: it is asked once, when somebody wants to print. */
export function prints(): Promise<boolean> {
  answer ??= fetch("api/about", { credentials: "omit", signal: AbortSignal.timeout(PATIENCE) })
    .then((response) => response.ok && isJson(response))
    .catch(() => {
      answer = undefined;
      return false;
    });
  return answer;
}

/** The request for sheets of boards. */
export function sheetsOf(puzzle: Puzzle, boards: readonly Board[], look: Look & PaperLook): Sheets {
  const { perPage, notes, solution, code, paper, color, digits, ids, ratings } = look;
  return {
    puzzle: puzzle.id,
    positions: boards.map(({ id }) => id),
    "per-page": perPage,
    solutions: solution ? "last" : "none",
    notes,
    code,
    link: location.origin + location.pathname,
    paper,
    color,
    digits,
    "large-print": look["large-print"],
    ids,
    ratings,
  };
}

/**
 * Asks the server for a PDF file of sheets, and saves it.
 *
 * @returns the message: that it is saved, or why not
 */
export async function save(sheets: Sheets): Promise<string> {
  try {
    const response = await ask(sheets);
    if (response.ok && response.headers.get("Content-Type") === "application/pdf") {
      download(await response.blob(), `tilewright-${String(sheets["puzzle"])}.pdf`);
      return words.saved;
    }
    return await refusal(response);
  } catch {
    return words.noServer;
  }
}

/**
 * Asks the server for pages of sheets.
 *
 * @returns them, or why there are none
 */
export async function pages(sheets: Sheets, from: number, to: number, signal: AbortSignal): Promise<Pages | string> {
  try {
    const response = await ask({ ...sheets, preview: true, pages: `${from}-${to}` }, signal);
    return response.ok && isJson(response) ? ((await response.json()) as Pages) : await refusal(response);
  } catch {
    return words.noServer;
  }
}

function ask(sheets: Sheets, signal?: AbortSignal): Promise<Response> {
  const headers = { "Content-Type": "application/json", Prefer: "wait=30", "Accept-Language": LANGUAGE };
  return fetch("api/print", { method: "POST", headers, body: JSON.stringify(sheets), ...(signal && { signal }) });
}

async function refusal(response: Response): Promise<string> {
  if (!isJson(response)) return words.noServer;
  const { error } = (await response.json()) as { readonly error?: string };
  return error === undefined ? words.noServer : sentence(error);
}

function isJson({ headers }: Response): boolean {
  return headers.get("Content-Type")?.includes("json") ?? false;
}

/** Letter where that is usual. */
export function usualPaper(): string {
  return /-(US|CA|MX|PH|CL|CO|VE)\b/.test(navigator.language) ? "letter" : "a4";
}
