// What isolated workers need from the platform in the single file.

import { partsNow } from "./platform.js";

/** @typedef {{source: string, files: Record<string, string | ArrayBuffer>}} IsolatedParts a worker's address, and the files that it requests */

/** @returns {Promise<IsolatedParts>} */
export const isolatedParts = async () => partsNow();

/** There is no network to fetch from. @type {(() => Promise<Worker>) | null} */
export const startFetchProxy = null;
