// Reconnecting after a reload: which page looks for the friend, and what it says. coming-back.test.mjs has the rest.
import assert from "node:assert/strict";
import { test } from "node:test";
import { comers, device, FRIENDS, locks, NOW, pass, quiet, visited, way } from "./coming-device.mjs";
import { Peer } from "./peer-connection.mjs";

for (const direct of [null, { phase: "lost", role: undefined }])
  test(`a reloaded page takes the stored way back (${direct?.phase ?? "no phase"})`, async () => {
    visited({ role: "guest" });
    const { back, said, adopted, state } = device(direct);
    await Promise.all([back.loaded("k3/x"), quiet()]);
    assert.deepEqual(said, [{ phase: "returning", key: "k3/x", why: null }, { role: "guest" }]);
    assert.equal(comers().length, 1);
    assert.deepEqual([...locks.held], ["bug.direct k3"]);
    await pass(5);
    back.follow(state);
    await quiet();
    assert.equal(way().at, NOW, "it is stored already");
    state.together.direct = null;
    comers()[0].opens();
    assert.deepEqual(adopted[0][2], { role: "guest", key: "k3/x", offer: "" });
    await quiet();
  });

test("a reloaded page says after ten seconds that the connection is lost", async () => {
  visited();
  const { back, said } = device(null);
  await Promise.all([back.loaded("k3/x"), quiet()]);
  await pass(10_000);
  assert.deepEqual(said.at(-1), { phase: "lost" });
});

test("a reloaded page that leaves forgets the stored way back", async () => {
  visited();
  const { back, change } = device(null);
  await Promise.all([back.loaded("k3/x"), quiet()]);
  back.stop();
  await change(null);
  assert.equal(way(), null);
});

for (const phase of ["asked", "preparing", "open", "returning", "elsewhere"])
  test(`a page in another phase does not look for the way back (${phase})`, async () => {
    visited();
    const { back, said } = device({ phase });
    await Promise.all([back.loaded("k3/x"), quiet()]);
    assert.deepEqual([said, locks.asked], [[], []]);
  });

test("an invitation that nobody has answered has no way back", async () => {
  visited();
  const { back, said } = device(null, { live: true, letter: { last: null, names: ["Ann", ""] } });
  await Promise.all([back.loaded("k3/x"), quiet()]);
  assert.deepEqual([said, locks.asked], [[{ phase: "lost", key: "k3/x" }], []]);
});

test("a game that this browser has not stored has its way back all the same", async () => {
  visited();
  const { back, said, state } = device(null);
  state.together.games = {};
  await Promise.all([back.loaded("k3/x"), quiet()]);
  assert.deepEqual(said.at(-1), { role: "host" });
});

for (const [what, parts] of /** @type {[string, any][]} */ ([
  ["of another game", { game: "k4" }],
  ["that is damaged", { role: "x" }],
  ["whose spares are of no use", { spares: [{ ...FRIENDS[0], code: "A".repeat(60) }] }],
]))
  test(`a stored way back ${what} is not taken, and the page says so at once`, async () => {
    visited(parts);
    const { back, said } = device(null);
    await Promise.all([back.loaded("k3-2/x"), quiet()]);
    assert.deepEqual([said[0], said.at(-1)], [{ phase: "returning", key: "k3-2/x", why: null }, { phase: "lost" }]);
    assert.equal(comers().length, 0);
    assert.equal(locks.asked.length, Number(what.endsWith("use")));
  });

test("if another tab takes the way back, this one waits", async () => {
  visited();
  locks.held.add("bug.direct k3");
  const { back, said } = device(null);
  await Promise.all([back.loaded("k3/x"), quiet()]);
  assert.deepEqual([said, comers()], [[{ phase: "returning", key: "k3/x", why: null }], []]);
});

for (const phase of ["inviting", null, "lost"])
  test(`what the player decides while the page waits for the lock counts (${phase})`, async () => {
    visited();
    const { back, state, said } = device(null);
    const loading = back.loaded("k3/x");
    state.together.direct = phase && { phase, key: "k3/x" };
    await Promise.all([loading, quiet()]);
    const goesOn = phase === "lost";
    assert.deepEqual([comers().length, locks.held.size], goesOn ? [1, 1] : [0, 0]);
    assert.deepEqual(said.slice(1), goesOn ? [{ role: "host" }] : []);
  });

test("a browser that refuses the secrets says at once that the connection is lost", async () => {
  visited();
  Peer.refuses = true;
  const { back, said } = device(null);
  await Promise.all([back.loaded("k3/x"), quiet()]);
  assert.deepEqual(said.at(-1), { phase: "lost" });
});

