/**
 * @property tag the tag of the language, such as `pt-BR`
 * @property name its name in itself
 * @property english its name in English
 * @property direction `ltr` or `rtl`
 * @property reader the native speaker who has read the translation; empty for nobody
 */
export type Language = { readonly tag: string; readonly name: string; readonly english: string; readonly direction: string; readonly reader: string };

export const TAG: string;
export const BUILDS: URL;
export const PAGE: string;
export function languages(): readonly Language[];
export function language(tag: string): Language;
export function note(kind: string, fact: unknown): void;
export function noted<T>(kind: string): readonly T[];
