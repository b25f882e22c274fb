import { settings } from "../base/settings";
import { asNoteGestures, noteGestures, piles } from "../board/note-gestures";
import type { Gestures } from "../engine/protocol";
import * as words from "#words/game";
import type { GameHost } from "./host";

/** What keys write, and where. */
export class Entry {
  /** The spot that was chosen last, and is shown as such around the board. */
  spot = "";
  /** What keys of the keypad are pressed with: nothing, or a modifier for notes of a kind. */
  modifier = "";
  /** The key that each chosen spot gets; empty when there is none. */
  locked = "";
  /** The spot from which something is held. */
  held: string | undefined;

  constructor(private readonly host: GameHost) {}

  /** Another game begins. */
  begin(): void {
    this.locked = "";
    this.modifier = "";
  }

  /** The spot that keys are for. */
  get chosen(): string {
    const { spots } = this.host.game.view.scene;
    return spots.some(({ id }) => id === this.spot) ? this.spot : (spots[0]?.id ?? "");
  }

  /** Whether keys of a keypad write something on this board that a hand cannot lay. */
  get keyed(): boolean {
    return this.host.game.puzzle.modes.length > 0 && !this.piled;
  }

  /** Whether piles beside the board are its keypad. */
  get piled(): boolean {
    return piles(this.host.game.view.scene).length > 0;
  }

  /** The offered gestures; where notes are written from piles, theirs. */
  get gestures(): Gestures {
    const { scene, gestures } = this.host.game.view;
    return this.modifier === "" || !this.piled ? gestures : noteGestures(scene, gestures, this.modifier);
  }

  /** What a gesture at the board stands for. */
  translated(gesture: string): string {
    return this.modifier === "" ? gesture : asNoteGestures(this.host.game.view.scene, gesture, this.modifier);
  }

  /** Something is taken up at a spot, or put down. */
  readonly hold = ({ detail }: CustomEvent<string | undefined>): void => {
    if (this.held === detail) return;
    this.held = detail;
    this.host.requestUpdate();
  };

  /** Lets keys write something else. */
  write(modifier: string): void {
    this.modifier = modifier;
    this.host.requestUpdate();
  }

  /** A key of the keypad is pressed. */
  press(name: string): void {
    if (this.locked !== "" || settings.of("entry") === "key") this.lock(name);
    else this.host.board.type(name);
  }

  /** Keeps a key for each spot that is chosen from now on, or no longer. */
  lock(name: string): void {
    this.locked = this.locked === name ? "" : name;
    this.host.game.say(this.locked === "" ? words.unlocked : words.locked(name));
  }

  /** Whether notes are written: neither what keys write by themselves nor colors. */
  get noting(): boolean {
    return this.host.game.puzzle.modes.some(({ before, pens }) => before === this.modifier && before !== "" && !pens);
  }

  /** Notes, or what keys write by themselves; one kind after the other where there is no room to choose among them. */
  toggleNotes(): void {
    const modes = this.host.game.puzzle.modes.map(({ before }) => before);
    if (this.keyed && !this.host.querySelector(".modes")?.checkVisibility()) this.write(modes[modes.indexOf(this.modifier) + 1] ?? "");
    else this.write(this.noting ? "" : (modes[1] ?? ""));
  }
}
