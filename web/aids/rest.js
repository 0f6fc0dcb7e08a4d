/** The second door of the aids: what is loaded beside the first frame (app/rest.js). */
import { withAids } from "./paint.js";
import { aidWords, lookWords, replyWords } from "./words.js";

export { outlooks, aidFacts } from "./effects.js";
export { joinAids } from "./late.js";
export { aidsStored } from "./stored.js";
export { shapePicture } from "./twins.js";

/** What the aids show and say. */
export const shown = { withAids, aidWords, lookWords, replyWords };
