/** What the study stores in the browser: the last finished reviews (kept-review.js), where this tab's study is (kept-place.js), and settings. */

import * as v from "../engine/valid.js";
import { unlessBlocked } from "../ui/unless-blocked.js";
import { ANALYSIS_SETTINGS, MOST_LINES } from "./settings.js";

export const REVIEW_KEY = "bug.review";
export const PLACE_KEY = "bug.study";

/** The text of the place where this tab's study was left. */
export const storedPlace = () => unlessBlocked(() => sessionStorage.getItem(PLACE_KEY));

/** The schema of the stored settings for analysis. */
export const analysisStored = v.object(
  v.orDefaults(
    { engine: v.boolean(), lines: v.pipe(v.natural, v.minValue(1), v.maxValue(MOST_LINES)), heat: v.boolean() },
    ANALYSIS_SETTINGS,
  ),
);
