/** Whether the page was opened with `?safe`: then no bot of the user's own runs. They are listed, and can be removed. */
export const safe = new URLSearchParams(globalThis.location?.search).has("safe");
