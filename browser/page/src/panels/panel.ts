import { html, nothing, type TemplateResult } from "lit";
import { recall, remember } from "../base/store";

/** A section of the page that can be closed. Whether it is open is remembered, for all puzzles alike. */
export function panel(id: string, title: string, content: unknown, open = false): TemplateResult {
  const was = recall(`panel.${id}`);
  const shown = was === undefined ? open : was === "open";
  return html`<details
    class="panel"
    data-panel=${id}
    open=${shown ? "" : nothing}
    @toggle=${(event: Event) => {
      const now = (event.target as HTMLDetailsElement).open ? "open" : "closed";
      if (recall(`panel.${id}`) !== now) remember(`panel.${id}`, now);
    }}
  >
    <summary><h2>${title}</h2></summary>
    <div class="inside">${content}</div>
  </details>`;
}

/**
 * Opens a section of a page. That it is open is remembered at once: the event that tells of it comes late, and whatever
 * is drawn before would close the section again.
 */
export function openPanel(page: Element, id: string): void {
  remember(`panel.${id}`, "open");
  const section = page.querySelector<HTMLDetailsElement>(`details[data-panel=${id}]`);
  if (section) section.open = true;
}
