/** The line below a sheet: what the position is, and who may grow. */
import { wrongWords } from "../game/wrong-words.js";
import { colour, t } from "../strings/index.js";

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("../game/seats.js").Colours} Colours */
/** @typedef {import("../app/prompt.js").Line} Line */

/** @param {Editor} editor @param {Colours} colours @returns {Line} */
export function editorLine(editor, colours) {
  const { answer, painting } = editor;
  if (!answer) return { tone: "wait", text: t("line-waking") };
  const { scene, wrong } = answer.edited;
  if (wrong) return { tone: "warning", text: wrongWords(wrong) };
  if (scene?.result) return { tone: "prompt", text: t("editor-over", { seat: colour(colours[scene.result.winner]) }) };
  const seat = colour(colours[painting.mover]);
  const count = scene?.options.length ?? 0;
  if (scene?.phase === "setup")
    return { tone: "prompt", text: t("editor-blacken", { seat, count, left: scene.setup }) };
  const eating = scene?.options.filter(({ next }) => next.length).length ?? 0;
  if (!eating) return { tone: "prompt", text: t("editor-legal", { seat, count }) };
  return {
    tone: "prompt",
    text:
      eating === count ? t("editor-legal-eats-all", { seat, count }) : t("editor-legal-eats", { seat, count, eating }),
  };
}
