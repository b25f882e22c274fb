/* The program of an engine in Node: the build of the package puts this file in the place of engine/module.ts. */
import { readFile } from "node:fs/promises";

export async function compiled(address) {
  const bytes = await readFile(new URL(address));
  try {
    return await WebAssembly.compile(bytes, { builtins: ["js-string"] });
  } catch (failure) {
    throw new Error(`the engine needs Node 22 or later, and this is ${process.version}`, { cause: failure });
  }
}
