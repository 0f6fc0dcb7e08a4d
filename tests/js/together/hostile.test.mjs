// Attacks by a friend's device or a stranger's link: each fault that was found, as the shortest story that shows it.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { friendsWish } from "../../../web/together/rematch.js";
import { join } from "./asking.mjs";
import { catalogue } from "../../../web/engine/catalogue.js";
import { begin, beginNext } from "../../../web/together/begin.js";
import { pack } from "../../../web/together/code.js";
import { aboutIn } from "../../../web/together/direct-view.js";
import { keyOfGame, nextId, ofConnection, sharedOf } from "../../../web/together/shared.js";
import { newsWords } from "../../../web/together/words.js";
import { stored } from "../indexed-db.mjs";
import { sealed } from "./sealed.mjs";
import { enter, press, quiet, resignAndAsk, startStories } from "./stories.mjs";

/** @typedef {import("./world.mjs").Page} Page */
/** @typedef {import("./world.mjs").World} World */

const { two, connected } = startStories();

/** The reader goes to a game of their own. @param {Page} page */
const playAlone = (page) =>
  page.act({
    type: "new-game",
    game: { ...page.state.game, turns: [], cursor: 0, seats: [{ kind: "person" }, { kind: "person" }] },
  });

/** Sends a message that the page itself would not send. @param {Page} page */
const line = ({ world, state: _, ...page }) => {
  const connection = world.connections.findLast((each) => each.page.name === page.name && each.joined && !each.closed);
  return (/** @type {unknown} */ message) => connection?.channel?.send(JSON.stringify(message));
};

/** @param {World} world @param {number} seconds */
async function later(world, seconds) {
  for (let passed = 0; passed < seconds; passed += 4) {
    await world.pass(4000);
    await quiet(world);
  }
}

test("a remembered connection that is the name of something in every object is none", async () => {
  const { world, ann } = await two();
  for (const name of ["constructor", "__proto__"]) {
    ann.storage.setItem("bug.direct", name);
    await ann.reload(); // an error would end the test
    await quiet(world);
    assert.equal(ann.state.together.direct, null);
  }
});

test("a letter with its id in another spelling is read once", async () => {
  const { world, ann, ben } = await two();
  await press(ann, 0, "A1");
  await quiet(world);
  const begun = sealed("hexhex3,genius,id=k3,from=x");
  for (const text of [begun.replace("id=", "id%3D"), begun.replace("id=", "%69d=")]) {
    await ann.act({ type: "letter", text, side: 0 });
    await quiet(world);
    assert.equal(ann.state.together.incoming, null);
    assert.deepEqual(sharedOf(ann.state)?.letter.turns, ["A1"]);
  }
  await ben.follow(sealed("hexhex3,genius,id=k3,from=x,A1").replace("id=", "id%3D"));
  await quiet(world);
  assert.deepEqual(
    [friendsWish(ben.state.together), ben.state.game.turns],
    [null, ["A1"]],
    "it is the game that is known",
  );
});

test("opening a code during a live game does not change the connection", async () => {
  const { world, ann, ben } = await connected();
  const code = "A".repeat(100);
  await ben.follow(`offer/${code}`);
  await ann.follow(`answer/${code}`);
  await quiet(world);
  await later(world, 12);
  for (const { state } of [ann, ben]) {
    assert.equal(state.together.direct?.phase, "open");
    assert.deepEqual(
      state.notices.map((notice) => notice.code),
      ["connected"],
    );
  }
  await press(ann, 0, "A1");
  await quiet(world);
  assert.deepEqual(ben.state.game.turns, ["A1"]);
  const shared = sharedOf(ann.state);
  assert.ok(shared && !shared.unsent && ofConnection(ann.state.together, shared));
});

/** Ben is connected to a hostile device, which hears what he sends. */
async function cheated() {
  const { world, ann, ben } = await two(false);
  await ann.run(() => ann.direct.invite());
  await ben.run(() => ben.direct.answer(ann.state.together.direct?.code));
  const connection = world.connections.find(({ page, closed }) => page === ann && !closed);
  assert.ok(connection?.channel);
  /** @type {any[]} */
  const heard = [];
  const send = connection.channel.send.bind(connection.channel);
  Object.assign(connection.channel, { hear: (/** @type {string} */ text) => heard.push(JSON.parse(text)), send() {} });
  await ann.run(() => ann.direct.accept(ben.state.together.direct?.code));
  await quiet(world);
  const say = async (/** @type {unknown} */ message) => {
    send(JSON.stringify(message));
    await quiet(world);
  };
  return { ben, heard, say };
}

