/** The door of games with a friend elsewhere. What is seen of them is behind views.js, which is loaded when it is first wanted. */

import { later } from "../ui/later.js";

export { isToBeDrawn, keyOfGame, waitingCount } from "./waiting.js";
export { NOBODY } from "./nobody.js";

export const dialog = later(
  () => import("./views.js"),
  ({ dialog }) => dialog,
);
