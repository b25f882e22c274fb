import { forget, recall, remember } from "../base/store";
import { Connection, type Surroundings } from "./connection";
import { keepKeys, secret } from "./keys";
import { messageOf, type Chair, type Make } from "./messages";

/** A room as it is wished for. */
export type Plan = Omit<Make, "do" | "id" | "keys">;

/** Under which the request is kept until it is answered. */
const MAKING = "making-room";

/** Number of milliseconds after which one no longer waits for a room. */
const PATIENCE = 20_000;

/** The room cannot be made; the message is the reason. */
export class NotMade extends Error {}

/** Makes a room; gives its name, under which its keys are kept. Fails with a {@link NotMade} with the server's reason, empty where no server answers. */
export function makeRoom(plan: Plan, url: string, surroundings: Surroundings): Promise<string> {
  const request: Make = { do: "make", id: secret(), ...plan, keys: { seats: plan.seats.map(keyOf), any: secret(), watch: secret() } };
  remember(MAKING, JSON.stringify(request));
  return made(request, url, surroundings);
}

/** Goes on with making a room where the page was left before it was answered; undefined where there is nothing to go on with. */
export function goOnMaking(url: string, surroundings: Surroundings): Promise<string> | undefined {
  try {
    const request: unknown = JSON.parse(recall(MAKING) ?? "null");
    return typeof request === "object" && request !== null ? made(request as Make, url, surroundings) : undefined;
  } catch {
    return undefined;
  }
}

function keyOf({ who }: Chair): string {
  return who === "person" ? secret() : "";
}

function made(request: Make, url: string, surroundings: Surroundings): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = (done: () => void) => {
      clearTimeout(late);
      connection.close();
      done();
    };
    const refuse = (why: string) => {
      forget(MAKING);
      end(() => reject(new NotMade(why)));
    };
    const late = setTimeout(() => refuse(""), PATIENCE);
    const connection = new Connection(url, surroundings, {
      opened: () => void connection.send(request),
      received: (text) => {
        const message = messageOf(text);
        if (message === undefined) return;
        if ("made" in message && message.made === request.id) {
          keepKeys(message.room, { made: request.keys, code: message.code });
          forget(MAKING);
          end(() => resolve(message.room));
        } else if ("refused" in message && (message.refused === request.id || message.refused === "make")) refuse(message.why);
      },
      changed: () => {
        if (connection.standing === "closed" && connection.closedWith !== 0) refuse("");
      },
    });
  });
}
