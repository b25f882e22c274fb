import { copyFileSync, cpSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What a package has beside its program and LICENSE, besides its own folder: files, and their names there. */
const BESIDE: Readonly<Record<string, readonly (readonly [file: string, name: string])[]>> = {
  board: [
    ["src/element/declared.d.ts", "tilewright-board.d.ts"],
    ["node_modules/lit/LICENSE", "lit-license.txt"],
  ],
  engine: [
    ["src/element/declared-engine.d.ts", "tilewright-engine.d.ts"],
    ["../target/engine/protocol.ts", "protocol.d.ts"],
  ],
};

/** Puts package.json, README, types and licenses beside the program of a package. */
export function packaged(name: string): Plugin {
  return {
    name: "packaged",
    writeBundle({ dir = "" }) {
      cpSync(join("packages", name), dir, { recursive: true });
      copyFileSync("../../LICENSE", join(dir, "LICENSE"));
      for (const [file, named] of BESIDE[name] ?? []) copyFileSync(file, join(dir, named));
    },
  };
}
