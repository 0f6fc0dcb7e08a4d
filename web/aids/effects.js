/** What the aids ask the engine: a study of the position, and what each next cell leads to; the cell that the reader points at first. */
import { openOptions } from "../game/select.js";
import { subjectOf } from "./position.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Outlook} Outlook */

/** So many cells are asked about at once; a click has to wait for no more. */
const BATCH = 4;
/** So many positions are remembered, for stepping back and forth. */
const REMEMBERED = 24;

/** @param {Store} store @param {Engine} engine */
export function seeEffect(store, engine) {
  const [studies, outlooks] = [studyEffect(store, engine), outlookEffect(store, engine)];
  return (/** @type {State} */ state) => {
    const ready = state.boot.state === "ready" && !state.trouble;
    studies(state, ready);
    outlooks(state, ready);
  };
}

/** A study goes on in slices until its position is left. An aid that fails stays away, and disturbs nobody. @param {Store} store @param {Engine} engine */
function studyEffect(store, engine) {
  /** @type {{key: string, cancel(): void} | null} */
  let work = null;
  return (/** @type {State} */ state, /** @type {boolean} */ ready) => {
    const { twins, threats, territory } = state.settings.aids;
    const subject = ready && (twins || threats || territory) ? subjectOf(state) : null;
    if (work && work.key !== subject?.key) {
      const { cancel } = work;
      work = null;
      cancel();
    }
    if (!subject || work || (state.aids.study?.finished && state.aids.study.key === subject.key)) return;
    const { key, params } = subject;
    const tell = (/** @type {boolean} */ finished) => (/** @type {any} */ study) => {
      if (work === mine && "twins" in study) store.dispatch({ type: "studied", key, study, finished });
      if (work === mine && finished) work = null;
    };
    const request = engine.work("study", params, (told) => tell(false)(told));
    const mine = { key, cancel: request.cancel };
    work = mine;
    request.promise.then(tell(true), () => {});
  };
}

/** One question at a time, so that none is stale for long. @param {Store} store @param {Engine} engine */
function outlookEffect(store, engine) {
  /** @type {Map<string, Outlook[]>} */
  const known = new Map();
  let busy = false;
  let failed = "";

  /** @param {State} state @param {boolean} ready */
  function run(state, ready) {
    const key = state.sceneKey;
    const options = ready && state.settings.aids.outlook && !state.editor ? openOptions(state) : [];
    if (options.length === 0 || key === null || failed === key) return;
    const found = known.get(key) ?? [];
    if (state.aids.outlooks.key !== key && found.length) store.dispatch({ type: "outlooks", key, found });
    const open = options.map(({ cell }) => cell).filter((cell) => !found.some((each) => each.cell === cell));
    if (busy || open.length === 0) return;
    ask(state, key, state.aim !== null && open.includes(state.aim) ? [state.aim] : open.slice(0, BATCH));
  }

  /** @param {State} state @param {string} key @param {number[]} cells */
  async function ask(state, key, cells) {
    const subject = subjectOf(state);
    if (!subject) return;
    busy = true;
    try {
      const found = [...(known.get(key) ?? []), ...(await engine.call("outlook", { ...subject.params, cells }))];
      known.set(key, found);
      for (const old of [...known.keys()].slice(0, -REMEMBERED)) known.delete(old);
      busy = false;
      store.dispatch({ type: "outlooks", key, found });
    } catch {
      failed = key; // whatever ails the engine is told by those who need it more
      busy = false;
    }
  }
  return run;
}
