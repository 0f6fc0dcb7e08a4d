/** What is stored of the settings of bots. */
import * as v from "../engine/valid.js";
import { PACES, SECONDS } from "./settings.js";

export const BOTS_STORED = {
  pace: v.picklist(/** @type {import("./settings.js").Pace[]} */ (Object.keys(PACES))),
  ponder: v.boolean(),
  thoughts: v.boolean(),
  seconds: v.picklist(SECONDS),
  companion: v.natural,
};
