/** What the share dialog waits for: the record of the game, and pasted texts that are read. The page loads it with that dialog. */
import { latest, failureOf } from "../engine/ask.js";
import { failureWords } from "../ui/failure-words.js";
import { beyondLine } from "./beyond-line.js";
import { headersOf, readerName, treeParams } from "./exchange.js";
import { seatsInText } from "./seats.js";
import { coordinatesOf } from "./shown-board.js";
import { arrived, plain } from "./text-effects.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("./line.js").Game} Game */

/** @param {Engine} engine @param {Catalogue} catalogue */
export const shareEffect = (engine, catalogue) => (/** @type {Store} */ store) => {
  const effects = [recordEffect(store, engine, catalogue), pasteEffect(store, engine, catalogue)];
  return (/** @type {State} */ state) => effects.forEach((run) => run(state));
};

/** The names of the seats in a record; those of bots and of other people are in the game. @param {State} state */
export const namesOf = (state) => seatsInText(state).map((colour, seat) => readerName(state, seat) || colour);

/** Has the record written while it is shown, then the link that holds it, if a shorter one leaves something out (null: it would be too long), and the text that Abstract Play loads (null: Abstract Play has no such game). @param {Store} store @param {Engine} engine @param {Catalogue} catalogue */
export function recordEffect(store, engine, catalogue) {
  const whole = (/** @type {Game} */ game) => treeParams(game, headersOf(game, namesOf(store.state()), catalogue));
  return latest(
    engine,
    "record_write",
    (/** @type {State} */ state) => {
      const { game, record } = state;
      const answer_in = coordinatesOf(state, catalogue);
      if (!sharing(state) || (record?.game === game && record.coordinates === answer_in)) return null;
      return { key: [game, answer_in], params: { ...whole(game), answer_in } };
    },
    {
      async onResult({ text }, [game, coordinates]) {
        const written = { type: /** @type {const} */ ("record"), game, coordinates, text };
        store.dispatch(written);
        const also = async (/** @type {Parameters<Engine["call"]>[1]} */ form) =>
          engine.call("record_write", { ...whole(game), ...form }).then(
            (answer) => answer.text,
            () => null,
          );
        const isShown = () => store.state().record?.text === text;
        const beyond = store.state().game === game && beyondLine(store.state()).length > 0;
        const link = beyond ? await also({ form: "link", answer_in: coordinates }) : undefined;
        if (link !== undefined && isShown()) store.dispatch({ ...written, link });
        const abstractPlay = await also({ form: "abstractplay" });
        if (isShown()) store.dispatch({ ...written, link, abstractPlay });
      },
    },
  );
}

/** Has a pasted text read once. @param {Store} store @param {Engine} engine @param {Catalogue} catalogue */
export const pasteEffect = (store, engine, catalogue) =>
  latest(
    engine,
    "record_read",
    (/** @type {State} */ state) => {
      const { game, reading } = state;
      if (!sharing(state) || !reading || reading.wrong || reading.boards) return null;
      const { text, coordinates = coordinatesOf(state, catalogue), fit } = reading;
      const { ruleset, board } = game;
      const chosen = fit === undefined ? {} : { fit };
      return { key: reading, params: { text, ruleset, board, coordinates, answer_in: "rows", ...chosen } };
    },
    {
      onResult: (answer, reading) => arrived(store, catalogue, reading, answer),
      onError: (error, reading) =>
        store.dispatch({
          type: "misread",
          reading: { ...reading, wrong: plain(failureWords(failureOf(error, "").code)), part: null },
        }),
    },
  );

/** @param {State} state */
const sharing = ({ boot, dialog }) => boot.state === "ready" && dialog === "share";
