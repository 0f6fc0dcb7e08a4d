// Two pages without a browser: the page's own store, reducers and effects, one storage each, one clock for both, and a network between them.
import { createHash, randomFillSync } from "node:crypto";
import { cellsOn } from "../../../web/board/layout.js";
import { createGameStore } from "../../../web/app/game-store.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { createStore, runEffects } from "../../../web/app/store.js";
import { storageEffect } from "../../../web/app/storing.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { sceneEffect } from "../../../web/game/scene-effects.js";
import { directConnection } from "../../../web/together/direct.js";
import { letterAddress, letterEffect, letterStorage, withSharedGames } from "../../../web/together/effects.js";
import { fakeStorage, game } from "../fixtures.mjs";
import "../indexed-db.mjs";
import { Connection } from "./line.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/state.js").Action} Action */
/** @typedef {{arrive: () => void, over: Connection | null}} Arrival */

const BEGIN = Date.UTC(2026, 10, 22, 10);
const RealDate = Date;
const { indexedDB } = globalThis;

/** @type {ReadonlySet<string>} */
const UNDO = new Set(["undo", "letter-undo", "letter-settle"]);

/** A channel between tabs that does nothing: each page is alone in its browser. */
class Silent {
  addEventListener() {}
  postMessage() {}
  close() {}
}

export class World {
  now = BEGIN;
  /** @type {Connection[]} */
  connections = [];
  /** @type {Page[]} */
  pages = [];
  /** @type {{id: number, page: Page, at: number, every: number, run: () => void}[]} */
  timers = [];
  /** @type {Page | null} */
  current = null;
  lastTimer = 0;
  certificates = 0;
  /** Whether the network is gone for good, not only for messages under way. */
  isCut = false;
  /** The browser's random numbers, and its hash function, which insecure addresses lack. @type {{getRandomValues(bytes: Uint8Array): Uint8Array, subtle?: {digest(name: string, bytes: Uint8Array): Promise<Uint8Array>}}} */
  crypto = {
    getRandomValues: (bytes) => randomFillSync(bytes),
    subtle: { digest: async (_, bytes) => createHash("sha256").update(bytes).digest() },
  };

  /** @param {{ask(method: string, params: any): Promise<any>}} engine @param {readonly string[]} names of the players @param {(page: Page, action: Action) => void} note */
  constructor(engine, names, note) {
    this.engine = engine;
    this.note = note;
    this.install();
    this.pages = names.map((name) => new Page(this, name));
  }

  install() {
    const world = this;
    const wait = (/** @type {() => void} */ run, /** @type {number} */ ms, /** @type {number} */ every) => {
      const { current } = world;
      world.lastTimer += 1;
      if (current) world.timers.push({ id: world.lastTimer, page: current, at: world.now + ms, every, run });
      return world.lastTimer;
    };
    const clear = (/** @type {number} */ id) => {
      world.timers = world.timers.filter((timer) => timer.id !== id);
    };
    Object.defineProperty(globalThis, "crypto", { get: () => world.crypto, configurable: true });
    const FakeDate = new Proxy(RealDate, {
      construct: (_, parts) => new RealDate(.../** @type {[number]} */ (parts.length ? parts : [world.now])),
      get: (target, name) => (name === "now" ? () => world.now : Reflect.get(target, name)),
    });
    performance.now = () => world.now;
    Object.assign(globalThis, {
      Date: FakeDate,
      setTimeout: (/** @type {() => void} */ run, ms = 0) => wait(run, ms, 0),
      setInterval: (/** @type {() => void} */ run, /** @type {number} */ ms) => wait(run, ms, ms),
      ...{ clearTimeout: clear, clearInterval: clear, BroadcastChannel: Silent },
      RTCPeerConnection: class extends Connection {
        /** @param {{certificates?: {number: number}[]}} [options] */
        constructor({ certificates } = {}) {
          super(world, /** @type {Page} */ (world.current), certificates?.[0].number);
        }
        static async generateCertificate() {
          world.certificates += 1;
          return { number: world.certificates };
        }
      },
    });
  }

  /** Queues an event for a page. @param {Page} page @param {() => void} arrive @param {Connection} [over] */
  arrive(page, arrive, over) {
    page.inbox.push({ arrive, over: over ?? null });
  }

  /** @param {Connection} host @param {Connection} guest */
  joins(host, guest) {
    host.joined = guest.joined = true;
    for (const each of [host, guest]) this.arrive(each.page, () => each.opened(), each);
  }

  /** Cuts the network between the devices; only a part of what is under way arrives. @param {(count: number) => number} some how many of a count arrive */
  cut(some) {
    for (const page of this.pages) {
      const under = page.inbox.filter(({ over }) => over);
      const last = under[some(under.length + 1)];
      if (last) page.inbox = page.inbox.filter((each, i) => !each.over || i < page.inbox.indexOf(last));
    }
    for (const each of this.connections) if (each.joined) each.cut = true;
  }

