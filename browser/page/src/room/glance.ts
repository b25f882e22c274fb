import { BROWSER, roomsAddress } from "./connection";
import { glance } from "./kept";

/** Looks how one's rooms stand, and says so on the page. */
export async function look(): Promise<void> {
  await glance(roomsAddress(), BROWSER);
  dispatchEvent(new Event("glanced"));
}
