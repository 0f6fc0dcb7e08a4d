// For browsers too old for the page, and for pages that arrived in part, or in parts of two versions: old JavaScript that
// leans on nothing else. The words stand in index.html.
(function () {
  "use strict";
  var painted = function () {
    return document.querySelector("#bar *");
  };
  var told = false;
  var mending = false;
  var MENDED = "bug.mended";

  function tell() {
    var panel = document.getElementById("first-aid");
    if (told || !panel || painted()) return;
    told = true;
    panel.className = "trouble";
    panel.removeAttribute("hidden");
    try {
      /** @type {HTMLTextAreaElement} */ (document.getElementById("first-aid-game")).value =
        localStorage.getItem("bug.game") || "";
    } catch (error) {
      // Storage is blocked: then nothing was kept there either.
    }
  }

  // What this browser has kept may be of another version than the page. Once, all of it is asked for anew.
  function mend(/** @type {string} */ key) {
    if (mending || told) return;
    try {
      if (sessionStorage.getItem(key)) return tell();
      sessionStorage.setItem(key, "once");
      mending = true;
      var links = document.querySelectorAll("link[integrity], script[integrity], link[rel=modulepreload]");
      var all = [].map.call(links, function (/** @type {any} */ link) {
        return fetch(link.href || link.src, { cache: "reload" });
      });
      all.push(fetch(location.href, { cache: "reload" }));
      Promise.all(all).then(function () {
        location.reload();
      }, tell);
    } catch (error) {
      tell();
    }
  }

  window.addEventListener("load", function () {
    try {
      if (painted()) sessionStorage.removeItem(MENDED);
    } catch (error) {
      // Storage is blocked: then there is nothing to remove.
    }
  });
  if (!("noModule" in document.createElement("script"))) document.addEventListener("DOMContentLoaded", tell);
  // A module that does not arrive is told of at its element, one that is not understood at the window. The worker's modules
  // are told of at their links alone, maybe after the page has been painted: these are mended once in a version.
  window.addEventListener(
    "error",
    function (event) {
      var source = /** @type {any} */ (event.target);
      var build = document.querySelector("meta[name=build]");
      if (source.rel === "modulepreload" && source.integrity)
        mend(MENDED + (build ? build.getAttribute("content") : ""));
      else if (painted()) return;
      else if (source === window) tell();
      else if (source.type === "module") mend(MENDED);
    },
    true,
  );
})();
