/** The second door of the embed: the parts that load with app/rest.js. */

import { arriving } from "../ui/once.js";

/** Messages, only for a page in another site. */
export const embedMessages = () => arriving(() => import("./messages.js"));
export { embedMode, handlers } from "./state.js";
export { embedPanels, stillState } from "./view.js";
