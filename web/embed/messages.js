/**
 * The messages between a frame and the page around it (docs/embed.md). The frame answers only that page, and only messages of the right
 * shape; it sends turns and links, which are not secret.
 */

import * as v from "../engine/valid.js";
import { UNPLAYED } from "../game/line.js";
import { current } from "../game/select.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */

const LONGEST = 20_000;

/** The messages that the frame accepts. */
const HEARD = v.variant("type", [
  v.object({ type: v.literal("load"), game: v.pipe(v.string(), v.maxLength(LONGEST)) }),
  v.object({ type: v.literal("step"), by: v.whole }),
  v.object({ type: v.literal("go"), turn: v.natural }),
]);

/** The action that a message asks for; null if it does not fit. @param {unknown} data @returns {import("../app/state.js").Action | null} */
export function actionFor(data) {
  const { success, output } = v.safeParse(HEARD, data);
  if (!success) return null;
  if (output.type === "load") return { type: "link", text: output.game.replace(/^#/, "") };
  return output.type === "step" ? { type: "step", by: output.by } : { type: "jump", cursor: output.turn };
}

/** The messages of the frame after a change: the state of the game, and a turn that was played. A position's link is made later. @param {State} before @param {State} state */
export function newsOf(before, state) {
  const { game, linked } = state;
  const moved = before.game !== game && (before.game.turns !== game.turns || before.game.cursor !== game.cursor);
  const played =
    before.incomingLink === null && // otherwise a link was opened
    game.turns.length === before.game.turns.length + 1 &&
    before.game.turns.every((turn, i) => turn === game.turns[i]);
  const [was, bad] = [before, state].map(({ notices }) => notices.find(({ code }) => code === "bad_link"));
  return [
    ...(bad && bad !== was
      ? [{ type: "error", message: `The link of a game can't be read: ${bad.wrong?.message ?? ""}` }]
      : []),
    ...(moved && played ? [{ type: "turn", turn: game.turns.at(-1), number: game.turns.length }] : []),
    ...(moved || before.linked !== linked
      ? [
          {
            type: "position",
            turn: game.cursor,
            turns: game.turns.length,
            link: before.linked === linked ? null : linked[0],
          },
        ]
      : []),
  ];
}

/** The site around the frame, from the browser. @param {Window} frame */
function hostOf({ location, document }) {
  const [ancestor] = location.ancestorOrigins ?? [];
  if (ancestor) return ancestor === "null" ? null : ancestor;
  return document.referrer ? new URL(document.referrer).origin : null;
}

/**
 * An invitation is in the frame's address, as if it had been there from the beginning; then the board is empty. Another game takes it out.
 * @param {Store} store @param {Window} frame @param {string} text @param {(text: string) => boolean} isInvitation @returns whether it is one
 */
function invited(store, { location }, text, isInvitation) {
  const invites = isInvitation(text);
  if (invites || isInvitation(location.hash)) location.replace(`#${invites ? text : ""}`);
  if (invites) empty(store);
  return invites;
}

/** @param {Store} store */
const empty = (store) =>
  store.dispatch({ type: "new-game", game: { ...store.state().game, ...UNPLAYED, start: null } });

/**
 * The page around the frame changes the frame's address: an invitation empties the board. A game that was on the board before it is no new
 * link to game/text-effects.js, so it is opened here.
 * @param {Store} store @param {string} from the fragment before @param {string} to @param {(text: string) => boolean} isInvitation
 */
function moved(store, from, to, isInvitation) {
  const text = to.slice(1);
  if (isInvitation(to)) empty(store);
  else if (isInvitation(from) && store.state().linked.includes(text)) store.dispatch({ type: "link", text });
}

/** @param {Store} store @param {(text: string) => boolean} isInvitation @param {Window} [frame] */
export function embedEffect(store, isInvitation, frame = window) {
  const host = hostOf(frame);
  const tell = (/** @type {object} */ message) => frame.parent.postMessage({ source: "bug", ...message }, host ?? "*");
  let before = store.state();
  let ready = false;
  frame.addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.parent || source === frame || (host !== null && origin !== host)) return;
    const action = actionFor(data);
    if (action?.type === "link" && invited(store, frame, action.text, isInvitation)) return;
    if (action) store.dispatch(action);
    else tell({ type: "error", message: "Not understood: see docs/embed.md" });
  });
  frame.addEventListener("hashchange", ({ oldURL }) =>
    moved(store, new URL(oldURL).hash, frame.location.hash, isInvitation),
  );
  return (/** @type {State} */ state) => {
    const news = newsOf(before, state);
    before = state;
    if (!ready && current(state)) {
      ready = true;
      tell({ type: "ready" });
    }
    for (const message of news) tell(message);
  };
}
