/** The loader of the engine, as TeaVM writes it: it exists only after Maven has compiled the core. */
declare module "*/target/engine/engine.js" {
  export function load(url: string): Promise<{ exports: { answer(request: string): string } }>;
}
