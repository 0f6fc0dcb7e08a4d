/** What is said when something went wrong, or just happened. */

export const faults = {
  failure: {
    heading: "The rules did not load",
    /** @param {string} code */
    advice: (code) =>
      ({
        no_worker:
          "The background worker that holds the rules did not start. Try again; if that does not help, a newer Firefox, Chrome, Edge or Safari will.",
        other_build: "A new version of Bug arrived while this page was loading. Reload the page; your game is kept.",
        runtime_missing: "A part of Python did not arrive. Check the connection, then try again.",
        runtime_timeout: "Python took too long to arrive. The connection may be slow: try again.",
        runtime_broken: "Python arrived but did not start. A reload often helps; so does another browser.",
        wheel_missing: "The file with the rules did not arrive. Check the connection, then try again.",
        wheel_broken: "The file with the rules arrived broken. Reload the page without its cache, then try again.",
        python_error: "The rules stopped with an error. Try again; your game is kept.",
        hung: "The rules stopped answering. Try again; your game is kept.",
      })[code] ?? "Something unforeseen happened. Try again; your game is kept.",
    kept: "Your game is kept in this browser. You can also copy it:",
    detail: "For a report",
  },

  trouble: {
    heading: "The rules answered with an error",
    text: "That is a mistake of ours, not yours. This report helps to mend it:",
  },

  notice: {
    storage_blocked:
      "This browser does not let the page keep your game: it will be gone after a reload. Copy it if you want to keep it.",
    storage_full:
      "The browser's storage is full: the newest turns will be gone after a reload. Copy the game if you want to keep it.",
    storage_later:
      "The stored game is from a newer version of Bug than this page, so a new one was set up. The text that was stored has been kept. A reload may bring the newer version.",
    storage_corrupt:
      "The stored game could not be read, so a new one was set up. The text that was stored has been kept.",
    deleted: "The turns from there on were deleted.",
    bad_link: "The link leads nowhere. The game on the board is untouched.",
    learned_corrupt:
      "What you had done in lessons and puzzles could not be read, so it is counted anew. The text that was stored has been kept.",
    replaced: "The unfinished game before this one was put aside.",
    new_version: "A new version of Bug has arrived. Your game goes on in it.",
    taking_up: "The new version is being taken up. Your game goes on in it.",
    not_legal: "The stored game holds a turn that is not legal. It goes up to there; the whole text has been kept.",
  },
};
