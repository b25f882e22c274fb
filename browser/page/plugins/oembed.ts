import type { Plugin } from "vite";
import { constants } from "./words.mjs";

/** Where the site will be, with a slash at the end; empty when the build does not know it. */
const SITE = process.env.TILEWRIGHT_SITE ?? "";

/**
 * Writes the oEmbed document of all boards in frames. A host of files sends the same for each of their addresses, so that it is of the type `link`: it
 * says whose page that is, with a picture, and not what stands on the board.
 */
export function oembed(): Plugin {
  const { name } = constants("site");
  const document = {
    version: "1.0",
    type: "link",
    title: name,
    provider_name: name,
    ...(SITE === "" ? {} : { provider_url: SITE, thumbnail_url: `${SITE}preview.png`, thumbnail_width: 1200, thumbnail_height: 630 }),
  };
  return {
    name: "oembed",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "oembed.json", source: `${JSON.stringify(document, null, 2)}\n` });
    },
  };
}
