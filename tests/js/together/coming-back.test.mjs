// Reconnecting, step by step: what is stored, what the player sees, and which tab may try. way-back.test.mjs plays it between two pages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { comers, closed, device, FRIENDS, locks, NOW, pass, quiet, ready, visited, way } from "./coming-device.mjs";
import { certificate, Peer } from "./peer-connection.mjs";

// What is stored

test("the way back is stored as soon as the friend's spares are known, and again when they change", async () => {
  const { back, posts } = device();
  back.opened(false);
  back.known();
  await quiet();
  assert.deepEqual([posts.map(({ type }) => type), way()], [["spares"], null]);
  back.heed(FRIENDS);
  await quiet();
  assert.deepEqual(way(), { game: "k3", role: "guest", certificate, spares: FRIENDS, at: NOW });
  back.heed([FRIENDS[1]]);
  await quiet();
  assert.deepEqual(way().spares, [FRIENDS[1]]);
});

test("it names the role of the connection, also before the page has noted it", async () => {
  const { back } = device();
  back.known();
  await quiet();
  back.heed(FRIENDS);
  await quiet();
  assert.equal(way().role, "guest");
});

test("it is stored once, not at each change of the page", async () => {
  const { back, state } = await ready();
  await pass(5);
  back.follow(state);
  await quiet();
  assert.equal(way().at, NOW);
});

for (const phase of ["open", "returning", "lost"])
  test(`it is stored while the connection is ${phase}`, async () => {
    const { change } = await ready();
    await change({ phase });
    assert.equal(way()?.game, "k3");
    const late = await ready({ phase });
    assert.equal(way()?.game, "k3");
    await late.change({ phase: "failed" });
    assert.equal(way(), null);
  });

test("it stays stored after the end of the game, for a rematch", async () => {
  const { back, shared, state } = await ready();
  shared.letter.ending = { winner: 0, reason: "resigned" };
  back.follow(state);
  await quiet();
  assert.equal(way()?.game, "k3");
});

test("a page without a connection does not touch what another tab stored", async () => {
  const { back, change, state } = await ready();
  await change(null);
  assert.equal(way(), null, "the player has left");
  visited();
  back.follow(state);
  await quiet();
  assert.equal(way()?.role, "host");
  const other = device(null);
  other.back.follow(other.state);
  const beginning = device({ phase: "inviting" });
  beginning.back.heed(FRIENDS);
  await quiet();
  assert.equal(way()?.role, "host");
  back.forget();
  await quiet();
  assert.equal(way(), null);
});

test("another tab that takes the connection keeps what is stored, and the lock", async () => {
  const { change } = await ready();
  assert.deepEqual([...locks.held], ["bug.direct k3"]);
  await change({ phase: "elsewhere" });
  assert.equal(way()?.game, "k3");
  assert.deepEqual([closed(), [...locks.held]], [true, []]);
  await change({ phase: "open" });
  assert.deepEqual(locks.asked, ["bug.direct k3", "bug.direct k3"]);
});

test("a page that never had a connection only notes that another tab has it", async () => {
  visited();
  const { change } = device({ phase: "elsewhere" });
  await change({});
  assert.deepEqual([way()?.game, locks.asked], ["k3", []]);
});

// Leaving

test("a page that is left says so, and the friend's page, which stays, waits for it and says why", async () => {
  const { back, posts, said, leave } = await ready();
  posts.length = 0;
  leave();
  assert.deepEqual(posts, [{ type: "ping", at: NOW, leaves: true }]);
  assert.equal(back.lost("page"), true);
  assert.deepEqual(said, [{ phase: "returning", key: "k3/x", why: "page" }]);
  back.lost();
  assert.deepEqual(said.at(-1), { phase: "returning", key: "k3/x", why: null }, "a later cut has another cause");
});

// Who may try

for (const other of [[], ["bug.direct k3"]])
  test(`a tab with an open connection asks for the lock of its game, once (held: ${other.length})`, async () => {
    locks.held = new Set(other);
    const { change } = await ready();
    await change({});
    await change({ phase: "returning" });
    await change({ phase: "open" });
    assert.deepEqual([locks.asked, [...locks.held]], [["bug.direct k3"], ["bug.direct k3"]]);
  });

test("a page that ends the way back gives up the lock, and forgets what is stored", async () => {
  const { back, change, state } = await ready();
  state.together.direct = null;
  back.stop();
  await quiet();
  assert.deepEqual([[...locks.held], way(), closed()], [[], null, true]);
  await change({ phase: "open", role: "guest", key: "k3/x" });
  assert.deepEqual([locks.asked.length, locks.held.size], [2, 1], "another connection");
});

test("a tab that is not connected yet asks for no lock, nor one that does not know the game yet", async () => {
  const { change, state } = device({ phase: "returning" });
  await change({});
  const { games } = state.together;
  state.together.games = {};
  await change({ phase: "open" });
  assert.deepEqual(locks.asked, []);
  state.together.games = games;
  await change({});
  assert.deepEqual(locks.asked, ["bug.direct k3"]);
});

