// Two pages with the real reducers and effects play by links and over a connection that is slow, cut and restored, while the pages sleep and
// reload; letters may be forged. In the end both have the same game, or one says that they differ, and no turn is lost.
// BUG_SCHEDULES=10000 plays that many schedules; BUG_SCHEDULE=17 plays one and prints every action.
import { friendsWish } from "../../../web/together/rematch.js";
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { current, openOptions } from "../../../web/game/select.js";
import { atLiveEnd, clockOf, myTurn, ofConnection, sharedOf, turnToAdd } from "../../../web/together/shared.js";
import { startPython } from "./engine.mjs";
import { beginGame, chance, choicesOf } from "./players.mjs";
import { World } from "./world.mjs";
import { sealed } from "./sealed.mjs";

/** @typedef {import("./world.mjs").Page} Page */
/** @typedef {import("./players.mjs").Parcel} Parcel */
/** @typedef {import("../../../web/together/shared.js").Shared} Shared */

const COUNT = Number(process.env.BUG_SCHEDULES ?? 50);
const ONE = process.env.BUG_SCHEDULE;
const TERMS = [
  { ruleset: "genius", board: "hexhex2" },
  { ruleset: "ludii+pie", board: "hexhex3" },
];
const TIMES = [
  { days: 0, clock: "" },
  { days: 3, clock: "" },
  { days: 0, clock: "4+6/2" },
];
const CHARACTERS = "ABCDE12345xo:^~.,-backyesno";

/** @type {ReturnType<typeof startPython>} */
let engine;
before(() => {
  engine = startPython();
});
after(() => engine.end());

class Schedule {
  /** @type {Parcel[]} */
  parcels = [];
  /** The largest number of own entries of each page, by its name and game, without those taken back before they were sent. @type {Map<string, number>} */
  done = new Map();
  /** How many of them were sent to the friend in a link. @type {Map<string, number>} */
  given = new Map();
  /** The turns of each game, as each page last had them. @type {Map<string, readonly string[]>} */
  turns = new Map();
  forged = false;

  /** @param {number} seed @param {boolean} forging */
  constructor(seed, forging) {
    this.seed = seed;
    this.forging = forging;
    this.by = chance(seed);
    this.world = new World(engine, ["Ann", "Ben"], (page, action) => this.note(page.name, textOf(page, action)));
  }

  /** @param {Page} page */
  other = (page) => this.world.pages[page === this.world.pages[0] ? 1 : 0];

  /** @param {unknown[]} words */
  note(...words) {
    if (ONE !== undefined) process.stderr.write(`${words.join(" ").slice(0, 300)}\n`);
  }

  async play() {
    const { by, world } = this;
    const [ann] = world.pages;
    world.crypto.getRandomValues = (bytes) => bytes.map(() => by.below(256));
    if (by.is(0.1)) delete world.crypto.subtle;
    for (const page of world.pages) {
      if (by.is(0.5)) page.storage.setItem("bug.together-name", page.name);
      await page.open();
    }
    const terms = {
      ...by.of(TERMS),
      ...by.of(TIMES),
      id: `k${this.seed}`,
      side: by.of(/** @type {const} */ ([0, 1])),
      lots: by.is(0.3),
    };
    await beginGame(ann, terms);
    if (by.is(0.2)) {
      await this.quiet();
      await beginGame(ann, { ...terms, ...by.of(TERMS), id: `m${this.seed}` });
    }
    if (by.is(0.6)) await this.connect(ann);
    for (let left = 20 + by.below(160); left > 0; left -= 1) await this.step();
    await this.end();
  }

  /** Both players do what is needed to connect their pages. @param {Page} host */
  async connect(host) {
    const guest = this.other(host);
    await this.quiet();
    await host.run(() => host.direct.invite());
    await guest.follow(`offer/${host.state.together.direct?.code}`);
    await guest.run(() => guest.direct.answer(guest.state.together.direct?.code));
    await host.run(() => host.direct.accept(guest.state.together.direct?.code));
    await this.quiet();
  }

