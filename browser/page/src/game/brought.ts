let text = "";

/** Keeps a text for the page that checks certificates, which is opened next. */
export function bring(certificates: string): void {
  text = certificates;
}

/** The text that was kept, once. */
export function brought(): string {
  const kept = text;
  text = "";
  return kept;
}
