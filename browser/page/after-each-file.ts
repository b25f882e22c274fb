import { afterAll, vi } from "vitest";

// All test files share one thread, in any order: what one of them put in place of a global goes with it.
afterAll(() => {
  vi.unstubAllGlobals();
});
