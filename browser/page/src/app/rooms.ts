import { html, type TemplateResult } from "lit";
import type { Room } from "../base/address";
import type { Made } from "../dialogs/new-game";
import { Refusal, type Studio } from "../engine/studio";
import type { Start } from "../home/cards";
import type { Summary } from "../game/saved-game";
import * as words from "#words/app";
import * as proofWords from "#words/proof";
import * as puzzleWords from "#words/puzzle";
import * as sheetWords from "#words/sheet";

/** The handlers of a room's events. */
export type Doors = {
  readonly start: (event: CustomEvent<Start>) => void;
  readonly resume: (event: CustomEvent<Summary>) => void;
  readonly made: (event: CustomEvent<Made>) => void;
};

/**
 * A room of the studio besides home and games, loaded when one goes there.
 *
 * @param name what is asked for in it; empty for nothing
 * @param came what was shown before
 */
export async function entered(room: Room, name: string, came: string, studio: Studio, { start, resume, made }: Doors): Promise<TemplateResult> {
  switch (room) {
    case "archive":
      await import("../home/archive");
      document.title = words.name;
      return html`<tw-archive .studio=${studio} .day=${name} @start=${start} @continue=${resume}></tw-archive>`;
    case "statistics":
      await import("../home/statistics");
      document.title = words.name;
      return html`<tw-statistics .studio=${studio}></tw-statistics>`;
    case "learn":
      await Promise.all([import("../lesson/lesson"), import("../game-page/game-page")]);
      return html`<tw-lesson .studio=${studio} .name=${name} .came=${came} @start=${start}></tw-lesson>`;
    case "guide":
      await import("../guide/guide");
      return html`<tw-guide .studio=${studio} .article=${name} @start=${start}></tw-guide>`;
    case "proofs":
      await import("../puzzle/proof-page");
      document.title = words.titled(proofWords.title);
      return html`<tw-proofs .studio=${studio} .code=${name}></tw-proofs>`;
    case "room":
      await Promise.all([import("../room/room-page"), import("../game-page/game-page")]);
      return html`<tw-room .studio=${studio} .name=${name} @start=${start}></tw-room>`;
    case "sheet": {
      const [id = "", fields = ""] = name.split("/");
      const puzzle = studio.puzzle(id);
      if (!puzzle) throw new Refusal(puzzleWords.unknown(id), "");
      const [{ MOST, sheetOf }] = await Promise.all([import("../game/paper-sheet"), import("../puzzle/sheet-page")]);
      const sheet = sheetOf(id, fields);
      if (!sheet) throw new Refusal(sheetWords.broken(MOST), "");
      document.title = words.titled(puzzle.title);
      return html`<tw-sheet .studio=${studio} .puzzle=${puzzle} .sheet=${sheet} @start=${start} @continue=${resume}></tw-sheet>`;
    }
    case "puzzle": {
      const [id = "", , seed] = name.split("/");
      const puzzle = studio.puzzle(id);
      if (!puzzle) throw new Refusal(puzzleWords.unknown(id), "");
      document.title = words.titled(puzzle.title);
      if (seed === undefined) {
        await import("../puzzle/puzzle-page");
        return html`<tw-puzzle .studio=${studio} .puzzle=${puzzle} @start=${start} @continue=${resume} @made=${made}></tw-puzzle>`;
      }
      await import("../puzzle/pack-page");
      return html`<tw-pack .studio=${studio} .puzzle=${puzzle} .pack=${{ puzzle: id, seed: Number(seed) }} @start=${start} @continue=${resume}></tw-pack>`;
    }
  }
}
