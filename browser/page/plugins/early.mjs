/**
 * Has the browser load a chunk, and what that imports, as soon as it reads the page: the first script imports it only when it has begun to load what
 * the address asks for.
 */
export function early(name) {
  return {
    name: "early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.name === name);
        if (!chunk) throw new Error(`there is no chunk ${name}`);
        const wanted = [chunk.fileName, ...chunk.imports].filter((file) => !html.includes(file));
        return wanted.map((file) => ({ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `./${file}` }, injectTo: "head" }));
      },
    },
  };
}
