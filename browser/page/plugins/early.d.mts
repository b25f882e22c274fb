import type { Plugin } from "vite";

export function early(name: string): Plugin;
