// For browsers that are too old for the page, and for pages with a part that is missing or of another version. Old JavaScript
// without imports. Its English words are in index.html.
(function () {
  "use strict";
  /** The words of the other languages, by the ids of elements: the build writes them here (web/build/words.py). @type {Record<string, Record<string, string>>} */
  var WORDS = {};
  var painted = function () {
    return !document.documentElement.hasAttribute("data-drawn") && document.querySelector("#bar *");
  };
  var shown = false;
  var mending = false;
  var unstyled = false; // a page without its style sheet can't be used, painted or not
  /** Style sheets that the first paint no longer waits for. @type {HTMLLinkElement[]} */
  var late = [];
  var MENDED = "bug.mended";

  function show() {
    var panel = document.getElementById("fallback");
    if (shown || (painted() && !unstyled)) return;
    if (!panel) return document.addEventListener("DOMContentLoaded", show); // an early failure comes before the panel is there
    shown = true;
    panel.className = "failure";
    if (document.documentElement.hasAttribute("data-drawn")) document.documentElement.setAttribute("data-drawn", "no");
    speak();
    panel.removeAttribute("hidden");
    if (unstyled || late.length)
      panel.style.cssText = "position: fixed; inset: 0 0 auto; padding: 1em; background: canvas; z-index: 1";
    var game = /** @type {HTMLTextAreaElement} */ (document.getElementById("fallback-game"));
    try {
      game.value = localStorage.getItem("bug.game") || "";
    } catch (error) {
      // Storage is blocked, so no game is stored.
    }
    if (!game.value) panel.removeChild(/** @type {Node} */ (game.parentNode));
  }

  // Uses the language of the settings, or the browser's first language that the page has.
  function speak() {
    /** @type {string[]} */
    var wanted = [].slice.call(navigator.languages || [navigator.language]);
    try {
      wanted.unshift(JSON.parse(localStorage.getItem("bug.settings") || "{}").language || "");
    } catch (error) {
      // Storage is blocked, so no language is chosen.
    }
    for (var i = 0; i < wanted.length; i += 1) {
      var code = String(wanted[i]).split("-")[0];
      if (code === "en") return;
      if (!WORDS[code]) continue;
      document.documentElement.lang = code;
      for (var id in WORDS[code])
        /** @type {HTMLElement} */ (document.getElementById(id)).textContent = WORDS[code][id];
      return;
    }
  }

  // The browser's cache may contain files of another version than the page's. All are fetched again, once.
  function mend(/** @type {string} */ key) {
    if (mending || shown) return;
    try {
      if (sessionStorage.getItem(key)) return show();
      sessionStorage.setItem(key, "once");
      mending = true;
      var links = document.querySelectorAll("link[integrity], script[src], link[rel=modulepreload]");
      var all = [].map.call(links, function (/** @type {any} */ link) {
        return fetch(link.href || link.src, { cache: "reload" });
      });
      all.push(fetch(location.href, { cache: "reload" }));
      Promise.all(all).then(function () {
        location.reload();
      }, show);
    } catch (error) {
      show();
    }
  }

  // Fetches everything from the server again. The reader's games and settings are in the storage, which stays.
  function startClean() {
    var reload = function () {
      location.reload();
    };
    var workers = navigator.serviceWorker;
    if (!workers || !window.caches) return reload();
    var top = new URL("./", location.href);
    workers
      .getRegistration(top.href)
      .then(function (registration) {
        return registration && registration.unregister();
      })
      .then(function () {
        return caches.keys();
      })
      .then(function (/** @type {string[]} */ names) {
        var ours = names.filter(function (name) {
          return name.indexOf("bug " + top.pathname + " ") === 0;
        });
        return Promise.all(
          ours.map(function (name) {
            return caches.delete(name);
          }),
        );
      })
      .then(reload, reload);
  }
  globalThis.startClean = startClean;
  document.addEventListener("click", function (event) {
    if (/** @type {Element} */ (event.target).id === "fallback-clean") startClean();
  });

  // A file that never comes would block the first paint for ever; a style sheet would block this panel, too.
  setTimeout(function () {
    if (painted()) return;
    [].forEach.call(document.querySelectorAll("link[rel=stylesheet]"), function (/** @type {HTMLLinkElement} */ link) {
      if (link.sheet) return;
      link.disabled = true;
      late.push(link);
    });
    [].forEach.call(document.querySelectorAll("script[blocking]"), function (/** @type {Element} */ script) {
      script.removeAttribute("blocking");
    });
    show();
  }, 60000);
  // What the panel names may arrive after all: then the page uses it, and the panel goes.
  function withdraw() {
    if (unstyled) return;
    var link = late.pop();
    if (link) {
      var again = /** @type {HTMLLinkElement} */ (link.cloneNode()); // Chromium does not apply a sheet that it loaded while disabled
      again.disabled = false;
      again.onload = withdraw;
      return link.parentNode && link.parentNode.replaceChild(again, link);
    }
    if (!painted()) return setTimeout(withdraw, 1000);
    var panel = /** @type {HTMLElement} */ (document.getElementById("fallback"));
    panel.hidden = true;
    panel.className = ""; // its style would show it
  }
  window.addEventListener("load", function () {
    if (shown) withdraw();
    try {
      if (painted()) sessionStorage.removeItem(MENDED);
    } catch (error) {
      // Storage is blocked, so there is nothing to remove.
    }
  });
  if (!("noModule" in document.createElement("script"))) document.addEventListener("DOMContentLoaded", show);
  // A module that does not load fires an error event at its element, a syntax error one at the window. Errors in the worker's
  // modules fire only at their links, maybe after the first paint: these are mended once per version. So is a style sheet that
  // no other script waits for.
  window.addEventListener(
    "error",
    function (event) {
      var source = /** @type {any} */ (event.target);
      var build = document.querySelector("meta[name=build]");
      unstyled = unstyled || (source.rel === "stylesheet" && !source.onerror);
      if (unstyled || (source.rel === "modulepreload" && source.integrity))
        mend(MENDED + (build ? build.getAttribute("content") : ""));
      else if (painted()) return;
      else if (source === window) show();
      else if (source.type === "module") mend(MENDED);
    },
    true,
  );
})();
