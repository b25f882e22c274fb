import type { Plugin } from "vite";

/**
 * Writes a bill of materials in the format of CycloneDX: of the packages of npm that are in the bundle, and of what the engines and the
 * fonts in it are made of.
 *
 * @param subject what the bundle is: the name of a package, `board` or `engine`, or undefined for the page
 * @param file for the bill, seen from the folder of the bundle
 */
export function bom(subject: string | undefined, file: string): Plugin;
