// Downloads the files that the engine's worker boots from: all at once. A file that does not arrive, or that is not the right
// file, ends the boot with a code. Pyodide would wait for it for ever.

import { site } from "./site.js";
import { hasHash } from "./hash.js";
import { isZipped, unzipped } from "./unzip.js";
import { top } from "./worker-files.js";

/** @import { FailureCode } from "./messages.js" */
/** @typedef {(typeof site)["wasm"]} SiteFile */
/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

// Browsers compile only this type. Some servers send another.
const WASM_TYPE = { "Content-Type": "application/wasm" };
// The header with the hash that the service worker has checked a file against (boot/sw.js).
const CHECKED = "X-Bug-Hash";
const FILES = [site.wasm, site.library, site.engine];
const TOTAL = FILES.reduce((sum, { bytes }) => sum + bytes, 0);

// The time between reports: each report makes the page paint, which takes time from the boot.
const REPORT_MS = 200;

/** A boot that can't go on; the message is the hint. */
export class BootFailure extends Error {
  /**
   * @param {FailureCode} code
   * @param {unknown} cause
   */
  constructor(code, cause) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.code = code;
  }
}

/**
 * Runs a step of the boot; any error in it gets the code.
 * @template T
 * @param {FailureCode} code
 * @param {() => T | Promise<T>} step
 * @returns {Promise<T>}
 */
export async function attempt(code, step) {
  try {
    return await step();
  } catch (error) {
    throw error instanceof BootFailure ? error : new BootFailure(code, error);
  }
}

/**
 * @param {SiteFile} file
 * @param {FailureCode} broken
 * @param {Bytes | null} bytes null: nothing to check
 */
async function check(file, broken, bytes) {
  if (bytes && !(await hasHash(bytes, file.hashes)))
    throw new BootFailure(broken, `${file.path} is damaged or of another build`);
}

export class Downloads {
  #done = 0;
  #reported = -Infinity;
  #report;

  /** @param {(done: number, total: number) => void} report  called from time to time with the bytes that have arrived, and at the end */
  constructor(report) {
    this.#report = report;
    /** @type {Promise<WebAssembly.Module>} compiled while it arrives */
    this.wasm = this.#twice("runtime_broken", (cache) => this.#compiled(cache));
    this.library = this.#zip(site.library, "runtime_missing", "runtime_broken");
    this.engine = this.#zip(site.engine, "wheel_missing", "wheel_broken");
    /** @type {Promise<never>} rejects with the first BootFailure */
    this.failure = Promise.all([this.wasm, this.library, this.engine]).then(() => new Promise(() => {}));
  }

  /**
   * Runs a step of the boot with files from the browser's cache; if they are broken, with the server's files.
   * @template T
   * @param {FailureCode} broken
   * @param {(cache: RequestCache) => Promise<T>} step
   * @returns {Promise<T>}
   */
  async #twice(broken, step) {
    try {
      return await attempt(broken, () => step("default"));
    } catch (error) {
      if (!(error instanceof BootFailure) || error.code !== broken) throw error;
      return attempt(broken, () => step("reload"));
    }
  }

  /**
   * Checks the file while the browser compiles it. The service worker has checked the files that it serves.
   * @param {RequestCache} cache
   */
  async #compiled(cache) {
    const { response, copy } = await this.#fetch(site.wasm, "runtime_missing", cache);
    const odd = response.headers.get("Content-Type") !== WASM_TYPE["Content-Type"];
    const compiling = WebAssembly.compileStreaming(
      odd ? new Response(response.body, { headers: WASM_TYPE }) : response,
    );
    const checked = response.headers.get(CHECKED) === site.wasm.hashes[0];
    const checking = checked ? null : copy.then((bytes) => check(site.wasm, "runtime_broken", bytes));
    const [module] = await Promise.all([compiling, checking]);
    return module;
  }

  /**
   * @param {SiteFile} file
   * @param {FailureCode} missing
   * @param {FailureCode} broken
   * @returns {Promise<Bytes>} a zip file
   */
  #zip(file, missing, broken) {
    return this.#twice(broken, (cache) => this.#unpacked(file, missing, broken, cache));
  }

  /**
   * @param {SiteFile} file
   * @param {FailureCode} missing
   * @param {FailureCode} broken
   * @param {RequestCache} cache
   * @returns {Promise<Bytes>}
   */
  async #unpacked(file, missing, broken, cache) {
    const { response } = await this.#fetch(file, missing, cache);
    const bytes = new Uint8Array(await attempt(missing, () => response.arrayBuffer()));
    const unpacking = attempt(broken, async () =>
      isZipped(bytes) ? new Uint8Array(await new Response(unzipped(bytes)).arrayBuffer()) : bytes,
    );
    const [zip] = await Promise.all([unpacking, check(file, broken, bytes)]);
    if (new TextDecoder().decode(zip.subarray(0, 2)) !== "PK")
      throw new BootFailure(broken, `${file.path} is no zip file`);
    return zip;
  }

  /**
   * @param {SiteFile} file
   * @param {FailureCode} missing
   * @param {RequestCache} cache
   * @returns {Promise<{response: Response, copy: Promise<Bytes | null>}>} the copy of a file from elsewhere never rejects
   */
  async #fetch(file, missing, cache) {
    const response = await attempt(missing, () => fetch(new URL(file.path, top), { cache }));
    if (!response.ok) throw new BootFailure(missing, `${file.path}: status ${response.status}`);
    // A response that this worker made (one-file/worker-files.js) has no download to count. The browser's own JavaScript would copy
    // it chunk by chunk, and Chromium crashes if the reader leaves the page meanwhile.
    if (response.url) return { response, copy: this.#count(response.clone()).catch(() => null) }; // an error in the copy is an error in the response, too
    this.#add(file.bytes);
    return { response, copy: Promise.resolve(null) };
  }

  /**
   * Counts the bytes of a copy: browsers cache compiled wasm only if the response reaches the compiler unchanged.
   * @param {Response} copy
   */
  async #count(copy) {
    const reader = /** @type {ReadableStream<Bytes>} */ (copy.body).getReader();
    const chunks = [];
    for (let chunk = await reader.read(); chunk.value; chunk = await reader.read()) {
      chunks.push(chunk.value);
      this.#add(chunk.value.length);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  }

  /** @param {number} bytes the number that arrived */
  #add(bytes) {
    this.#done = Math.min(this.#done + bytes, TOTAL);
    const now = performance.now();
    if (this.#done < TOTAL && now - this.#reported < REPORT_MS) return;
    this.#reported = now;
    this.#report(this.#done, TOTAL);
  }
}
