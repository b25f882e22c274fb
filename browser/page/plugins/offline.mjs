import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** The program that keeps the page for when there is no network; it has no hash in its name. */
const KEEPER = "sw.js";

/** Files that the page itself never loads: the picture for previews of links, and the description of the protocol. */
const FOR_OTHERS = ["preview.png", "protocol.schema.json"];

/** Types of files that do not get smaller. */
const COMPRESSED = /\.(br|png|woff2)$/;

/** Smaller files are sent as they are. */
const WORTH = 400;

/** Compressed files of earlier builds: what has a hash in its name is the same each time. */
const MEMORY = "node_modules/.cache/brotli";

/** Writes the list of files with their hashes for the service worker, and a compressed form beside each file. */
export function offline() {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      async handler() {
        list(folder);
        await compressAll(folder);
      },
    },
  };
}

/** Writes a compressed form beside each file. */
export function compressed() {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: { order: "post", handler: () => compressAll(folder) },
  };
}

async function compressAll(folder) {
  await Promise.all(files(folder).map((file) => compress(folder, file)));
}

function files(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".br"))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

function list(folder) {
  const path = join(folder, KEEPER);
  if (!existsSync(path)) return;
  const hashes = Object.fromEntries(
    files(folder)
      .filter((file) => file !== KEEPER && !FOR_OTHERS.includes(file))
      // Some hosts send those who ask for index.html on to the folder.
      .map((file) => [file === "index.html" ? "" : file, hash(readFileSync(join(folder, file)))]),
  );
  const text = JSON.stringify(hashes);
  const program = readFileSync(path, "utf8");
  const told = program.replaceAll("__FILES__", () => text).replaceAll("__VERSION__", () => JSON.stringify(hash(Buffer.from(text)).slice(0, 16)));
  if (told === program) throw new Error(`${KEEPER} does not ask for the list of files`);
  writeFileSync(path, told);
}

function hash(bytes) {
  return createHash("sha256").update(bytes).digest("base64");
}

async function compress(folder, file) {
  const bytes = readFileSync(join(folder, file));
  if (COMPRESSED.test(file) || bytes.length < WORTH) return;
  mkdirSync(MEMORY, { recursive: true });
  const known = join(MEMORY, createHash("sha256").update(bytes).digest("hex"));
  if (!existsSync(known)) {
    const smaller = await promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
    writeFileSync(known, smaller);
  }
  writeFileSync(join(folder, `${file}.br`), readFileSync(known));
}
