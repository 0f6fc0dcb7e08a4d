/** The second door of the study: what is loaded beside the first frame (app/rest.js). */
export { analyses, hints, openings, previews, reports, reviews } from "./effects.js";
export { analysisStored } from "./stored.js";
