/** The door of games with a friend elsewhere. What is seen of them is behind views.js, which is loaded when it is first wanted. */

import { later } from "../ui/later.js";
import { nothing } from "../ui/lit.js";
import { sharedOf } from "./shared.js";
import { isAsked } from "./table.js";

export { keyOfGame, waitingCount } from "./shared.js";
export { handlers, handOver, NOBODY, sharedMode } from "./state.js";
export { tableMode } from "./table.js";

const cardView = later(() => import("./views.js").then(({ card }) => card));

/** @param {import("../app/context.js").Context} context */
export const card = (context) => (sharedOf(context.state) || isAsked(context.state) ? cardView(context) : nothing);
export const dialog = later(() => import("./views.js").then(({ dialog }) => dialog));
