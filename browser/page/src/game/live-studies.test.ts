import { expect, test, vi } from "vitest";
import { Stopped } from "../engine/engine";
import type { StudyReport, View } from "../engine/protocol";
import { NO_EXTRAS, type Extras } from "./extras";
import type { Game } from "./game";
import { LiveStudies } from "./live-studies";

type Asked = { readonly play: string; readonly verb: string; answer(line: StudyReport): void };

/** A game of a puzzle with one live study, whose engine answers on command. */
function table() {
  const asked: Asked[] = [];
  let stops = 0;
  const helps: string[] = [];
  const studio = {
    ask: ({ play, verb }: { play: string; verb: string }, _onLine: undefined, signal: AbortSignal) =>
      new Promise<StudyReport>((resolve, reject) => {
        asked.push({ play, verb, answer: resolve });
        signal.addEventListener("abort", () => {
          stops++;
          reject(new Stopped());
        });
      }),
  };
  const game = {
    view: { id: "one" } as View,
    puzzle: {
      studies: [
        { verb: "lamp", title: "", about: "", live: true },
        { verb: "rate", title: "", about: "", live: false },
      ],
    },
    studio: { background: () => studio },
    extras: NO_EXTRAS,
    helped: (name: string) => void helps.push(name),
    keep: (more: Partial<Extras>) => (game.extras = { ...game.extras, ...more }),
  };
  return { game: game as unknown as Game & { view: View }, asked, helps, stops: () => stops };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what is on is asked of each position once, and kept with the game", async () => {
  const { game, asked, helps } = table();
  const studies = new LiveStudies(game);
  expect(studies.all.map(({ verb }) => verb)).toEqual(["lamp"]);
  studies.look();
  expect(asked).toEqual([]);
  studies.put("lamp", true);
  expect(game.extras.activeStudies).toEqual(["lamp"]);
  expect(new LiveStudies(game).isOn("lamp")).toBe(true);
  asked[0]!.answer({ line: "completable" });
  await settled();
  expect(studies.answer("lamp", game.view)?.line).toBe("completable");
  expect(helps).toEqual(["lamp"]);
  game.view = { id: "two" } as View;
  studies.look();
  asked[1]!.answer({ line: "dead" });
  await settled();
  game.view = { id: "one" } as View;
  studies.look();
  expect(asked.length).toBe(2);
  expect(studies.answer("lamp", game.view)?.line).toBe("completable");
});

test("an answer that comes too late is not shown, and one that takes long is stopped", async () => {
  vi.useFakeTimers();
  const { game, asked, stops } = table();
  const studies = new LiveStudies(game);
  studies.put("lamp", true);
  game.view = { id: "two" } as View;
  studies.look();
  expect(studies.answer("lamp", game.view)).toBeUndefined();
  expect(stops()).toBe(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(stops()).toBe(1);
  // The first question is given up; the second is about the new position.
  expect(asked.map(({ play }) => play)).toEqual(["one", "two"]);
  vi.useRealTimers();
});
