import { readFileSync } from "node:fs";

/** Puts the description of the protocol beside the page, for other programs. */
export function schema() {
  return {
    name: "schema",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "protocol.schema.json", source: readFileSync("../target/engine/protocol.schema.json") });
    },
  };
}