  async step() {
    const { by, world } = this;
    const page = by.of(world.pages);
    const drawn = by.next();
    await world.pass(by.below(600));
    if (page.asleep && drawn < 0.94) return;
    if (drawn < 0.3) await this.act(page);
    else if (drawn < 0.6) for (let i = by.below(4); i >= 0; i -= 1) await page.answer();
    else if (drawn < 0.78) for (let i = by.below(3); i >= 0; i -= 1) await page.take();
    else if (drawn < 0.86) await this.carry();
    else if (drawn < 0.92) await world.pass(by.below(12_000));
    else if (drawn < 0.94) await this.reload(page);
    else if (drawn < 0.97) page.asleep = !page.asleep;
    else if (this.forging && drawn < 0.99) await this.forge(page);
    else if (drawn > 0.985) this.cut();
    this.check(page);
  }

  /** @param {Page} page */
  async act(page) {
    const give = (/** @type {Omit<Parcel, "to">} */ parcel) => {
      this.parcels.push({ ...parcel, to: this.other(page) });
      for (const { key, letter, side } of Object.values(page.state.together.games))
        if (letter.text === parcel.text) this.given.set(`${page.name} ${key}`, letter.entries[side]);
    };
    const choices = choicesOf(page, give, this.by);
    if (!choices.length) return;
    await this.by.of(choices)();
  }

  /** @param {Page} page */
  async reload(page) {
    this.note(page.name, "reloads");
    await page.reload();
  }

  cut() {
    this.note("cut");
    this.world.cut(this.by.below);
  }

  /** A parcel arrives; it may arrive again. */
  async carry() {
    const { by, parcels } = this;
    if (!parcels.length) return;
    const at = by.below(parcels.length);
    const parcel = by.is(0.3) ? parcels[at] : parcels.splice(at, 1)[0];
    if (!parcel.to.asleep) await this.deliver(parcel);
  }

  /** @param {Parcel} parcel */
  async deliver({ to, kind, text }) {
    this.note(to.name, "gets", kind, text);
    if (kind === "answer") await to.run(() => to.direct.accept(text));
    else if (kind === "offer") await to.follow(`offer/${text}`);
    else if (this.by.is(0.5)) await to.follow(text);
    else await to.act({ type: "letter", text });
  }

  /** A page receives something that the friend's page never sent. @param {Page} page */
  async forge(page) {
    const { by } = this;
    this.forged = true;
    const shared = by.of(
      Object.values(page.state.together.games).concat(Object.values(this.other(page).state.together.games)),
    );
    const text = shared ? this.changed(shared.letter.text) : "hexhex2,genius,id=k";
    if (by.is(0.4)) return page.act({ type: "letter", text });
    const { channel } =
      this.world.connections.findLast(({ joined, closed, page: of }) => of === page && joined && !closed) ?? {};
    const letter = JSON.stringify({ type: "letter", side: by.below(2), text });
    const bad = by.of([letter, letter, letter, "{}", "x".repeat(40_000), '{"type":"phrase","phrase":"<b>"}', null]);
    this.note(page.name, "hears forged", String(bad).slice(0, 200));
    for (let i = by.is(0.05) ? 50 : 1; i > 0; i -= 1) await page.run(() => channel?.hear(bad));
  }

  /** Changes a letter, or makes it far too long. @param {string} text */
  changed(text) {
    const { by } = this;
    if (by.is(0.1)) return text + by.of([".C3", ".x:no", " "]).repeat(by.of([5000, 20_000]));
    const body = by.is(0.8) ? text.slice(0, text.lastIndexOf(",")) : text;
    const place = by.below(body.length);
    const changed = body.slice(0, place) + by.of([...CHARACTERS]).repeat(by.below(3)) + body.slice(place + by.below(3));
    return body === text ? changed : sealed(changed);
  }