const secret = "0".repeat(32);
const promise = { type: "lot", step: "promise", value: createHash("sha256").update(secret).digest("hex") };

test("a device that sends a second promise for the draw is dropped", async () => {
  const { ben, say } = await cheated();
  await say(promise);
  assert.equal(ben.state.together.direct?.phase, "open");
  await say(promise);
  assert.deepEqual([ben.state.together.direct?.phase, ben.state.together.direct?.why], ["dropped", "lots"]);
});

test("the drawn sides hold until the game arrives, not only for the first letter", async () => {
  const { ben, heard, say } = await cheated();
  await say(promise);
  const answer = heard.find(({ type }) => type === "lot").value;
  const side = parseInt(answer.slice(-1), 16) & 1;
  await say({ type: "lot", step: "secret", value: secret });
  await say({ type: "letter", side, text: sealed("hexhex3,genius,id=k4,from=x,Z9") });
  assert.equal(ben.state.together.direct?.phase, "open");
  await say({ type: "letter", side: 1 - side, text: sealed(`hexhex3,genius,id=k4,from=${"xo"[1 - side]}`) });
  assert.deepEqual([ben.state.together.direct?.phase, ben.state.together.direct?.why], ["dropped", "lots"]);
  assert.deepEqual(Object.keys(ben.state.together.games), []);
});

test("of two letters that arrive together both are read", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await enter(ann, "resign");
  while (ann.questions.length) await ann.answer();
  await ann.run(() =>
    beginNext(ann.store.dispatch, ann.state.together.games, /** @type {any} */ (sharedOf(ann.state))),
  );
  while (ann.questions.length) await ann.answer();
  while (ben.inbox.length) await ben.take();
  assert.equal(ben.state.together.waiting.length, 1);
  await quiet(world);
  assert.equal(sharedOf(ben.state)?.letter.ending?.reason, "resigned");
  assert.equal(friendsWish(ben.state.together)?.id, "k3-2");
  assert.equal(ann.state.together.games["k3/x"].unsent, false);
});

test("a device that keeps asking is dropped", async () => {
  for (const forge of [
    (/** @type {number} */ i) => sealed(`hexhex3,genius,id=zz${i},from=x`),
    (/** @type {number} */ i) => sealed(`hexhex3,genius,id=k3,from=x,x=Eve${i},B${(i % 4) + 1}`),
  ]) {
    const { world, ann, ben } = await connected();
    await press(ann, 0, "A1");
    await quiet(world);
    await playAlone(ben);
    const send = line(ann);
    for (let i = 0; i < 12; i += 1) {
      await ben.act({ type: "dialog", name: null });
      send({ type: "letter", side: 0, text: forge(i) });
      await quiet(world);
      await world.pass(4000);
      assert.equal(keyOfGame(ben.state.game), null, "the reader's own game stays on the board");
    }
    assert.deepEqual([ben.state.together.direct?.phase, ben.state.together.direct?.why], ["dropped", "rate"]);
  }
});

test("a game that is removed while it is on the board can be played on at this device", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await ben.act({ type: "letter-stored", key: "k3/o", shared: null });
  assert.equal(sharedOf(ben.state)?.key, "k3/o", "it is played live here, whatever another tab removes");
  await ben.run(() => ben.direct.leave());
  await ben.act({ type: "letter-stored", key: "k3/o", shared: null });
  await quiet(world);
  assert.deepEqual(
    ben.state.game.seats.map(({ kind }) => kind),
    ["person", "person"],
  );
});

test("a friend who sends copies to watch takes no game from the board, and is dropped", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  const text = sealed("hexhex2,genius,id=watching,from=x,A1");
  for (let i = 0; i < 9; i += 1) (await ben.act({ type: "letter", text, side: 1, live: true }), await quiet(world));
  assert.deepEqual([sharedOf(ben.state)?.key, ben.state.game.turns], ["k3/o", ["A1"]]);
  assert.deepEqual([ben.state.together.direct?.phase, ben.state.together.direct?.why], ["dropped", "rate"]);
});

