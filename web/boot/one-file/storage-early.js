// Runs first of all in the page of one file. From file:// Chromium, when it is busy, gives a page a storage that is empty and
// forgets whatever is put there, if the page asks for it before the browser has taken note of the page. What the browser
// itself answers, it answers after that; the question does not matter. (docs/decisions/0040)
globalThis.storageThere = new Promise((resolve) => {
  setTimeout(resolve, 1000); // a browser that does not answer has no such fault
  if (navigator.permissions) navigator.permissions.query({ name: "notifications" }).then(resolve, resolve);
  else resolve(null);
});
