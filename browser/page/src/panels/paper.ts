import type { Game } from "../game/game";

/** The module that lays sheets out; it cannot be waited for once the browser prints. */
let printer: typeof import("../dialogs/print") | undefined;

/** Loads what prints: when somebody plays, or turns to the browser's own menus. */
export function ready(): void {
  if (!printer) void import("../dialogs/print").then((loaded) => (printer = loaded));
}

/**
 * Lets the browser's own print command print what the button does.
 *
 * @param game the one that is on the page
 * @returns ends that
 */
export function onPaper(game: () => Game | undefined): () => void {
  const lay = (): void => {
    const it = game();
    if (it) printer?.lay(it);
  };
  addEventListener("beforeprint", lay);
  addEventListener("blur", ready);
  document.documentElement.addEventListener("mouseleave", ready);
  return () => {
    removeEventListener("beforeprint", lay);
    removeEventListener("blur", ready);
    document.documentElement.removeEventListener("mouseleave", ready);
  };
}