test("friends may agree to any number of rematches over one connection", async () => {
  const { ann, ben } = await connected();
  for (let game = 0; game < 10; game += 1) {
    await resignAndAsk(ann);
    assert.ok(friendsWish(ben.state.together), `game ${game}`);
    await join(ben);
    await quiet(ben.world);
  }
  assert.equal(ben.state.together.direct?.phase, "open");
  assert.equal(sharedOf(ann.state)?.letter.id, "k3-11");
});

test("a friend who looks back at a removed game asks the reader nothing", async () => {
  const { world, ann, ben } = await connected();
  await resignAndAsk(ann);
  await join(ben);
  await quiet(world);
  await ann.act({ type: "letter-stored", key: "k3/x", shared: null });
  for (let i = 0; i < 10; i += 1) {
    for (const key of ["k3/o", "k3-2/x"]) (await ben.act({ type: "letter-open", key }), await quiet(world));
  }
  assert.deepEqual([friendsWish(ann.state.together), ann.state.together.direct?.phase], [null, "open"]);
});

test("the editor stays open when the friend agrees to a rematch, and a notice says so", async () => {
  const { world, ann, ben } = await connected();
  await resignAndAsk(ann);
  await ann.act(/** @type {any} */ ({ type: "editor", editor: { sheet: { cells: [] } } }));
  await join(ben);
  await quiet(world);
  assert.ok(ann.state.editor);
  const [notice] = ann.state.notices.filter(({ code }) => code === "friend");
  assert.equal(notice.text, "k3-2/o");
  assert.equal(newsWords(ann.state.together.games["k3-2/o"]), "Your friend is ready: your game begins.");
});

test("a turn that was taken back while another game was on the board does not come back with the board", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await enter(ann, "back0");
  await quiet(world);
  await playAlone(ann);
  await enter(ben, "yes");
  await quiet(world);
  await ann.act({ type: "bring-back" });
  assert.deepEqual([keyOfGame(ann.state.game), ann.state.game.turns], ["k3/x", []]);
});

test('"not now" right after an agreement changes nothing', async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await resignAndAsk(ann);
  await join(ben);
  await ben.run(() => ben.direct.say("not-now"));
  while (ann.inbox.length) await ann.take();
  await quiet(world);
  assert.deepEqual([keyOfGame(ann.state.game), keyOfGame(ben.state.game)], ["k3-2/o", "k3-2/x"]);
});

test("a letter on which the engine fails does not block the next one", async () => {
  const { ann } = await two();
  await ann.act({ type: "letter", text: sealed("hexhex3,genius,id=k9,from=x") });
  ann.questions.shift()?.reject(new Error("lost"));
  await ann.run(() => {});
  assert.equal(ann.state.together.incoming, null);
  await ann.act({ type: "letter-begin", params: /** @type {any} */ ({}), lots: false, live: false });
  ann.questions.shift()?.reject(new Error("lost"));
  await ann.run(() => {});
  assert.equal(ann.state.together.begun, null);
});

test("rematch numbers start again after the last one", () => {
  assert.deepEqual([nextId("k5"), nextId("k5-2"), nextId("k5-9999")], ["k5-2", "k5-3", "k5-1"]);
});

test("the description in an invitation is cleaned, and an impossible game is not described", () => {
  const of = (/** @type {string} */ about) => {
    const sdp = ["v=0", "a=ice-ufrag:x3Fq", "a=ice-pwd:7jYl0nP+q/5sR8tUvW2xYz1a", ""].join("\r\n");
    const print = `a=fingerprint:sha-256 ${Array(32).fill("AB").join(":")}\r\n`;
    return aboutIn({ catalogue }, pack({ type: "offer", sdp: sdp + print, about }) ?? "");
  };
  const named = (/** @type {string} */ name) => of(`hexhex3,genius,,x,k3,${name}`).friend;
  assert.deepEqual(["Jörg 蟲", "\u202eEve", "\u2800 \u3164", "E\u0301\u0301\u0301\u0301ve"].map(named), [
    "Jörg 蟲",
    "Eve",
    "",
    "E\u0301\u0301ve",
  ]);
  assert.deepEqual(of("hexhex4,genius,3,o,k3,Ann").times, { days: 3, clock: "" });
  assert.equal(of("hexhex4,genius,30+300/1,o,k3,Ann").times.clock, "30+300/1");
  for (const about of ["hexhex99999999999,genius,", "hexhex3,<b>,"]) assert.equal(of(about).rules, "");
  for (const time of ["garbage", "99999999999+1/1"]) assert.equal(of(`hexhex3,genius,${time}`).times.clock, "");
});

