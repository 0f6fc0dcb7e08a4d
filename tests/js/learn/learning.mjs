import { catalogue } from "../../../web/engine/catalogue.js";
import { openLearning } from "../../../web/learn/learn.js";

/** Learning on a page whose engine, proofs and dialog are not asked for. @param {any} store */
export const learningOf = (store) => {
  /** @type {any} */
  const none = {};
  return openLearning(
    store,
    none,
    catalogue,
    () => [],
    none,
    () => null,
  );
};
