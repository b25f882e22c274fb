import type { Step } from "../engine/lessons";
import type { Puzzle, View } from "../engine/protocol";
import { plain } from "../engine/sentence";
import type { Studio } from "../engine/studio";
import { Game } from "../game/game";
import { positionVerdict, refusalVerdict, type Verdict } from "./verdict";

/** The game that a step of a lesson is done in. It judges what is done, takes nothing more once that is settled, and is not kept. */
export class LessonGame extends Game {
  /** Of what was done last; undefined before anything was. */
  verdict: Verdict | undefined;

  constructor(
    studio: Studio,
    puzzle: Puzzle,
    view: View,
    readonly step: Step,
  ) {
    super(studio, puzzle, view);
  }

  override save(): void {}

  /** Whether the step was done, or something else that is to be taken back first. */
  get settled(): boolean {
    return this.verdict?.kind === "done" || this.verdict?.kind === "slip";
  }

  override async act(gesture: string): Promise<void> {
    if (this.settled) return;
    const { view } = this;
    await super.act(gesture);
    const { text, tone } = this.message;
    if (this.view !== view || tone !== "refused") return this.#judge(positionVerdict(this.step, this.view.id));
    this.#judge(refusalVerdict(this.step, gesture, plain(text)));
    // the card shows the reason
    this.say("", "refused");
  }

  override async undo(): Promise<void> {
    await super.undo();
    this.#judge(positionVerdict(this.step, this.view.id));
  }

  override async redo(): Promise<void> {
    await super.redo();
    this.#judge(positionVerdict(this.step, this.view.id));
  }

  override async followHint(): Promise<void> {
    if (this.settled) return;
    await super.followHint();
    this.#judge(positionVerdict(this.step, this.view.id));
  }

  /** Does what the step asks for. */
  async show(): Promise<void> {
    const [tried] = this.step.refused ?? [];
    if (tried !== undefined) return this.act(tried);
    await this.type(this.step.moves);
    this.#judge(positionVerdict(this.step, this.view.id));
  }

  #judge(verdict: Verdict): void {
    this.verdict = verdict;
    this.dispatchEvent(new Event("change"));
    if (this.settled) this.dispatchEvent(new Event("settled"));
  }
}
