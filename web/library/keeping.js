/** How long the browser keeps the page's storage, the statistics of the stored games, games that the engine refuses, and changes by other tabs. */
export { createCounting } from "./counting.js";
export { createRefusals } from "./refused.js";
export { createStoring } from "./storing.js";
export { joinTabs } from "./tabs.js";

/** Whether this browser deletes a site's storage after some days without a visit. WebKit does, except for installed pages. */
const wipesGames = () => navigator.vendor.startsWith("Apple") && !matchMedia("(display-mode: standalone)").matches;

/** Whether the browser would keep the storage for good without asking the reader. */
export async function mayPersist() {
  const may = await navigator.permissions?.query({ name: "persistent-storage" }).catch(() => null);
  return may?.state === "granted";
}

/** The present state of the storage. */
export const kept = async () => ({
  wipes: wipesGames(),
  persisted: (await navigator.storage?.persisted?.().catch(() => null)) ?? null,
});

/** Asks the browser to keep the storage. @returns {Promise<boolean | null>} */
export const persist = async () => (await navigator.storage?.persist?.().catch(() => false)) ?? null;
