import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { sentence } from "../base/words";
import { download } from "../dialogs/picture-file";
import type { Checked, Proved } from "../engine/protocol";
import { reason, Refusal, type Studio } from "../engine/studio";
import { bring } from "../game/brought";
import * as words from "#words/proof";

/** What was proved of a hint: its certificates, which another engine has checked. */
type Proof = { readonly certificates: string; readonly claims: readonly string[]; readonly steps: number };

/** Has what a hint says proved, and the proof checked by an engine without a solver. */
@customElement("tw-hint-proof")
export class HintProof extends Part {
  @property({ attribute: false }) studio!: Studio;
  @property({ attribute: false }) play = "";
  @property({ attribute: false }) claims: readonly string[] = [];
  @state() private proof: Proof | undefined;
  @state() private fault = "";

  protected override firstUpdated(): void {
    void this.#prove();
  }

  protected override render() {
    const { proof, fault } = this;
    if (fault !== "") return html`<p role="status" class="message refused">${fault}</p>`;
    if (!proof) return html`<p role="status" class="thinking">${words.proving}</p>`;
    return html`<p role="status">${words.proved(proof.claims.join(", "), proof.steps, proof.certificates.length)}</p>
      <p class="row">
        <button type="button" @click=${() => download(new Blob([proof.certificates], { type: "text/plain" }), "proof.lrat")}>${words.download}</button>
        <a href="./#/proofs" @click=${() => bring(proof.certificates)}>${words.checkAgain}</a>
      </p>`;
  }

  async #prove(): Promise<void> {
    const { studio, play, claims } = this;
    try {
      let certificates = "";
      let steps = 0;
      for (const claim of claims) {
        const { certificate, without } = await studio.ask<Proved>({ do: "prove", play, claim });
        if (certificate === undefined) {
          this.fault = sentence(without ?? words.notProved);
          return;
        }
        // The engine that proves is not the one that checks.
        steps += (await studio.ask<Checked>({ do: "verify", text: certificate })).steps;
        certificates += certificate;
      }
      this.proof = { certificates, claims, steps };
    } catch (failure) {
      this.fault = failure instanceof Refusal ? sentence(failure.message) : reason(failure);
    }
  }
}