  /** Runs until no message is under way. */
  async quiet() {
    const { pages } = this.world;
    for (let left = 2000; left > 0; left -= 1) {
      const page = pages.find(({ questions, inbox }) => questions.length || inbox.length);
      if (!page) return;
      if (page.questions.length) await page.answer();
      else await page.take();
      this.check(page);
    }
    assert.fail("the pages never come to rest");
  }

  // What must always hold

  /** @param {Page} page */
  check(page) {
    const { game, together, failure, study } = page.state;
    assert.equal(failure, null, JSON.stringify(failure));
    const shared = sharedOf(page.state);
    if (shared && !study.open && turnToAdd(game, shared) !== null)
      assert.equal(together.adding?.key, shared.key, `${page.name}: a turn on the board is in no letter`);
    const swapped = together.note?.note === "version"; // a link continues another version, and both are kept
    for (const { key, letter, side } of Object.values(together.games)) {
      const versions = Object.values(together.games).filter(
        (each) => each.letter.id === letter.id && each.side === side,
      );
      const own = Math.max(...versions.map((each) => each.letter.entries[side]));
      const known = `${page.name} ${key}`;
      const least = page.undoes ? 0 : (this.done.get(known) ?? 0);
      assert.ok(own >= least, `${page.name} had done more than ${letter.text}`);
      this.done.set(known, own);
      const before = page.undoes || swapped || letter.text.includes(":back") ? [] : (this.turns.get(known) ?? []);
      assert.deepEqual(letter.turns.slice(0, before.length), before, `${page.name}: a turn is gone or changed`);
      this.turns.set(known, letter.turns);
    }
    page.undoes = false;
    assert.notEqual(
      together.direct?.phase === "dropped" && !this.forged,
      true,
      `${page.name} dropped an honest friend`,
    );
  }

  async end() {
    const { world } = this;
    for (const page of world.pages) page.asleep = false;
    for (let left = 30; left > 0; left -= 1) {
      await this.quiet();
      await world.pass(1000);
    }
    await this.quiet();
    for (const page of world.pages) {
      const { adding, incoming, waiting, begun } = page.state.together;
      assert.deepEqual([adding, incoming, waiting, begun], [null, null, [], null], `${page.name} waits for ever`);
    }
    if (!this.forged) for (const page of world.pages) this.checkOffered(page);
    for (let round = 0; round < 2; round += 1) for (const page of world.pages) await this.exchange(page);
    await this.checkAgreed();
    if (this.forged) for (const page of world.pages) await this.checkKept(page);
  }

  /** After any forgery every game of a page can be opened and played on; a player who keeps their own version has it unchanged. @param {Page} page */
  async checkKept(page) {
    for (const shared of Object.values(page.state.together.games)) {
      const { key, letter, rival } = shared;
      await this.checkGoesOn(page, shared);
      if (!rival) continue;
      await page.act({ type: "letter-settle", take: false });
      await this.quiet();
      const kept = page.state.together.games[key];
      assert.deepEqual([kept?.letter.text, kept?.rival], [letter.text, null], `${page.name} keeps another game`);
      await this.checkGoesOn(page, kept);
    }
  }

  /** Every entry that the friend lacks is offered to be sent, is in a sent link, or goes over the connection. @param {Page} page */
  checkOffered(page) {
    for (const { key, letter, side, unsent, rival } of Object.values(page.state.together.games)) {
      const theirs = this.other(page).state.together.games[`${letter.id}/${"ox"[side]}`];
      const lacks = (theirs?.letter.entries[side] ?? 0) < letter.entries[side];
      const given = (this.given.get(`${page.name} ${key}`) ?? 0) >= letter.entries[side];
      const asked = friendsWish(this.other(page).state.together)?.id === letter.id; // the friend's page waits for an answer
      const live =
        !asked &&
        page.state.together.direct?.phase === "open" &&
        sharedOf(page.state)?.key === key &&
        ofConnection(page.state.together, { key });
      assert.ok(!lacks || unsent || rival || given, `${page.name} does not know that the friend lacks ${letter.text}`);
      assert.ok(!live || !lacks, `${page.name}: the line is open and the friend lacks ${letter.text}`);
    }
  }

