/** There is no server: the build puts this file in the place of engine/server-engine.ts. */
export class ServerEngine {
  constructor() {
    throw new Error("there is no server");
  }
}
