// The build draws the first frame into index.html: for a first visit, in the first language of `data-drawn`. This
// decides, before the body is there, whether it fits this visit. If not, it is hidden, and the first paint waits for the page's
// scripts. Early presses of buttons are kept (app/takeover.js).
(() => {
  const [PRESTART, MAIN, REST] = ["web/boot/prestart.js", "web/app/main.js", "web/app/rest.js"];
  const REST_STYLES = "web/rest.css";
  const PATIENCE_MS = 800;
  const { documentElement: page } = document;
  if (page.dataset.drawn === undefined) return;
  const languages = page.dataset.drawn.split(" ");

  /** Did no earlier visit store anything, and does the address ask for nothing? */
  function isFirstVisit() {
    try {
      return !location.search && !location.hash && !Object.keys(localStorage).some((key) => key.startsWith("bug."));
    } catch {
      return false; // storage is blocked, which the page reports
    }
  }

  /** As strings/index.js chooses it. */
  function language() {
    const known = (/** @type {string} */ tag) => languages.find((code) => tag === code || tag.startsWith(`${code}-`));
    return navigator.languages.map(known).find(Boolean) ?? languages[0];
  }

  /** The hash that a script needs in order to run; the build wrote it next to its address. @param {string} path */
  const hashOf = (path) => document.querySelector(`link[href="${path}"]`)?.getAttribute("integrity") ?? "";

  /** The worker's modules, which it imports one by one. */
  function requestWorker() {
    for (const link of document.querySelectorAll("link[rel=later]")) link.setAttribute("rel", "modulepreload");
  }

  if (!isFirstVisit() || language() !== languages[0]) {
    page.dataset.drawn = "no";
    addEventListener("DOMContentLoaded", requestWorker);
    const write = (/** @type {string} */ path, /** @type {string} */ how) =>
      document.write(`<script type="module" src="${path}" integrity="${hashOf(path)}" ${how}></script>`);
    write(PRESTART, "async");
    // The first paint waits for these.
    for (const path of [MAIN, REST]) write(path, 'blocking="render"');
    document.write(`<link href="${REST_STYLES}" integrity="${hashOf(REST_STYLES)}" rel="stylesheet">`);
    return;
  }

  // The scripts, and Python in its worker, would delay the first paint: on a busy machine by seconds, though the page's own part
  // of it is done. So they begin when the browser reports the first paint. A hidden page is not painted.
  function begin() {
    requestWorker();
    for (const path of [PRESTART, MAIN]) {
      const script = document.createElement("script");
      script.type = "module";
      script.src = path;
      script.integrity = hashOf(path);
      document.head.append(script);
    }
  }
  const seen = ["largest-contentful-paint", "paint"].find((type) =>
    globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type),
  );
  addEventListener("DOMContentLoaded", () => {
    requestAnimationFrame(() => setTimeout(requestWorker)); // costs the machine little, and saves time on a slow line
    if (!seen) return requestAnimationFrame(() => setTimeout(begin));
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      begin();
    });
    observer.observe({ type: seen, buffered: true });
  });
  setTimeout(begin, PATIENCE_MS); // a module runs once
  // The labels have the size that board/view.js gives them.
  addEventListener("DOMContentLoaded", () => {
    const board = /** @type {SVGSVGElement} */ (document.querySelector("#board"));
    const { width, height } = board.getBoundingClientRect();
    const box = board.viewBox.baseVal;
    const cell = 100 * Math.min(width / box.width, height / box.height);
    if (page.dataset.drawn !== undefined)
      board.style.setProperty("--name-size", String(Math.max(13, Math.min(22, 950 / cell))));
  });
  /** @type {Element[]} */
  const pressed = [];
  globalThis.pressedEarly = pressed;
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button, [role=button]");
    if (button && page.dataset.drawn !== undefined) pressed.push(button);
  });
})();
