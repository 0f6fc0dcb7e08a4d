/**
 * The effects wait for the engine, for clocks, for storage. An effect looks at the state after every action, starts the work that the state
 * needs and that has not started, and reports the result as actions. No effect depends on the order in which they run.
 */

import { outlooks, aidFacts } from "../aids/rest.js";
import { benchmark, botEffect, matches, ownBotEffect, stepEffect } from "../bots/rest.js";
import { editEffect } from "../editor/rest.js";
import { boardEffect } from "../game/scene-effects.js";
import { linkEffect } from "../game/text-effects.js";
import { ADDRESS } from "../learn/rest.js";
import { libraryEffect, sideOf } from "../library/rest.js";
import { soundEffect } from "../sound/rest.js";
import { hints, panelEffects, reports, reviews, signs } from "../study/rest.js";
import {
  badgeEffect,
  directConnection,
  isFriendsLink,
  isInvitation,
  invitationAddress,
  letterAddress,
  letterEffect,
  letterStorage,
  tabChannel,
  ofConnection,
} from "../together/rest.js";
import { helpersHere, Pool } from "../engine/pool.js";
import { onceWanted } from "../ui/wanted.js";
import { lateEffect, storageEffect } from "./storing.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Action} Action */
/** @typedef {import("./state.js").Click} Click */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../engine/ask.js").Engine} Engine */
/** @typedef {{state(): State, dispatch(action: Action): void, subscribe(listener: (state: State, before: State) => void): unknown}} Store */
/** @typedef {(state: State) => void} Effect */

/**
 * Creates every effect by name except that of the scene, which the first frame has already, and the functions that panels call.
 * @param {Store} store @param {Engine & {restart(): void}} engine @param {Catalogue} catalogue
 * @param {(state: State, turn: string) => Click[]} cellsOf the cells of a turn's text
 * @param {import("./game-store.js").GameStore} gameStore
 * @param {import("./history.js").Address} address
 * @param {() => void} [relabel] writes the words again that are written once
 */
export function createEffects(store, engine, catalogue, cellsOf, gameStore, address, relabel = () => {}) {
  const framed = store.state().embed !== null; // a frame of another site has no games with a friend, and no helpers
  const pool = new Pool(engine, () => (framed ? 0 : helpersAsChosen(store.state())));
  const games = libraryEffect(store, engine, pool, catalogue, ofConnection);
  const own = ownBotEffect(store, engine, catalogue);
  const match = matches(store, pool, catalogue, own.find);
  const bot = botEffect(store, own.think, cellsOf);
  const direct = directConnection(store);
  /** @type {Record<string, Effect>} */
  const effects = {
    ...(framed
      ? {} // a frame stores nothing
      : {
          storage: storageEffect(store, gameStore, relabel),
          late: lateEffect(store, gameStore.found, engine),
          letters: letterEffect(store, engine, address),
          letterStorage: letterStorage(store),
          badge: badgeEffect(store),
          direct: direct.follow,
          tabs: tabChannel(store),
          library: games.run,
        }),
    link: linkEffect(store, engine, catalogue, linksOf(framed, address)),
    ...gameEffects(store, engine, catalogue, pool),
    bot: bot.run,
    match: match.run,
    ownBots: own.run,
  };
  const commands = {
    pool,
    playNow: bot.playNow,
    direct,
    own,
    games,
    bench: benchmark(store),
    match,
    copy: (/** @type {string} */ text) => copy(store, text),
  };
  return { effects, commands };
}

/** Which links the game's effect leaves to others, and what it writes into the address. @param {boolean} framed @param {import("./history.js").Address} address @returns {Parameters<typeof linkEffect>[3]} */
const linksOf = (framed, address) => ({
  isOther: (text) => ADDRESS.test(text) || (framed && isInvitation(text)), // a frame leaves it in its address
  isLetter: (text) => !framed && isFriendsLink(text),
  invitation: invitationAddress,
  letter: letterAddress,
  address,
});

/** The game on the table, and its study. What few games need is loaded when the state first asks for it. @param {Store} store @param {Engine} engine @param {Catalogue} catalogue @param {Pool} pool */
const gameEffects = (store, engine, catalogue, pool) => ({
  board: boardEffect(store, engine, catalogue),
  edit: editEffect(store, engine),
  steps: stepEffect(store),
  aidFacts: aidFacts(store, engine),
  outlooks: outlooks(store, engine),
  sound: soundEffect(store),
  review: reviews(store, engine, pool),
  panel: panelEffects(store, engine, pool, sideOf),
  hint: hints(store, engine),
  report: reports(store, pool),
  signs: signs(store),
  share: onceWanted(
    async () => (await import("../game/share-effects.js")).shareEffect(engine, catalogue),
    (/** @type {State} */ { dialog }) => dialog === "share",
  )(store),
  desk: onceWanted(
    async () => (await import("../game/clock-effects.js")).deskEffect(engine, catalogue),
    (/** @type {State} */ { desk }) => desk.key !== null,
  )(store),
  clock: onceWanted(
    async () => (await import("../game/clock-effects.js")).clockEffect(engine),
    (/** @type {State} */ { game, previousGame }) => !!(game.clock ?? previousGame?.clock),
  )(store),
});

/** @param {State} state how many workers there may be in addition to the page's own */
function helpersAsChosen({ settings: { workers } }) {
  const most = helpersHere();
  return workers ? Math.min(workers - 1, most) : most;
}

/** How long a button says that its text was copied (ms). */
const SAYS_MS = 5000;

/** Without a clipboard the text is selected: every text that can be copied is also shown. @param {Store} store @param {string} text */
async function copy(store, text) {
  try {
    await navigator.clipboard.writeText(text);
    store.dispatch({ type: "copied", text });
    setTimeout(() => store.dispatch({ type: "copy-said", text }), SAYS_MS);
  } catch {
    /** @type {HTMLTextAreaElement | null} */ (document.querySelector("textarea"))?.select();
  }
}
