import type { Plugin } from "vite";
import type { Language } from "./languages.mjs";

export function choose(language: Language, name: string): Plugin;
