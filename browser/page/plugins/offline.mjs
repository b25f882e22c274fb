import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { languages, noted } from "./languages.mjs";

/** The program that keeps the page for when there is no network; it has no hash in its name. */
const KEEPER = "sw.js";

/** Files that the page itself never loads: the picture for previews of links, and the description of the protocol. */
const FOR_OTHERS = ["preview.png", "protocol.schema.json"];

/** How other languages name the page for who installs it; browsers ask for it only then, and have a network. */
const MANIFEST = /^manifest-/;

/** Types of files that do not get smaller. */
const COMPRESSED = /\.(br|png|woff2)$/;

/** Smaller files are sent as they are. */
const WORTH = 400;

/** Compressed files of earlier builds: what has a hash in its name is the same each time. */
const MEMORY = "node_modules/.cache/brotli";

/** Writes the lists of files with their hashes for the service worker, and a compressed form beside each file. */
export function offline() {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
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
      folder = resolve(config.root, config.build.outDir);
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
  const apart = filesApart();
  const lists = Object.fromEntries(
    Object.entries(apart).map(([tag, names]) => {
      const text = JSON.stringify(hashes(folder, names));
      const file = `assets/files-${tag}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`;
      writeFileSync(join(folder, file), text);
      return [tag, [file, hash(text)]];
    }),
  );
  const ofOne = new Set([...Object.values(apart).flat(), ...Object.values(lists).map(([file]) => file)]);
  const common = files(folder).filter((file) => file !== KEEPER && !FOR_OTHERS.includes(file) && !MANIFEST.test(file) && !ofOne.has(file));
  const known = [JSON.stringify(hashes(folder, common)), JSON.stringify(lists)];
  const program = readFileSync(path, "utf8");
  const told = ["__FILES__", "__LANGUAGES__", "__VERSION__"].reduce((program, name, i) => {
    if (!program.includes(name)) throw new Error(`${KEEPER} does not ask for ${name}`);
    return program.replaceAll(name, () => known[i] ?? JSON.stringify(hash(known.join("")).slice(0, 16)));
  }, program);
  writeFileSync(path, told);
}

/** By each language the files that not all languages have. */
function filesApart() {
  const builds = noted("files");
  const common = builds[0].filter((file) => builds.every((build) => build.includes(file)));
  const apart = languages().map(({ tag }, i) => [tag, builds[i].filter((file) => file.startsWith("assets/") && !common.includes(file))]);
  return Object.fromEntries(apart.filter(([, files]) => files.length > 0));
}

function hashes(folder, names) {
  // Some hosts send those who ask for index.html on to the folder.
  return Object.fromEntries(names.map((file) => [file === "index.html" ? "" : file, hash(readFileSync(join(folder, file)))]));
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
