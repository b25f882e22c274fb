import { copyFileSync, cpSync, existsSync } from "node:fs";
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

/**
 * Where the worker is. Bundlers take small files into the program, as an address of their content; but a worker of the page's own origin has to
 * be a file. Vite leaves it one with these words.
 */
const WORKER = "engine/worker.js";
const A_FILE = `${WORKER}?no-inline`;

/** Puts package.json, README, types and licenses beside the program of a package. */
export function packaged(name: string): Plugin {
  return {
    name: "packaged",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = file.code.replaceAll(WORKER, A_FILE);
      },
    },
    writeBundle({ dir = "" }) {
      // What is for Node alone comes into a package that is there.
      if (!existsSync(join("packages", name))) return;
      cpSync(join("packages", name), dir, { recursive: true });
      copyFileSync("../../LICENSE", join(dir, "LICENSE"));
      for (const [file, named] of BESIDE[name] ?? []) copyFileSync(file, join(dir, named));
    },
  };
}
