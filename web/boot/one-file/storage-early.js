// Runs first in the single file. From file://, a busy Chromium gives a page that uses its storage too early an empty storage,
// and loses what the page writes there. Any answer of the browser's own process comes after that time; the question does not
// matter. (docs/decisions/0040)
globalThis.storageThere = new Promise((resolve) => {
  setTimeout(resolve, 1000); // a browser that does not answer does not have this fault
  if (navigator.permissions) navigator.permissions.query({ name: "notifications" }).then(resolve, resolve);
  else resolve(null);
});
