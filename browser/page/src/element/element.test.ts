import { expect, test } from "vitest";
import { styles } from "../../plugins/shadow-styles.ts";

const SHEETS = import.meta.glob<string>("../**/*.css", { query: "?raw", import: "default", eager: true });

const CSS = styles((name) => SHEETS[name.startsWith("element/") ? `./${name.slice("element/".length)}` : `../${name}`] ?? "");

test("styles of a board ask for nothing outside of its shadow root", () => {
  expect(CSS).toContain(".root");
  expect(CSS).not.toContain(":root");
  expect(CSS).not.toMatch(/@import|@font-face|url\((?!#)/);
});

test("each color of a board can be given from outside", () => {
  expect(CSS).toContain("--accent: var(--tilewright-accent, ");
  expect(CSS).toContain("--hue-1: var(--tilewright-hue-1, ");
  expect(CSS).not.toMatch(/--tilewright-[\w-]+:/);
});

test("a board is light or dark as the page around it is", () => {
  expect(CSS).not.toContain("color-scheme: light dark");
});
