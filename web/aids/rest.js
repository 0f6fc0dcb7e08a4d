/** The second door of the aids: the parts that load with app/rest.js. */
import { withAids } from "./paint.js";
import { aidLine, aidWords, lookWords, replyWords } from "./words.js";
import * as v from "../engine/valid.js";
import { AIDS, AIDS_OFF } from "./buttons.js";

export { outlooks, aidFacts } from "./effects.js";
export { keepStrokes } from "./kept-strokes.js";
export { joinAids } from "./late.js";
export { shapePicture } from "./twins.js";

/** The aids' shapes and words. */
export const shown = { withAids, aidLine, aidWords, lookWords, replyWords };

/** The schema of the aids' stored settings. */
export const aidsStored = v.object(v.orDefaults(Object.fromEntries(AIDS.map((aid) => [aid, v.boolean()])), AIDS_OFF));
