import { expect, test, vi } from "vitest";
import { persist } from "./persist";

test("a browser is asked once to keep games for good", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  const asked = vi.fn(() => Promise.reject(new Error("no")));
  vi.stubGlobal("navigator", {});
  persist();
  vi.stubGlobal("navigator", { storage: { persist: asked } });
  persist();
  persist();
  expect(asked).toHaveBeenCalledTimes(1);
});
