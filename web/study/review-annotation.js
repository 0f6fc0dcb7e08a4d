/** The annotations that a review gives to turns, and their words. Pure. */

import { t } from "../strings/index.js";
import { findingOf } from "./state.js";

/** @typedef {import("../engine/protocol.js").Finding} Finding */

/** An annotation in words, for a screen reader, after its turn. @param {Finding["annotation"]} annotation */
export function annotationWords(annotation) {
  if (annotation === "??") return t("review-blunder");
  return annotation === "?" ? t("review-mistake") : "";
}

/** The annotation of the turn at the end of a path, if a review gives it one. @param {import("../app/state.js").State} state @param {import("../game/tree.js").Path} path */
export function markAt(state, path) {
  const mark = findingOf(state, path)?.annotation;
  return mark ? { mark, words: annotationWords(mark) } : null;
}
