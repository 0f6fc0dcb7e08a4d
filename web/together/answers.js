/** Answers to an invitation that are opened in a tab other than the one that waits for them. */

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */

/** The channel on which the tabs of a browser pass on answers to an invitation. */
const ANSWERS = "bug.answers";
/** A tab that waits for an answer confirms it within this time (ms). */
const HEARD_MS = 1000;

/** Accepts answers from other tabs while the host waits. @param {(code: string) => boolean} isOurs whether an answer is to this tab's invitation @param {(code: string) => void} accept */
export function answersElsewhere(isOurs, accept) {
  /** @type {BroadcastChannel | null} */
  let answers = null;
  return (/** @type {State} */ { together: { direct } }) => {
    const wanted = direct?.phase === "inviting" && typeof BroadcastChannel === "function";
    if (wanted === (answers !== null)) return;
    answers?.close();
    answers = wanted ? new BroadcastChannel(ANSWERS) : null;
    answers?.addEventListener("message", ({ data }) => {
      if (typeof data !== "string" || !isOurs(data)) return;
      answers?.postMessage({ heard: true });
      accept(data); // closes the channel
    });
  };
}

/** Passes an answer that was opened here to the other tabs. @param {string} code @param {Store | null} store of a tab that does not wait for it itself */
export function handOn(code, store) {
  const channel = new BroadcastChannel(ANSWERS);
  const end = (/** @type {boolean} */ heard) => {
    clearTimeout(late);
    channel.close();
    if (heard && store?.state().together.direct?.phase === "elsewhere") return; // the card already says that another tab has the connection
    store?.dispatch({ type: "direct", change: heard ? { phase: "handed" } : { phase: "failed", why: "late" } });
  };
  const late = setTimeout(end, HEARD_MS, false);
  channel.addEventListener("message", ({ data }) => data?.heard === true && end(true));
  channel.postMessage(code);
}
