/** What to do when the engine fails, by the code of its error. */

import { t } from "../strings/index.js";

/** The failures that have their own advice. */
const KNOWN = /** @type {const} */ ([
  "page_missing",
  "no_worker",
  "other_build",
  "runtime_missing",
  "runtime_timeout",
  "runtime_broken",
  "wheel_missing",
  "wheel_broken",
  "python_error",
  "hung",
]);

/** @param {string} code */
export const failureWords = (code) => t(`failure-${KNOWN.find((known) => known === code) ?? "other"}`);
