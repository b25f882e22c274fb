import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

export function bom(subject, file) {
  return {
    name: "bom",
    writeBundle({ dir = "" }, bundle) {
      const found = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? packages(part.moduleIds) : others(part.fileName)));
      const components = [...new Map(found.map((component) => [component.purl, component])).values()];
      components.sort((one, other) => (one.purl < other.purl ? -1 : 1));
      const about = subject ? fromFile(`packages/${subject}/`) : { ...own("browser"), type: "application" };
      const bill = {
        bomFormat: "CycloneDX",
        specVersion: "1.6",
        version: 1,
        metadata: { component: about },
        components,
        dependencies: [{ ref: about.purl, dependsOn: components.map(({ purl }) => purl) }],
      };
      writeFileSync(resolve(dir, file), `${JSON.stringify(bill, null, 2)}\n`);
    },
  };
}

/** The packages of npm that modules belong to. */
function packages(modules) {
  return modules.flatMap((id) => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(id) ?? []).map((folder) => fromFile(folder));
}

/** What another file than a program is made of. */
function others(file) {
  if (file.endsWith(".wasm")) {
    const teavm = first(/<teavm.version>([^<]+)</, "../pom.xml");
    return [own("core"), fromMaven("org.teavm", "teavm-classlib", teavm)];
  }
  if (file.endsWith(".woff2")) {
    const version = first(/@fontsource\/besley@([0-9.]+)/, "src/fonts/subset.py");
    return [fromNpm("@fontsource/besley", version, "OFL-1.1")];
  }
  return [];
}

function own(module) {
  return fromMaven("io.github.tilewright", `tilewright-${module}`, first(/<revision>([^<]+)</, "../../pom.xml"));
}

function fromMaven(group, name, version) {
  return component(name, version, `pkg:maven/${group}/${name}@${version}?type=jar`, "Apache-2.0");
}

/** The package in a folder. */
function fromFile(folder) {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
  return fromNpm(name, version, license);
}

function fromNpm(name, version, license) {
  return component(name, version, `pkg:npm/${name.replace("@", "%40")}@${version}`, license);
}

function component(name, version, purl, license) {
  return { type: "library", "bom-ref": purl, name, version, licenses: [{ expression: license }], purl };
}

function first(pattern, file) {
  const found = pattern.exec(readFileSync(file, "utf8"))?.[1];
  if (found === undefined) throw new Error(`${file}: expected ${pattern}`);
  return found;
}
