import type { Plugin } from "vite";

export function said(words: Readonly<Record<string, string>>): Plugin;
