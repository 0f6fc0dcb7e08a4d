/** What is stored of the aids. */
import * as v from "../engine/valid.js";
import { AIDS, AIDS_OFF } from "./buttons.js";

export const aidsStored = v.object(v.orDefaults(Object.fromEntries(AIDS.map((aid) => [aid, v.boolean()])), AIDS_OFF));
