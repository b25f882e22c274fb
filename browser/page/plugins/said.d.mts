import type { Plugin } from "vite";
import type { Language } from "./languages.mjs";

export function said(words: Readonly<Record<string, string>>, language: Language): Plugin;
