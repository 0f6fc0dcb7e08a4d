/** How long the browser keeps what the page stores, and what other tabs do with it. */
export { createStoring } from "./storing.js";
export { joinTabs } from "./tabs.js";

/** Does this browser delete what a site has stored after some days without a visit? WebKit does, except for installed pages. */
const wipesGames = () => navigator.vendor.startsWith("Apple") && !matchMedia("(display-mode: standalone)").matches;

/** Would the browser keep it for good without a question to the reader? */
export async function mayPersist() {
  const may = await navigator.permissions?.query({ name: "persistent-storage" }).catch(() => null);
  return may?.state === "granted";
}

/** What is known of it now. */
export const kept = async () => ({
  wipes: wipesGames(),
  persisted: (await navigator.storage?.persisted?.().catch(() => null)) ?? null,
});

/** Asks the browser to keep it. @returns {Promise<boolean | null>} */
export const persist = async () => (await navigator.storage?.persist?.().catch(() => false)) ?? null;
