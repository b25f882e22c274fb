import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection";
import { FakeNet, FakeRoom } from "./fake-room";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function connected(net = new FakeNet(new FakeRoom())) {
  const standings: string[] = [];
  const connection = new Connection("ws://x/", net.surroundings, {
    opened: () => {},
    received: () => {},
    changed: () => standings.push(connection.standing),
  });
  return { net, connection, standings };
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

test("it is there, and after a break again", async () => {
  const { net, connection, standings } = connected();
  await pass(10);
  net.cut();
  expect(connection.lostSince).toBe(1_000_010);
  await pass(600);
  expect(standings).toEqual(["open", "lost", "open"]);
});

test("a connection that does not come about is given up after 5 seconds", async () => {
  const net = new FakeNet(new FakeRoom(), undefined, () => 60_000);
  connected(net);
  await pass(4_999);
  expect(net.sockets.length).toBe(1);
  await pass(2);
  expect(net.sockets[0]!.readyState).toBe(3);
  await pass(1_000);
  expect(net.sockets.length).toBe(2);
});

test("when nothing is heard for 45 seconds it is made anew at once", async () => {
  const { net } = connected();
  await pass(10);
  await pass(44_000);
  expect(net.sockets.length).toBe(1);
  await pass(1_100);
  expect(net.sockets.length).toBe(2);
});

test("pauses grow while nobody answers, and are short again after waking up", async () => {
  const { net } = connected();
  await pass(10);
  net.up = false;
  net.cut();
  await pass(60_000);
  const tried = net.sockets.length;
  expect(tried).toBeGreaterThan(5);
  expect(tried).toBeLessThan(14);
  net.up = true;
  net.wake();
  expect(net.sockets.length).toBe(tried + 1);
});

test("nothing is tried while the page is hidden", async () => {
  const { net, connection } = connected();
  await pass(10);
  net.hidden = true;
  net.hide();
  net.cut();
  await pass(3_600_000);
  expect(net.sockets.length).toBe(1);
  net.hidden = false;
  net.wake();
  await pass(10);
  expect(connection.standing).toBe("open");
});

test("after waking up the other has 5 seconds to answer", async () => {
  const { net, connection } = connected();
  await pass(10);
  net.wake();
  await pass(6_000);
  expect(net.sockets.length).toBe(1);
  net.sockets[0]!.send = () => {}; // asleep, the network became another
  net.wake();
  await pass(5_020);
  expect(net.sockets.length).toBe(2);
  expect(connection.standing).toBe("open");
});

test.each([
  [1012, 30, 2],
  [1013, 9_000, 1],
  [1013, 40_000, 2],
  [1008, 600_000, 1],
  [4000, 600_000, 1],
])("closed with %i: after %i milliseconds there have been %i sockets", async (code, time, sockets) => {
  const { net, connection } = connected();
  await pass(10);
  net.cut(code);
  await pass(time);
  expect(net.sockets.length).toBe(sockets);
  expect(connection.closedWith).toBe([1008, 4000].includes(code) ? code : 0);
});
