// What isolated workers need of the platform when the page is one file.

import { partsNow } from "./platform.js";

/** @typedef {{source: string, files: Record<string, string | ArrayBuffer>}} IsolatedParts a worker's address, and the files that it requests */

/** @returns {Promise<IsolatedParts>} */
export const isolatedParts = async () => partsNow();

/** There is no network to fetch from. @type {(() => Worker) | null} */
export const startFetchProxy = null;