// After a loss

for (const role of ["host", "guest"])
  test(`after a loss the page says that it reconnects, for ten seconds; the guest comes (${role})`, async () => {
    const { back, said, state } = await ready({ role });
    assert.equal(back.lost(), true);
    await quiet();
    assert.deepEqual(said, [{ phase: "returning", key: "k3/x", why: null }]);
    assert.equal(comers().length, Number(role === "guest"));
    await pass(9_999);
    assert.equal(said.length, 1);
    await pass(1);
    assert.deepEqual(said.slice(1), [{ phase: "lost" }]);
    assert.equal(state.together.direct.phase, "lost");
  });

test("a guest without the lock does not come: another tab may", async () => {
  locks.held.add("bug.direct k3");
  const { back } = await ready();
  assert.equal(back.lost(), true);
  await quiet();
  assert.equal(comers().length, 0);
});

test("a second loss gets ten seconds of its own", async () => {
  const { back, said } = await ready();
  back.lost();
  await pass(6_000);
  back.lost();
  await pass(6_000);
  assert.deepEqual(
    said.map(({ phase }) => phase),
    ["returning", "returning"],
  );
  await pass(4_000);
  assert.equal(said.at(-1).phase, "lost");
});

test("without a game, without spares, and without a connection there is no way back", async () => {
  const early = device();
  assert.equal(early.back.lost(), false);
  const inviting = await ready({ phase: "inviting" });
  assert.equal(inviting.back.lost(), false);
  const unknown = await ready({ key: "zz/x" });
  assert.equal(unknown.back.lost(), false);
  const { back, state, said } = await ready();
  state.together.direct = null;
  assert.equal(back.lost(), false);
  await pass(10_000);
  assert.deepEqual([early.said, inviting.said, unknown.said, said, comers()], [[], [], [], [], []]);
});

test("the page that has reconnected, or whose player has left, does not say later that the connection is lost", async () => {
  const again = await ready();
  again.back.lost();
  await pass(5_000);
  again.back.opened(true);
  await pass(10_000);
  assert.equal(again.said.length, 1, "the same connection has recovered");
  const open = await ready();
  open.back.lost();
  open.state.together.direct.phase = "open";
  await pass(10_000);
  assert.equal(open.said.length, 1);
  Peer.made = [];
  const left = await ready();
  left.back.lost();
  left.back.stop();
  await pass(10_000);
  assert.deepEqual([left.said.length, closed()], [1, true]);
  const gone = await ready();
  gone.back.lost();
  gone.state.together.direct = null;
  await pass(10_000);
  assert.equal(gone.said.length, 1);
});

test("a recovered connection ends the tries", async () => {
  const { back } = await ready();
  back.lost();
  await quiet();
  back.opened(true);
  await pass(60_000);
  assert.equal(comers().length, 1);
});

// The new connection

test("the new connection has the role and the game of the lost one", async () => {
  const { back, adopted, state } = await ready();
  back.lost();
  await quiet();
  const [peer] = comers();
  state.together.direct = { phase: "returning", key: "" };
  peer.opens();
  assert.deepEqual(adopted, [[peer, peer.channel, { role: "guest", key: "k3/x", offer: "" }]]);
});

test("the game of the new connection is the last one of the lost connection", async () => {
  const { back, adopted, state, shared } = await ready();
  state.together.games["k3-2/x"] = { ...shared, key: "k3-2/x" };
  state.together.direct.key = "k3-2/x";
  back.lost();
  await quiet();
  state.together.direct = { phase: "returning", key: "" };
  comers()[0].opens();
  assert.deepEqual(adopted[0][2], { role: "guest", key: "k3-2/x", offer: "" });
});

test("a connection that opens when the page knows of another game has that game", async () => {
  const { back, adopted, state } = await ready({ role: "host" });
  back.lost();
  await quiet();
  state.together.direct = { phase: "returning", key: "k3-2/x" };
  Peer.made[0].opens();
  assert.deepEqual(adopted[0][2], { role: "host", key: "k3-2/x", offer: "" });
});

test("a friend who comes to a page that noticed no loss has its role and game", async () => {
  const { adopted, state } = await ready();
  state.together.direct = null;
  Peer.made[0].opens();
  assert.deepEqual(adopted[0][2], { role: "guest", key: "k3/x", offer: "" });
});

test("a page that was opened without a connection is a host without a game", async () => {
  const { back, adopted, state } = device(null);
  back.known();
  await quiet();
  Peer.made[0].opens();
  assert.deepEqual(adopted[0][2], { role: "host", key: "", offer: "" });
  const guest = device({ role: "guest" });
  guest.back.opened(false);
  guest.state.together.direct = null;
  guest.back.opened(false);
  guest.back.known();
  await quiet();
  Peer.made.at(-1)?.opens();
  assert.deepEqual(guest.adopted[0][2], { role: "host", key: "", offer: "" });
  assert.equal(state.together.direct, null);
});
