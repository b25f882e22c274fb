import { html, type TemplateResult } from "lit";
import type { DialogName } from "../dialogs/dialogs";
import type { View } from "../engine/protocol";
import type { Pointed } from "../panels/about";
import type { PanelName } from "../panels/more";
import { peekOf } from "./mode";
import type { Table } from "./table";

/** The panel over the column that is open, and what its parts ask for. It is loaded with the first one. */
export function panel(table: Table): TemplateResult {
  const { game, overlays } = table;
  return html`<tw-more
      .game=${game}
      .view=${game.view}
      .name=${overlays.panel}
      .paused=${game.paused}
      .picture=${game.picture}
      .at=${peekOf(table.mode)?.shown}
      @show=${({ detail }: CustomEvent<Pointed>) => table.marks.show(detail)}
      @solution=${({ detail }: CustomEvent<View>) => {
        overlays.closePanel();
        table.go({ kind: "solve", scene: detail.scene });
      }}
      @restart=${() => void game.goTo(0)}
      @redo=${() => void game.redo()}
      @watch=${() => table.watch()}
      @panel=${({ detail }: CustomEvent<PanelName>) => void table.show(detail)}
      @open=${({ detail }: CustomEvent<DialogName>) => table.ask(detail)}
      @settings=${async () => {
        overlays.closePanel();
        (await import("../dialogs/settings-dialog")).showSettings();
      }}
      @close=${() => overlays.closePanel()}
    ></tw-more>`;
}
