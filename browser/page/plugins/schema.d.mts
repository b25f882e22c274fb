import type { Plugin } from "vite";

export function schema(): Plugin;
