/** The drawings that the first frame never shows (icons.js has the others): they load with what shows them. */
import { strokes } from "./icons.js";

export const laterIcons = {
  pencil: strokes("M5 19l1-4L16 5l3 3L9 18zM14 7l3 3"),
  keyboard: strokes("M3.5 7h17v10.500h-17zM7 10.500h.01M10.3 10.500h.01M13.7 10.500h.01M17 10.500h.01M8 14.200h8"),
  board: strokes("M12 3l7.8 4.500v9L12 21l-7.8-4.500v-9zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"),
};
