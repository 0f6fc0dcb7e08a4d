/** What boards of stored games are called. */

import { boardTitle } from "../board/layout.js";
import { t } from "../strings/index.js";

/** @param {import("../engine/protocol.js").Catalogue} catalogue @param {string} board */
export const boardWords = (catalogue, board) =>
  catalogue.boards.some(({ name }) => name === board) ? boardTitle(board) : t("library-own-board");
