import { copyFileSync, cpSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Puts what a package has beside its program into its folder: package.json, README, types and licenses.
 *
 * @param types the file of types, and its name there
 */
export function packaged(name: string, types: readonly [file: string, name: string]): Plugin {
  return {
    name: "packaged",
    writeBundle({ dir = "" }) {
      cpSync(join("packages", name), dir, { recursive: true });
      copyFileSync(types[0], join(dir, types[1]));
      copyFileSync("../../LICENSE", join(dir, "LICENSE"));
      copyFileSync("node_modules/lit/LICENSE", join(dir, "lit-license.txt"));
    },
  };
}
