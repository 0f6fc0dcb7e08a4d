// Runs before the first paint, so that a reader who chose a theme never sees a flash of the other one.
(() => {
  function applyTheme() {
    try {
      const { theme, look } = JSON.parse(localStorage.getItem("bug.settings") ?? "{}");
      if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
      if (look) document.documentElement.dataset.look = look;
    } catch {
      // Storage is blocked or the text is unreadable: the page has the system's theme.
    }
  }
  // The single file has to wait for its storage (one-file/storage-early.js).
  if (globalThis.storageThere) globalThis.storageThere.then(applyTheme);
  else applyTheme();
})();
