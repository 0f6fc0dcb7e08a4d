/** The benchmark on the page, in its own workers: every figure in one worker, then playouts in one worker for each core. */
import { failureOf } from "../engine/ask.js";
import { createEngine } from "../engine/client.js";
import { partsOnce, startIsolated } from "../engine/isolated.js";

/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {{name: string, rate: number | null, ratio: number | null, text: string | null}} Figure */

/** Seconds for each figure, like `--seconds` of `python3 -m bug_engine bench`; here `?bench=2` sets them. */
const SECONDS = Number(new URLSearchParams(globalThis.location?.search).get("bench")) || 1;
/** The figure that all workers measure at once. */
export const SHARED = "playouts hexhex4";
/** A reader would not wait for more workers. */
const MOST_WORKERS = 16;
/** A worker may be silent this long (ms): it measures a figure without reports. */
const SILENCE = 600_000;

/** @param {Store} store */
export function benchmark(store) {
  let running = false;

  /** @param {import("../engine/isolated.js").IsolatedParts} parts @returns {any} */
  const worker = (parts) =>
    createEngine({ createWorker: () => startIsolated(parts, { patience: 0 }), revive: false, patience: SILENCE });

  /** @param {any} engine @param {string[]} names @param {(figures: Figure[]) => void} hear @returns {Promise<Figure[]>} */
  const take = async (engine, names, hear) =>
    (await engine.work("bench", { names, seconds: SECONDS }, (/** @type {any} */ { figures }) => hear(figures)).promise)
      .figures;

  async function run() {
    if (running) return;
    running = true;
    const tell = (/** @type {Partial<import("./state.js").Bench>} */ change) =>
      store.dispatch({ type: "bench", change });
    /** @type {any[]} */
    const workers = [];
    try {
      const cores = Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS);
      tell({ running: true, figures: [], cores, together: null, error: "" });
      const parts = await partsOnce();
      workers.push(worker(parts));
      tell({ figures: await take(workers[0], [], (figures) => tell({ figures })) });
      while (workers.length < cores) workers.push(worker(parts));
      await Promise.all(workers.map((each) => each.call("hello", {}))); // waits until all have started
      const rates = await Promise.all(workers.map((each) => take(each, ["baseline", SHARED], () => {})));
      tell({ together: rates.flat().reduce((sum, { name, rate }) => sum + (name === SHARED ? (rate ?? 0) : 0), 0) });
    } catch (error) {
      tell({ error: failureOf(error, "").code });
    } finally {
      for (const each of workers) each.dispose();
      running = false;
      tell({ running: false });
    }
  }

  return run;
}
