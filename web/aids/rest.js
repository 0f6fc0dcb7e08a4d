/** The second door of the aids: what is loaded beside the first frame (app/rest.js). */
export { outlooks, aidFacts } from "./effects.js";
export { aidsStored } from "./stored.js";
