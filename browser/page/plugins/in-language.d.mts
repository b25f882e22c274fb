import type { Plugin } from "vite";
import type { Language } from "./languages.mjs";

export function inLanguage(language: Language): Plugin;
