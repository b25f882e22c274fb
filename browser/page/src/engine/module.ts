/** Newer browsers bring the engine's texts themselves. */
const BUILTINS: WebAssembly.WebAssemblyCompileOptions = { builtins: ["js-string"] };

/** Compiles while it arrives, if the host sends its media type. */
export async function compiled(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the engine was not found: status ${response.status}`);
  return response.headers.get("Content-Type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response, BUILTINS)
    : WebAssembly.compile(await response.arrayBuffer(), BUILTINS);
}
