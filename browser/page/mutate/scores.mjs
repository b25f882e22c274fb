/*
 * Prints what StrykerJS found: where the page's code was changed and no test noticed, and for each folder how many of the
 * changes that tests reach were noticed. Argument: its report.
 */
import { readFileSync } from "node:fs";

const { files } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const folders = new Map();
for (const [path, { mutants }] of Object.entries(files)) {
  const folder = path.split("/").at(-2);
  const score = folders.get(folder) ?? { noticed: 0, reached: 0, unreached: 0 };
  folders.set(folder, score);
  for (const { status, mutatorName, location, replacement } of mutants) {
    if (status === "NoCoverage") score.unreached++;
    if (status !== "Killed" && status !== "Timeout" && status !== "Survived") continue;
    score.reached++;
    if (status !== "Survived") score.noticed++;
    else console.log(`${path}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement?.replaceAll(/\s+/g, " ").slice(0, 80)}`);
  }
}
for (const [folder, { noticed, reached, unreached }] of folders) {
  const share = reached === 0 ? "-" : ((100 * noticed) / reached).toFixed(1);
  console.log(`${folder.padEnd(10)} ${noticed} / ${reached}  ${share} %, and ${unreached} that no test here reaches`);
}
