/** Games that do not come from a text: from the form, from the editor, after the lessons. */

import { boardNamed } from "../board/layout.js";
import { loadEditor } from "../editor/rest.js";
import { catalogue } from "../engine/catalogue.js";
import { nameHeaders, seatOf, UNPLAYED } from "../game/line.js";
import { isContest } from "../game/select.js";
import { rulesetText } from "../game/ruleset-text.js";
import { joinLateSlices } from "./late-slices.js";

/** @typedef {import("../game/line.js").Game} Game */

/** @param {import("./effects.js").Store} store */
export function newGames(store) {
  const act = store.dispatch;
  /** @param {Pick<Game, "ruleset" | "board" | "seats"> & Partial<Game>} parts */
  const begin = (parts) =>
    act({ type: "new-game", game: { start: null, starts: 0, headers: {}, clock: null, ...UNPLAYED, ...parts } });
  return { startGame, openEditor: openEditorForm, playPosition, firstGame };

  /** Starts the game that the dialog's form describes. */
  function startGame() {
    const { ruleset: chosen, switches, board: name, seats, starts, names, clock: control } = store.state().setup;
    const first = starts === "lots" ? (/** @type {0 | 1} */ (Math.random() < 0.5 ? 0 : 1)) : starts;
    const ruleset = rulesetText(catalogue, chosen, switches);
    const headers = nameHeaders(names, first);
    const clock = control.control ? { ...control, events: [], owed: false, lost: null } : null;
    begin({ ruleset, board: name, seats, starts: first, headers, clock });
  }

  /** Opens the editor with the position on the board if the form has the same board, else with an empty board; but not if the reader has left the form while the editor was loading. */
  async function openEditorForm() {
    const { dialog } = store.state();
    const editing = await loadEditor().catch(() => null);
    if (store.state().dialog !== dialog) return;
    if (!editing) {
      act({ type: "dialog", name: null });
      return act({ type: "notice", code: "part_lost", text: null });
    }
    joinLateSlices(editing);
    act({ type: "editor", editor: opened(editing) });
  }

  /** @param {Awaited<ReturnType<typeof loadEditor>>} editing @returns {import("./state.js").Editor} */
  function opened({ cellsOf, openEditor }) {
    const { game, scene, setup } = store.state();
    const cells = cellsOf(catalogue, setup.board);
    // In a game with a friend that goes on, the editor would give aids for its position.
    const shown =
      scene && !isContest(store.state()) && setup.board === game.board && scene.stones.length === cells.length;
    const swapped = game.starts === 1;
    const stones = shown ? scene.stones : ".".repeat(cells.length);
    const marks = swapped ? stones.replace(/[xo]/g, (stone) => (stone === "x" ? "o" : "x")) : stones;
    const black = boardNamed(catalogue, setup.board)?.black ?? [];
    const all = [...marks].map((mark, i) => (black.includes(i) ? "#" : mark)).join("");
    const mover = shown ? seatOf(game, scene.mover) : 0;
    const ruleset = rulesetText(catalogue, setup.ruleset, setup.switches);
    const left = shown ? scene.setup : 0;
    return openEditor(cells, { marks: all, mover, setup: left }, ruleset, setup.seats);
  }

  /** Starts a game from the position in the editor. */
  function playPosition() {
    const { editor } = store.state();
    const { start, board: on } = editor?.answer?.edited ?? {};
    if (!editor || !start || !on) return;
    const { ruleset, seats } = editor;
    begin({ ruleset, board: on.name, start, seats });
  }

  /** Starts the game after the lessons: on the smallest board, against the gentlest bot. */
  function firstGame() {
    const { name, boards } = catalogue.rulesets[0];
    /** @type {Game["seats"]} */
    const seats = [{ kind: "person" }, { kind: "bot", level: catalogue.levels[0].name }];
    begin({ ruleset: name, board: boards[0], seats });
  }
}