  /** The friend opens the newest links of all games. @param {Page} page */
  async exchange(page) {
    const to = this.other(page);
    for (const { letter } of Object.values(page.state.together.games)) {
      await to.act({ type: "letter", text: letter.text });
      await this.quiet();
      const { invited, page: shown } = to.state.together;
      if (to.state.dialog !== "together" || !(shown === "wish" ? friendsWish(to.state.together) : invited)) continue;
      const [join] = choicesOf(to, () => {}, this.by);
      await join();
      await this.quiet();
    }
  }

  async checkAgreed() {
    const [ann, ben] = this.world.pages;
    for (const mine of Object.values(ann.state.together.games)) {
      const theirs = ben.state.together.games[`${mine.letter.id}/${"ox"[mine.side]}`];
      if (this.forged && (!theirs || this.differs(mine.letter.id))) continue;
      assert.ok(theirs, `Ben lacks ${mine.letter.text}`);
      assert.deepEqual([mine.rival, theirs.rival], [null, null]);
      const known = (/** @type {Shared} */ shared) => (this.forged ? comparable(shared) : shared.letter.text);
      assert.deepEqual(known(mine), known(theirs));
      assert.deepEqual(clockSides(mine), clockSides(theirs));
      if (!this.forged) for (const page of [ann, ben]) await this.checkGoesOn(page, page === ann ? mine : theirs);
    }
  }

  /** Whether a page says that the two games differ, or has both sides of a game by a forged invitation. @param {string} id */
  differs = (id) =>
    this.world.pages.some(({ state }) => {
      const games = Object.values(state.together.games).filter(({ letter }) => letter.id === id);
      return games.length > 1 || games.some(({ rival }) => rival);
    });

  /** The player to move can open the game and play on. @param {Page} page @param {Shared} shared */
  async checkGoesOn(page, shared) {
    await page.act({ type: "letter-open", key: shared.key });
    await this.quiet();
    const { state } = page;
    assert.deepEqual(state.game.turns, shared.letter.turns);
    assert.ok(atLiveEnd(state.game, shared.letter));
    assert.ok(current(state));
    if (!shared.letter.ending && (state.time?.lost ?? null) === null)
      assert.equal(openOptions(state).length > 0, myTurn(shared), `${page.name} to move: ${myTurn(shared)}`);
  }
}

/** @param {Page} page @param {any} action */
const textOf = ({ state }, { type, ...parts }) =>
  `${type} ${JSON.stringify(type === "scene" ? {} : parts)} (${sharedOf(state)?.letter.text} | ${state.game.turns})`;

/** A changed name is no disagreement. @param {Shared} shared */
const comparable = ({ letter: { turns, stamps, offers, ending, entries } }) => ({
  turns,
  stamps,
  offers,
  ending,
  entries,
});

/** Whose clock runs, according to a device. @param {Shared} shared */
const clockSides = (shared) => {
  const clock = clockOf({ ...shared, unsent: false, reached: true, parted: false }); // what only this device knows
  return (
    clock && [
      clock.control,
      clock.lost,
      clock.events.map(({ type, ...event }) => [type, "side" in event ? event.side : null]),
    ]
  );
};

for (const forging of [false, true])
  test(`two pages agree or say that they differ${forging ? ", with forged letters" : ""}`, async () => {
    const seeds = ONE === undefined ? Array.from({ length: COUNT }, (_, i) => i) : [Number(ONE)];
    for (const seed of seeds) {
      const schedule = new Schedule(seed, forging);
      await schedule.play().catch((error) => {
        error.message = `schedule ${seed}: ${error.message}`;
        throw error;
      });
    }
  });
