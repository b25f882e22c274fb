import { LitElement } from "lit";
import { timeSlice } from "./time-slice";

/** An element that renders into the page itself, so that labels and styles reach across. */
export abstract class Part extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Fires an event that bubbles. */
  protected tell(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** A part that is drawn for the first time together with many others: when these have taken long it waits for its turn. */
export abstract class PatientPart extends Part {
  // biome-ignore lint/suspicious/noConfusingVoidType: Lit's own type
  protected override scheduleUpdate(): void | Promise<unknown> {
    const turn = this.hasUpdated ? undefined : timeSlice();
    return turn ? turn.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }
}
