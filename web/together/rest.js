/** The second door of the games with a friend elsewhere: the parts that load with app/rest.js. */
import { later } from "../ui/later.js";
import { nothing } from "../ui/lit.js";
import { sharedOf } from "./shared.js";
import { isAsked } from "./table.js";

export { badgeEffect, directConnection, tabChannel } from "./line.js";
export { invitationAddress, letterAddress, letterEffect, letterStorage, withSharedGames } from "./effects.js";
export { idIn, isFriendsLink, isInvitation, ofConnection, pendingInvitation, sharedOf, unescaped } from "./shared.js";
export { handlers, handOver, invitedAgain, sharedMode } from "./state.js";
export { cameBack } from "./change.js";
export { tableMode } from "./table.js";

const cardView = later(
  () => import("./views.js"),
  ({ card }) => card,
);

/** The button that asks for a takeback. */
export const takeback = later(
  () => import("./views.js"),
  ({ takeback }) => takeback,
);

/** The notice of a game that is not on the board. */
export const news = later(
  () => import("./views.js"),
  ({ news }) => news,
);

/** Whether there is a card next to the board. @param {import("../app/state.js").State} state */
const hasCard = (state) => sharedOf(state) !== null || isAsked(state) || state.game.watched !== undefined;

/** @param {import("../app/context.js").Context} context */
export const card = (context) => (hasCard(context.state) ? cardView(context) : nothing);
