import type { Plugin } from "vite";

export function withThemes(name: string, css: string): string;

export function themes(): Plugin;
