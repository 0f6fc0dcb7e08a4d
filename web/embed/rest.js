/** The second door of the embed: what is loaded beside the first frame (app/rest.js). */

import { arriving } from "../ui/once.js";

/** Only a page in another site has messages to heed. */
export const embedMessages = () => arriving(() => import("./messages.js"));
export { embedMode, handlers } from "./state.js";
export { embedPanels, stillState } from "./view.js";
