import { forgetRoom, keepRoom, keptRooms } from "../game/kept-rooms";
import { Connection, type Surroundings } from "./connection";
import { forgetKeys, keysOf } from "./keys";
import { messageOf, type State, type You } from "./messages";
import { nameOf } from "./parts/names";
import { left } from "./parts/times";

/** Number of milliseconds in which a server tells how rooms stand, or is not asked any longer. */
const PATIENCE = 8_000;

/** Keeps how a room stands among one's own, unless its game is over. */
export function keep(room: string, state: State, { seat: own }: You, offset: number): void {
  const { mover, seats, phase, puzzle, way } = state;
  if (phase === "over") return forgetRoom(room);
  const now = Date.now();
  const time = phase === "playing" && mover >= 0 ? left(state, mover, now + offset) : undefined;
  keepRoom({
    room,
    puzzle,
    others: seats.flatMap((seat, i) => (i === own || (seat.who === "person" && !seat.taken) ? [] : [nameOf(state, i)])),
    waiting: phase === "waiting",
    mine: phase === "playing" && own >= 0 && (mover === own || way !== "turns"),
    due: time === undefined ? 0 : now + time,
    seen: now,
  });
}

/** Looks how all rooms stand in which one plays, without entering them; gives the number of those that were told. */
export function glance(url: string, surroundings: Surroundings): Promise<number> {
  const open = keptRooms().flatMap(({ room }) => {
    const { hold, made } = keysOf(room);
    const key = hold ?? made?.watch;
    return key === undefined ? [] : [{ room, key }];
  });
  if (open.length === 0) return Promise.resolve(0);
  return new Promise((resolve) => {
    let told = 0;
    const end = () => {
      clearTimeout(late);
      connection.close();
      resolve(told);
    };
    const late = setTimeout(end, PATIENCE);
    // One after the other, so that an answer is that to the last question.
    const next = () => {
      const [one] = open;
      if (one) connection.send({ do: "glance", ...one });
      else end();
    };
    const connection: Connection = new Connection(url, surroundings, {
      opened: next,
      received: (text) => {
        const message = messageOf(text);
        const [one] = open;
        if (message === undefined || one === undefined) return;
        if ("glanced" in message && message.glanced === one.room) {
          keep(one.room, message.room, message.you, message.now - Date.now());
          told++;
        } else if ("refused" in message && message.refused === "glance") {
          if (message.final) {
            forgetRoom(one.room);
            forgetKeys(one.room);
          }
        } else return;
        open.shift();
        next();
      },
      // Where no server answers, it is not asked again.
      changed: () => {
        if (connection.standing === "lost") end();
      },
    });
  });
}
