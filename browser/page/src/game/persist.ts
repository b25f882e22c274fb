import { recall, remember } from "../base/store";

const ASKED = "persist";

/** Asks the browser, once and for all, not to throw games away when it runs out of room. Some browsers ask the person. */
export function persist(): void {
  if (recall(ASKED) !== undefined || !navigator.storage?.persist) return;
  remember(ASKED, "asked");
  void navigator.storage.persist().catch(() => {});
}