test("when another tab loses the connection, this one takes the way back", async () => {
  visited();
  const { change, said } = device({ phase: "elsewhere" });
  await change({});
  await change({ phase: "lost" });
  assert.deepEqual(said, [{ phase: "returning", key: "k3/x", why: null }, { role: "host" }]);
  await change({});
  await change({ phase: "lost" });
  assert.equal(said.length, 2, "its own loss is another");
  const left = device({ phase: "elsewhere" });
  await left.change({});
  await left.change(null);
  assert.deepEqual(left.said, []);
});

const ENDED = { ending: { winner: 0, reason: "resigned" } };
for (const [what, parts, looks] of /** @type {[string, any, boolean][]} */ ([
  ["ten minutes", { updated: NOW - 600_000, letter: ENDED }, true],
  ["no longer", { updated: NOW - 600_001, letter: ENDED }, false],
  ["longer if the friend does not know the end", { updated: NOW - 600_001, unsent: true, letter: ENDED }, true],
]))
  test(`after a game's end a reloaded page looks for the friend, who may want a rematch: ${what}`, async () => {
    visited();
    const { back, said } = device(null, parts);
    await Promise.all([back.loaded("k3/x"), quiet()]);
    assert.deepEqual(said, looks ? [{ phase: "returning", key: "k3/x", why: null }, { role: "host" }] : []);
    assert.equal(comers().length, Number(looks));
  });

for (const [what, isShown, parts] of /** @type {[string, boolean, any][]} */ ([
  ["whose game has ended", true, { updated: NOW, letter: ENDED }],
  ["that shows another game", false, {}],
]))
  test(`a reloaded page ${what} says nothing of a connection without a way back`, async () => {
    for (const way of [() => {}, () => visited({ game: "k4" })]) {
      way();
      const { back, said } = device(null, parts);
      await Promise.all([back.loaded("k3/x", isShown), quiet()]);
      assert.deepEqual([said, locks.asked], [[], []]);
    }
    visited();
    const invited = device(null, parts);
    const loading = invited.back.loaded("k3/x", isShown);
    invited.state.together.direct = { phase: "asked" };
    await Promise.all([loading, quiet()]);
    assert.deepEqual([invited.said, comers()], [[], []], "an invitation was opened meanwhile");
    assert.equal(locks.held.size, 0);
  });

test("a reloaded page that shows another game comes back, unless another tab has the connection", async () => {
  visited();
  const { back, said } = device(null);
  await Promise.all([back.loaded("k3/x", false), quiet()]);
  assert.deepEqual(said, [{ phase: "returning", key: "k3/x", why: null }, { role: "host" }]);
  assert.equal(comers().length, 1);
  const other = device(null);
  await Promise.all([other.back.loaded("k3/x", false), quiet()]);
  assert.deepEqual(other.said, [], "the lock is taken");
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  const unsure = device(null);
  await Promise.all([unsure.back.loaded("k3/x", false), quiet()]);
  assert.deepEqual(unsure.said, [], "without locks no tab knows");
});

test("an invitation that nobody has answered is not spoken of while another game is on the board", async () => {
  visited();
  const { back, said } = device(null, { live: true, letter: { last: null, names: ["Ann", ""] } });
  await Promise.all([back.loaded("k3/x", false), quiet()]);
  assert.deepEqual([said, comers()], [[], []]);
});

test("a page that comes back behind another game says once that it is the player's turn", async () => {
  const OTHER_GAME = { seats: [{ kind: "person" }, { kind: "person" }] };
  const connected = async (/** @type {any} */ game, mover = 0, isShown = false) => {
    visited();
    locks.held.clear();
    const made = device(null, { letter: { mover } });
    await Promise.all([made.back.loaded("k3/x", isShown), quiet()]);
    made.state.game = game ?? made.state.game;
    made.back.opened(false);
    return made;
  };
  const { back, news } = await connected(OTHER_GAME);
  assert.deepEqual(news, ["k3/x"]);
  back.opened(true);
  assert.equal(news.length, 1);
  assert.deepEqual((await connected(OTHER_GAME, 1)).news, [], "the friend's turn");
  assert.deepEqual((await connected(null)).news, [], "the game is on the board by now");
  assert.deepEqual((await connected(OTHER_GAME, 0, true)).news, [], "the reader has seen the game since it was loaded");
  const begun = device({}, { letter: { mover: 0 } });
  begun.state.game = OTHER_GAME;
  begun.back.opened(false);
  assert.deepEqual(begun.news, [], "it was never away");
});
