/** Asks the engine the questions that follow from the state: each question once, and only the newest of several. */

/** @typedef {import("./protocol.js").Methods} Methods */
/** @typedef {import("./protocol.js").LongMethods} LongMethods */
/** One worker, or several (pool.js). @typedef {Pick<ReturnType<typeof import("./client.js").createEngine>, "call" | "think" | "work">} Engine */
/** @typedef {{code: string, message: string, trace: string | null, context: string}} Failure */
/** Questions with the same key have the same answer. Lists are compared item by item. @typedef {unknown} Key */
/**
 * What a state asks.
 * @template P
 * @typedef {{key: Key, params: P}} Question
 */
/**
 * @template R
 * @typedef {object} Answers
 * @property {(result: R, key: any) => void} onResult
 * @property {(error: unknown, key: any) => void} [onError]
 * @property {boolean} [patient] whether the current question is answered first, even if it is no longer the newest
 * @property {number} [remember] how many answers are kept, by key
 */

/**
 * Returns an effect that asks a short question. When another question replaces it, its answer is dropped.
 * @template {keyof Methods} M, S
 * @param {Engine} engine @param {M} method
 * @param {(state: S) => Question<Methods[M]["params"]> | null} question null: nothing to ask
 * @param {Answers<Methods[M]["result"]>} answers
 * @returns {(state: S) => void}
 * @example const run = latest(engine, "scene", (state) => ({ key: keyOf(state.game), params: paramsOf(state.game) }), { onResult });
 */
export const latest = (engine, method, question, answers) =>
  newest((params) => ({ promise: engine.call(method, params), end() {} }), question, answers);

/**
 * The same for long work, which reports progress. When another question replaces it, it is cancelled; with `stopped` it is only
 * stopped, and `onResult` gets what it has found by then.
 * @template {keyof LongMethods} M, S
 * @param {Pick<Engine, "work">} engine @param {M} method
 * @param {(state: S) => Question<LongMethods[M]["params"]> | null} question
 * @param {Answers<LongMethods[M]["progress"]> & {onProgress(found: LongMethods[M]["progress"], key: any): void, stopped?: boolean}} answers
 * @returns {(state: S) => void}
 */
export const latestWork = (engine, method, question, answers) =>
  newest(
    (params, progress) => {
      const { promise, stop, cancel } = engine.work(method, params, progress);
      return { promise, end: answers.stopped ? stop : cancel };
    },
    question,
    answers,
  );

/**
 * @template P, S
 * @param {(params: P, progress: (found: any) => void) => {promise: Promise<any>, end(): void}} start
 * @param {(state: S) => Question<P> | null} question
 * @param {Answers<any> & {onProgress?(found: any, key: any): void, stopped?: boolean}} answers
 * @returns {(state: S) => void}
 */
function newest(start, question, { onResult, onProgress, onError, patient = false, stopped = false, remember = 0 }) {
  /** @type {{key: Key, open: boolean, end(): void} | null} */
  let asked = null;
  /** @type {Map<Key, any>} */
  const known = new Map();

  /** @param {Question<P>} question */
  function ask({ key, params }) {
    const hear = (/** @type {any} */ found) => mine === asked && mine.open && onProgress?.(found, key);
    const { promise, end } = start(params, hear);
    const mine = { key, open: true, end };
    asked = mine;
    const settle = (/** @type {() => void} */ tell) => {
      const wanted = mine === asked && mine.open;
      mine.open = false;
      // What was left says nothing about the same question asked again, which may go further.
      if (wanted || (stopped && !(asked && sameKey(asked.key, key)))) tell();
    };
    promise.then(
      (result) => {
        if (result?.cancelled) return settle(() => onError?.(result, key));
        if (remember) keep(key, result);
        settle(() => onResult(result, key));
      },
      (error) => settle(() => onError?.(error, key)),
    );
  }

  /** @param {Key} key @param {unknown} result */
  function keep(key, result) {
    known.delete(key);
    known.set(key, result);
    const [oldest] = known.keys();
    if (known.size > remember) known.delete(oldest);
  }

  return (state) => {
    const wanted = question(state);
    if (asked && wanted && sameKey(asked.key, wanted.key)) return;
    if (asked?.open && patient) return;
    const left = asked;
    asked = null;
    if (left?.open) left.end();
    if (!wanted) return;
    if (!known.has(wanted.key)) return ask(wanted);
    asked = { key: wanted.key, open: false, end() {} };
    onResult(known.get(wanted.key), wanted.key);
  };
}

/** @param {Key} one @param {Key} other */
const sameKey = (one, other) =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((part, i) => part === other[i]));

/** An error as the page shows it. @param {unknown} error @param {string} context the question @returns {Failure} */
export function failureOf(error, context) {
  const { code = "unknown", message = String(error), trace = null } = /** @type {any} */ (error ?? {});
  return { code, message, trace, context };
}