  /** Lets time pass (ms). A sleeping device catches up when it wakes. @param {number} ms */
  async pass(ms) {
    const end = this.now + ms;
    for (;;) {
      const due = this.timers.filter(({ page, at }) => at <= end && !page.asleep).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.now = Math.max(this.now, due.at);
      if (due.every) due.at = this.now + due.every;
      else this.timers = this.timers.filter((each) => each !== due);
      await due.page.run(due.run);
    }
    this.now = end;
  }
}

let browsers = 0;

export class Page {
  storage = fakeStorage();
  session = fakeStorage();
  asleep = false;
  /** Whether the player took back an unsent turn, or took the friend's version of the game. */
  undoes = false;
  /** @type {Arrival[]} */
  inbox = [];
  /** @type {{method: string, params: any, resolve: (result: any) => void, reject: (error: any) => void}[]} */
  questions = [];
  location = { hash: "", search: "", href: "https://bug.example/", protocol: "https:" };
  /** @type {(() => void)[]} */
  heeds = [];
  /** What hears that the page is left. @type {(() => void)[]} */
  hides = [];
  /** @type {any} */
  store = null;
  /** @type {any} */
  direct = null;

  /** @param {World} world @param {string} name */
  constructor(world, name) {
    this.world = world;
    this.name = name;
    this.browser = `${(browsers += 1)} ${name}`;
  }

  /** @returns {State} */
  get state() {
    return this.store.state();
  }

  /** Does something on this page, with all its immediate effects. @param {() => unknown} what */
  async run(what) {
    this.world.current = this;
    const { storage: localStorage, session: sessionStorage, location, browser } = this;
    const databases = { open: (/** @type {string} */ name) => indexedDB.open(`${browser} ${name}`) };
    const addEventListener = (/** @type {string} */ type, /** @type {() => void} */ heed) =>
      type === "pagehide" && this.hides.push(heed);
    Object.assign(globalThis, { localStorage, sessionStorage, location, addEventListener, indexedDB: databases });
    const result = what();
    await new Promise((done) => setImmediate(done));
    return result;
  }

  /** @param {Action} action */
  act = (action) => this.run(() => this.store.dispatch(action));

  /** Opens or reloads the page: only what it stored is left. */
  async open() {
    const { world } = this;
    await this.run(() => this.hides.splice(0).forEach((heed) => heed()));
    for (const each of world.connections) if (each.page === this) each.close();
    world.timers = world.timers.filter(({ page }) => page !== this);
    [this.inbox, this.questions, this.heeds] = [[], [], []];
    return this.run(() => {
      const kept = createGameStore(() => localStorage, { session: () => sessionStorage });
      const { stored } = kept.load((board) => cellsOn(catalogue, board));
      const store = createStore(withSharedGames({ ...freshState(game()), ...stored }), reduce);
      this.store = store;
      const { dispatch } = store;
      store.dispatch = (/** @type {Action} */ action) => {
        this.undoes ||= UNDO.has(action.type);
        world.note(this, action);
        dispatch(action);
      };
      const engine = /** @type {any} */ ({ call: this.ask });
      const effects = [sceneEffect(/** @type {any} */ (store), engine), storageEffect(store, kept)];
      this.direct = directConnection(store);
      effects.push(
        letterEffect(store, engine, /** @type {any} */ ({ onAddress: this.onAddress })),
        letterStorage(store),
      );
      runEffects(store, [...effects, this.direct.follow]);
      store.dispatch({ type: "boot", boot: /** @type {any} */ ({ state: "ready", versions: {} }) });
    });
  }

  /** @param {string} method @param {any} params */
  ask = (method, params) =>
    new Promise((resolve, reject) => {
      this.questions.push({ method, params, resolve, reject });
    });

  /** @param {() => void} heed */
  onAddress = (heed) => void this.heeds.push(heed);

  /** The engine answers the oldest question. */
  async answer() {
    const question = this.questions.shift();
    if (!question) return;
    const { result, error } = await this.world.engine.ask(question.method, question.params);
    await this.run(() => (error ? question.reject(error) : question.resolve(result)));
  }

  /** Delivers the oldest event. */
  async take() {
    const arrival = this.inbox.shift();
    if (arrival) await this.run(arrival.arrive);
  }

  /** Opens a link. @param {string} fragment */
  follow(fragment) {
    this.location.hash = `#${fragment}`;
    return this.run(() => this.heeds.forEach((heed) => heed()));
  }

  /** The page's address. */
  address() {
    return letterAddress(this.state) ?? "";
  }

  /** Reloads the page. */
  async reload() {
    this.location.hash = `#${this.address()}`;
    await this.open();
  }
}
