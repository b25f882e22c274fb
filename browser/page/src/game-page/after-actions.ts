import { html, type TemplateResult } from "lit";
import type { Report } from "../panels/report";
import "../panels/after";
import type { Table } from "./table";

/** What one can do at the board of a game that has ended. It is loaded with the follow-up. */
export function afterActions(table: Table): TemplateResult {
  const { game, ending } = table;
  const next = (): void => {
    const start = ending.follow?.start;
    if (start) table.dispatchEvent(new CustomEvent("start", { detail: start, bubbles: true }));
    else location.hash = "#/";
  };
  const review = async (): Promise<void> => {
    if (table.overlays.panel !== "more") await table.show("more");
    await table.updateComplete;
    await table.querySelector<Report>("tw-report")?.look();
  };
  return html`<tw-after
    .game=${game}
    .view=${game.view}
    .next=${ending.follow?.label ?? ""}
    .reviewed=${game.puzzle.can.includes("review")}
    @next=${next}
    @resume=${() => ending.resume()}
    @review=${review}
    @share=${() => table.go({ kind: "finish", sharing: true })}
  ></tw-after>`;
}
