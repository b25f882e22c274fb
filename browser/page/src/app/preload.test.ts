import { beforeEach, expect, test, vi } from "vitest";

const preloadEngine = vi.fn();
vi.mock("../engine/preloaded-engine", () => ({ preloadEngine }));
vi.mock("../game-page/game-page", () => ({}));

// Another file may have read this module before, without the mocks.
vi.resetModules();
const { preload } = await import("./preload");

beforeEach(() => preloadEngine.mockClear());

test.each(["#/sudoku:53..7....", "#/Sudoku%3A53..7....", "#/sudoku:3x3:6_2a4"])("the engine of %s is started", (hash) => {
  preload({ hash, search: "" } as Location);
  expect(preloadEngine.mock.calls).toEqual([["sudoku"]]);
});

test.each(["#/sudoku:4x4%20cage=6:r1c1-3", "#/sudoku:16x16", "#/guide/sudoku"])("no engine is started for %s", (hash) => {
  preload({ hash, search: "" } as Location);
  expect(preloadEngine).not.toHaveBeenCalled();
});
