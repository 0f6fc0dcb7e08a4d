/** Small panels that no first frame shows, in one file: each visit requests every file once. */

export { banner } from "../game/banner.js";
export { desk } from "../game/desk.js";
export { graph } from "../game/mobility-graph.js";
export { notices } from "./notices.js";
export { returning } from "./returning.js";