/** Ben is connected to Ann, and sends what his page would never send. */
async function sends() {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  const say = async (/** @type {unknown} */ spares) => {
    line(ben)({ type: "spares", spares });
    await quiet(world);
  };
  const [way] = stored(`${ann.browser} bug-way-back`).values();
  return { world, ann, ben, say, good: /** @type {any} */ (way).spares };
}

test("malformed spares do not disturb the game", async () => {
  const { good } = await sends();
  const [spare] = good;
  for (const bad of [
    [{ ...spare, ufrag: "a b" }],
    [{ ...spare, pwd: "short" }],
    [{ ...spare, pwd: `${"x".repeat(24)}\r\na=evil` }],
    [{ ...spare, code: "x".repeat(351) }],
    [spare, spare, spare],
    "none",
    [{ code: spare.code }],
  ]) {
    const { ann, say } = await sends();
    await say(bad);
    assert.deepEqual([ann.state.together.direct?.phase, ann.state.together.direct?.why], ["dropped", "form"]);
  }
});

test("well-formed spares that lead nowhere only mean that there is no way back", async () => {
  const { world, ann, ben, say, good } = await sends();
  await say([{ ...good[0], code: "A".repeat(200) }]);
  await ann.run(() => {});
  assert.equal(ann.state.together.direct?.phase, "open");
  assert.equal(stored(`${ann.browser} bug-way-back`).size, 0);
  await ben.run(() => ben.direct.leave());
  await later(world, 1);
  assert.equal(ann.state.together.direct?.phase, "lost");
});

test("a device that keeps sending spares is ignored, and only the last ones are kept", async () => {
  const { world, ann, say, good } = await sends();
  for (let i = 0; i < 40; i += 1) {
    await say([{ ...good[0], ufrag: `name${i}` }]);
    await world.pass(1000);
  }
  await ann.run(() => {});
  assert.equal(ann.state.together.direct?.phase, "open");
  const [{ spares }] = /** @type {any} */ ([...stored(`${ann.browser} bug-way-back`).values()]);
  assert.deepEqual(spares, [{ ...good[0], ufrag: "name6" }], "Ben's page itself had sent some before");
});

test("a device with another certificate can't use a spare", async () => {
  const { world, ann, ben } = await sends();
  for (const [, way] of stored(`${ben.browser} bug-way-back`))
    Object.assign(/** @type {any} */ (way).certificate, { number: 7 });
  await ben.reload();
  await later(world, 20);
  assert.deepEqual(
    [ann, ben].map(({ state }) => state.together.direct?.phase),
    ["lost", "lost"],
  );
});

test("a device that does not know spares is sent none, so it drops nobody", async () => {
  const { ben, heard, say } = await cheated();
  await say({ type: "ping", at: 1 });
  assert.deepEqual(
    heard.map(({ type }) => type).filter((type) => type === "spares"),
    [],
  );
  await say({ type: "ping", at: 2, spares: true });
  await ben.run(() => {});
  assert.equal(heard.filter(({ type }) => type === "spares").length, 1);
});

test("a game with another friend, begun during a live game, does not take over the connection", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  const other = { ruleset: "genius", board: "hexhex3" };
  await ben.run(() => begin(ben.store.dispatch, other, 0, { days: 0, clock: "" }, ["Ben", ""], "k9"));
  await quiet(world);
  assert.deepEqual([friendsWish(ann.state.together), ben.state.together.direct?.key], [null, "k3/o"]);
  await ben.act({ type: "letter-open", key: "k3/o" });
  await press(ben, 18, "E3");
  await quiet(world);
  assert.deepEqual(ann.state.game.turns, ["A1", "E3"]);
});
