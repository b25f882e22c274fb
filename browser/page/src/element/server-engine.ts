/** There is no server: the build puts this file in the place of engine/server-engine.ts. */
export class ServerEngine {
  constructor() {
    throw new Error(
      typeof Worker === "undefined" ? 'there are no workers here; in Node, import "@tilewright/engine" or tilewright-engine-node.js' : "there is no server",
    );
  }
}
