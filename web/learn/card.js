/** The card next to the board: the task, the answer to the reader's turn, and the next steps. */

import { wholeResult } from "../game/result.js";
import { aimedOption, isOver } from "../game/select.js";
import { shownTurn } from "../board/layout.js";
import { reviewing, seatOf } from "../game/line.js";
import { rulesetNamedPlainly } from "../game/rule-words.js";
import { isUsual, rulesetSpecial } from "../game/ruleset-words.js";
import { seatName } from "../game/seats.js";
import { joined, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { bugIcon, icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { unbroken } from "../ui/unbroken.js";
import { withMainLine } from "./answer.js";
import { deedWords } from "./deed.js";
import { firstOpen, lessonEntry, numberInPart, stars } from "./list-signs.js";
import { lessonOf, onlyTouches } from "./lesson-steps.js";
import { lessons } from "./lessons.js";
import { originWords, returnsWords } from "./exercise-words.js";
import { dueWords, offers } from "./mistake-list.js";
import { whatWasPlayed } from "./played-line.js";
import { dueOf, isAhead, present } from "./queue.js";
import { sayWords } from "./say.js";
import { book, nextNumber, taskOf } from "./puzzle-book.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Learn} Learn */
/** @typedef {import("../board/layout.js").Layout} Layout */

/** A sentence with its cells in the reader's coordinates. @param {Layout} layout @param {string} text */
export const named = (layout, text) =>
  text.replace(/\b[A-Z]{1,2}\d{1,2}(?:-[A-Z]{1,2}\d{1,2})*\b/g, (turn) => shownTurn(layout, turn));

/** @param {Context} context @param {Learn} learn */
export const card = (context, learn) =>
  html`<section class=${`learn-card${isBrief(context, learn) ? " learn-brief" : ""}`} aria-labelledby="learn-heading">
      ${TASKS[learn.kind](context, learn)} ${room(context)}
    </section>
    ${learn.kind === "lesson" ? lessonNav(context, learn) : nothing}`;

/** The longest words of a brief step, in Latin letters. */
const BRIEF = 90;

/** Are all the words of a lesson's step short? Then a small phone's board takes the room that they leave, and keeps it when the answer comes. @param {Context} context @param {Learn} learn */
const isBrief = ({ state }, learn) =>
  learn.kind === "lesson" &&
  Object.values(lessonOf(state, learn).words).every((text) => text.replace(/[^\0-\u024f]/g, "xx").length <= BRIEF);

/** @param {Context} context @param {string} kicker @param {string} title */
const head = (context, kicker, title) =>
  html`<div class="learn-head">
    <div>
      <p class="learn-kicker">${kicker}</p>
      <h2 id="learn-heading">${title}</h2>
    </div>
    ${
      context.state.learn?.kind === "lesson" // its way back is next to its other buttons
        ? nothing
        : leaveButton(context, isInvited(context) ? { kind: "small" } : { icon: icons.close, kind: "icon-only small" })
    }
  </div>`;

/** Whether an invitation waits for the reader's answer. @param {Context} context */
const isInvited = ({ learning, state }) => !!learning?.invitation(state);

/** Back to the game, or to the invitation that the reader has not answered. @param {Context} context @param {Parameters<typeof button>[2]} how */
const leaveButton = (context, how) =>
  button(
    t(isInvited(context) ? "lesson-leave-invited" : "lesson-leave"),
    () => context.act({ type: "learn-leave" }),
    how,
  );

/** @param {Context} context @param {Learn} learn */
function lessonTask(context, learn) {
  const { title, steps, words } = lessonOf(context.state, learn);
  const dots = steps.map((_, i) => html`<i class=${i < learn.step ? "done" : i === learn.step ? "now" : ""}></i>`);
  return html`${head(context, placeWords(learn.number), title)}
  ${asked(context, learn, named(context.layout, words.ask))}
  ${learn.number === 1 && !learn.say ? html`<p class="hint">${t("players-meaning")}</p>` : nothing}
  ${steps.length > 1 ? html`<p class="learn-dots"><span class="visually-hidden">${t("lesson-step", { step: learn.step + 1, of: steps.length })}</span>${dots}</p>` : nothing}`;
}

/** A lesson's part, and its number in it. Who follows the invitation to learn in three minutes sees that only the rules are meant. @param {number} lesson from 1 */
function placeWords(lesson) {
  const { number, of } = numberInPart(lesson - 1);
  return `${partWords(lessons[lesson - 1].basic)} · ${t("lesson-number", { number, of })}`;
}

/** @param {boolean} basic */
const partWords = (basic) => t(basic ? "lesson-basics" : "lesson-ideas");

/** What the page says to the reader's turn, or that it can't show the task. @param {Learn} learn @returns {Learn["say"]} */
const said = ({ phase, say }) => (phase === "unshown" ? { tone: "wait", code: "refused" } : say);

/** The task or, after a turn, the answer to the turn and the next steps: all in one place. The steps through a shown answer are below its turns.
 * @param {Context} context @param {Learn} learn @param {string} ask */
function asked(context, learn, ask) {
  const say = said(learn);
  if (!say) return html`<p class="learn-ask">${unbroken(ask)}</p>`;
  const through = learn.answered && learn.phase === "lost";
  const actions = html`<div class="line-actions">${answers(context, learn)}</div>`;
  const words =
    through && isOver(context.state)
      ? wholeResult(context.state)
      : named(context.layout, sayWords(context.state, learn, say));
  const why = through ? "" : deedWords(context.state, context.layout, learn);
  const played = learn.answered || (learn.exercise && learn.phase === "won");
  const next = learn.exercise && learn.phase === "lost" ? returnsWords(context.state, learn.exercise) : "";
  return html`<div class=${`learn-said learn-${say.tone}`}>
    ${ended(context, learn)}
    <p class="learn-ask">${learn.phase === "won" ? html`<b>${unbroken(words)}</b>` : unbroken(words)}</p>
    ${why ? html`<p class="learn-why">${unbroken(why)}</p>` : nothing} ${through ? nothing : actions}
    ${played ? whatWasPlayed(context, learn, through ? actions : nothing) : next ? html`<p>${next}</p>` : nothing}
  </div>`;
}

/** The words at the end of the last lesson of a part. @param {Context} context @param {Learn} learn */
function ended({ state }, { kind, phase, number, step, shown }) {
  const lesson = lessons[number - 1];
  const over = !shown && kind === "lesson" && phase === "right" && step === lesson.steps.length - 1;
  if (!over || lessons[number]?.basic === lesson.basic) return nothing;
  const all = lessons.every(({ name }) => state.learned.lessons.includes(name));
  return html`<h3 class="learn-ended">
    ${t(lesson.basic ? "lesson-end-rules" : all ? "lesson-end-all" : "lesson-end")}
  </h3>`;
}

/** @param {Context} context @param {Learn} learn */
function puzzleTask(context, learn) {
  const { state, catalogue, learning } = context;
  const puzzle = book[learn.number - 1];
  const daily = learning?.dailyNumber(state.learned) === learn.number;
  const usual = puzzle.rules === catalogue.rulesets[0].name;
  return html`${head(context, daily ? t("puzzle-of-today", { puzzle: title(context) }) : title(context), taskWords(state, learn))}
    ${asked(context, learn, learn.base ? t("puzzle-on") : t("puzzle-only", { turns: puzzle.own }))}
    <p class="learn-meta">
      ${stars(puzzle.grade)}
      ${usual ? nothing : html`<span>${t("setup-rules", { rules: rulesetNamedPlainly(puzzle.rules) })}</span>`}
    </p>
    ${usual ? nothing : html`<p class="learn-how">${t("puzzle-rules", { what: rulesetSpecial(puzzle.rules) })}</p>`}`;
}

/** @param {Context} context @param {Learn} learn */
function exerciseTask(context, learn) {
  const { exercise } = learn;
  if (!exercise) return nothing;
  // A removed exercise leads to the list, which can undo that.
  const goOn = (/** @type {import("./state.js").Did} */ did) =>
    ((did === "retire" || did === "postpone") && context.learning?.solve(undefined, exercise)) || toList(context);
  return html`${head(context, title(context), taskWords(context.state, learn))}
    ${asked(context, learn, waysWords(exercise))}
    <div class="learn-meta">
      ${isUsual(exercise.rules) ? nothing : html`<span>${t("setup-rules", { rules: rulesetNamedPlainly(exercise.rules) })}</span>`}
      ${
        learn.phase === "unshown"
          ? nothing
          : html`<details class="mistake-more">
              <summary>${t("mistake-more")}</summary>
              ${offers(context, exercise, goOn, true)}
            </details>`
      }
    </div>`;
}

/** How many turns win, as far as that is known. @param {NonNullable<Learn["exercise"]>} exercise */
function waysWords({ winning: { length: count }, complete, turns }) {
  if (!complete) return t("mistake-ways-known", { count });
  return turns && turns > count ? t("mistake-few", { count, turns }) : t("mistake-ways", { count });
}

/** Leaves the exercise for the list, which can undo what was done to it. @param {Context} context */
function toList({ act, openLearn }) {
  act({ type: "learn-leave" });
  openLearn("mistakes");
}

/** The name of a puzzle, or where an exercise comes from. @param {Context} context */
export function title(context) {
  const { exercise, number } = /** @type {Learn} */ (context.state.learn);
  return exercise ? originWords(context, exercise) : t("puzzle", { number });
}

const TASKS = { lesson: lessonTask, puzzle: puzzleTask, exercise: exerciseTask };

/** The task of a puzzle or an exercise, in words: with the turns that are still enough. @param {Context["state"]} state @param {Learn} learn */
function taskWords(state, learn) {
  const { mover, own, whole } = taskOf(learn);
  const seat = seatName(state, seatOf(state.game, mover));
  const turns = (own ?? 0) - (learn.phase === "won" ? 0 : learn.base / 2);
  return whole && turns > 0 ? t("puzzle-task", { seat, turns }) : t("mistake-task", { seat });
}

/** Each side's cells left now, and after the growth that the reader points at. @param {Context} context */
function room({ state }) {
  const mobility = state.scene?.mobility;
  if (!mobility) return html`<p class="learn-room"></p>`;
  const [red, blue] = /** @type {const} */ ([0, 1]).map((seat) => mobility[seatOf(state.game, seat)]);
  const after = aimedOption(state)?.mobility;
  const count = (/** @type {0 | 1} */ seat) => {
    const [now, then] = [mobility, after ?? mobility].map((each) => each[seatOf(state.game, seat)]);
    return html`<span class=${`learn-count seat-${seat}`} aria-hidden="true"
      >${bugIcon(seat)}<b>${now}</b>${then === now ? nothing : html`<b class="gauge-after">→ ${then}</b>`}</span
    >`;
  };
  return html`<p class="learn-room">
    <span class="visually-hidden"
      >${t("lesson-cells-left", { first: seatName(state, 0), firstCount: red, second: seatName(state, 1), secondCount: blue })}</span
    >
    ${count(0)}${count(1)}
    <span class="gauge-unit" aria-hidden="true">${t("gauge-cells", { count: 2 })}</span>
  </p>`;
}

/** @param {Context} context @param {Learn} learn */
function lessonNav({ state, learning }, learn) {
  const item = (/** @type {number} */ i) =>
    lessonEntry(state.learned, i, i === learn.number - 1, () => learning?.startLesson(i + 1));
  const part = (/** @type {boolean} */ basic) =>
    html`<p class="learn-kicker">${partWords(basic)}</p>
      <ol aria-label=${partWords(basic)}>
        ${lessons.map((lesson, i) => (lesson.basic === basic ? item(i) : nothing))}
      </ol>`;
  return html`<nav class="lesson-nav" aria-label=${t("learn-all")}>${part(true)} ${part(false)}</nav>`;
}

/** The line below the board: while the reader may play, the game's own line. @param {Context} context @param {Learn} learn @param {(context: Context) => unknown} gameLine */
export function line(context, learn, gameLine) {
  const { refusal, aim, game, scene } = context.state;
  // A step that asks the reader to touch a bug does not mention growing.
  const touches = onlyTouches(learn) && !scene?.bugs.some(({ cells }) => cells.includes(aim ?? -1));
  const said = refusal || aim !== null || game.draft.length;
  return learn.phase === "try" && said && !touches ? gameLine(context) : html`<div class="line"></div>`;
}

/** What a screen reader says unasked: a new task, and the whole answer to a turn.
 * @param {import("../app/state.js").State} state @param {Layout} layout @param {Learn} learn @param {(state: Context["state"], layout: Layout) => string} gameSays */
export function spoken(state, layout, learn, gameSays) {
  if (learn.answered && state.game.cursor) return gameSays(state, layout); // the turn on the board
  if (state.refusal && learn.phase === "try") return gameSays(state, layout);
  const say = said(learn);
  if (say) return joined([named(layout, sayWords(state, learn, say)), deedWords(state, layout, learn)], "space");
  if (state.game.draft.length) return gameSays(state, layout);
  return learn.kind === "lesson" ? named(layout, lessonOf(state, learn).words.ask) : taskWords(state, learn);
}

/** @param {Context} context @param {Learn} learn */
function answers(context, learn) {
  const { act } = context;
  const again = () => act({ type: "learn-again" });
  switch (learn.phase) {
    case "wrong":
      return button(t("puzzle-again"), again, { kind: "primary" });
    case "lost":
      return missed(context, learn, button(t("puzzle-again"), again, { kind: "primary" }));
    case "won":
      return [onTo(context, learn), studyButton(context)];
    case "unshown":
      return [onTo(context, learn), learn.exercise ? removeButton(context, learn.exercise) : nothing];
    case "right":
      return [onward(context, learn), learn.shown ? tryIt(context, learn) : nothing];
    default:
      return nothing;
  }
}

/** After a missed task: another try, the answer, and the rest of the refutation, which is last because its button disappears when it is pressed; once the answer is shown, the steps through it and another try. @param {Context} context @param {Learn} learn @param {unknown} again */
function missed(context, { answered }, again) {
  const { learning, state } = context;
  if (answered) return [steps(context), again];
  return [
    again,
    button(t("mistake-show"), () => learning?.showAnswer()),
    state.scene?.result ? nothing : button(t("puzzle-play-out"), () => learning?.playOut()),
  ];
}

/** One turn back and on, through the answer. @param {Context} context */
function steps({ act, state: { game } }) {
  const by = (/** @type {number} */ by) => () => act({ type: "step", by });
  return html`<span class="steps">
    ${button(t("game-before"), by(-1), { icon: icons.before, kind: "icon-only", off: !game.cursor })}
    ${button(t("game-after"), by(1), { icon: icons.after, kind: "icon-only", off: !reviewing(game) })}
  </span>`;
}

/** Opens the study of the solution, at its start; tries are variations. Closing it leads back here. @param {Context} context */
const studyButton = ({ act, state }) =>
  button(t("puzzle-study"), () => {
    act({ type: "learn-answer", game: withMainLine(state.game, state.game.turns) });
    act({ type: "study", tab: "analysis" });
    act({ type: "jump", cursor: 0 });
  });

/** The next task, or the list of the reader's mistakes. @param {Context} context @param {Learn} learn */
const onTo = (context, learn) =>
  another(context, learn)
    ? button(nextWords(learn), () => next(context, learn), { kind: "primary" })
    : button(t("learn-mistakes"), () => context.openLearn("mistakes"), { kind: "primary" });

/** @param {Context} context @param {NonNullable<Learn["exercise"]>} exercise */
const removeButton = (context, { id }) =>
  button(t("mistake-remove"), () => context.learning?.mistakes.change("remove", id).then(() => toList(context)));

/** After the page has shown a step: the same step once more. @param {Context} context @param {Learn} learn */
const tryIt = ({ learning }, { number, step }) => button(t("lesson-try"), () => learning?.startLesson(number, step));

/** @param {Context} context @param {Learn} learn */
function onward(context, learn) {
  const { learning, state } = context;
  const { steps } = lessonOf(state, learn);
  if (learn.step < steps.length - 1)
    return button(t("lesson-next"), () => learning?.startLesson(learn.number, learn.step + 1), { kind: "primary" });
  const on = lessons[learn.number];
  const toNext = () => learning?.startLesson(learn.number + 1);
  if (on && on.basic === lessons[learn.number - 1].basic)
    return button(t("lesson-next-lesson"), toNext, { kind: "primary" });
  if (on) return [toPlay(context, { kind: "primary" }), button(t("lesson-strategy"), toNext)];
  const open = firstOpen(state.learned);
  return open < 0
    ? [toPlay(context, { kind: "primary" }), button(t("learn-today"), () => learning?.puzzle("today"))]
    : [button(t("lesson-open"), () => learning?.startLesson(open + 1), { kind: "primary" }), toPlay(context, {})];
}

/** Back to the invitation; the first game; or, for a reader who has finished one, the choice of a game. @param {Context} context @param {Parameters<typeof button>[2]} how */
function toPlay(context, how) {
  const { act, firstGame, state } = context;
  if (isInvited(context)) return leaveButton(context, how);
  return state.settings.tools
    ? button(t("lesson-play"), () => act({ type: "dialog", name: "new" }), how)
    : button(t("lesson-first-game"), firstGame, how);
}

/** The phases in which the card itself has the button to the next task. @type {ReadonlySet<Learn["phase"]>} */
const DONE = new Set(/** @type {const} */ (["won", "unshown"]));

/** Are there others to solve today? "None" would be said of the one on the board, which goes on. @param {Context["state"]} state */
const someDue = ({ mistakes }) => dueOf(mistakes.exercises, Date.now()).length > 0;

/** @param {Context} context @param {Learn} learn */
export function controls(context, learn) {
  const { act, learning, state } = context;
  if (learn.kind === "lesson") {
    return html`${button(t("learn-all"), () => context.openLearn("lessons"), { kind: "narrow-only" })}
    ${button(t("lesson-show"), () => learning?.show(), { off: learn.phase !== "try" && learn.phase !== "wrong" })}
    ${leaveButton(context, { kind: "learn-wide" })}`;
  }
  const { learned } = state;
  // It and the hint keep their places in every phase, so that the list's button does not move.
  const undo = button(t("action-undo"), () => act({ type: "undo" }), {
    icon: icons.undo,
    kind: "icon-only",
    off: learn.phase !== "try" || !state.game.draft.length,
  });
  const done = DONE.has(learn.phase);
  const more = another(context, learn);
  return html`${done && !more ? nothing : [undo, hintButton(context, learn), listButton(context, learn, more)]}
    ${more && !done ? button(nextWords(learn), () => next(context, learn), { kind: "learn-wide" }) : nothing}
    <p class="learn-streak">
      ${learn.exercise ? (done || someDue(state) ? dueWords(context) : nothing) : learned.row ? t("puzzle-row", { count: learned.row }) : nothing}
    </p>`;
}

/** The list of such tasks. @param {Context} context @param {Learn} learn @param {boolean} more whether there is a next one: its button is beside it, or in the card of a solved one */
const listButton = ({ openLearn }, { exercise, phase }, more) =>
  button(t(exercise ? "learn-mistakes" : "puzzle-list"), () => openLearn(exercise ? "mistakes" : "puzzles"), {
    kind: more && !DONE.has(phase) ? "" : "learn-wide",
  });

/** The button for hints: it keeps its word after the first hint, so that no other button moves. @param {Context} context @param {Learn} learn */
const hintButton = ({ learning }, { hints, phase }) =>
  html`<button
    class="button"
    type="button"
    aria-label=${t(hints ? "puzzle-hint-more" : "puzzle-hint")}
    ?disabled=${phase !== "try" || hints > 2}
    @click=${() => learning?.hint()}
  >
    ${t("puzzle-hint")}
  </button>`;

/** Is there another task? After a mistake that was due, only those that are due count. @param {Context} context @param {Learn} learn */
const another = ({ state: { mistakes } }, { exercise }) =>
  !exercise ||
  (isAhead(exercise) ? present(mistakes.exercises) : dueOf(mistakes.exercises, Date.now())).some(
    ({ id }) => id !== exercise.id,
  );

/** @param {Learn} learn */
const nextWords = ({ exercise }) => (exercise ? t("mistake-next") : t("puzzle-next"));

/** Starts the next puzzle, or the next exercise that is due.
 * @param {Context} context @param {Learn} learn */
function next({ state, learning, openLearn }, learn) {
  if (learn.exercise) return learning?.solve(undefined, learn.exercise) || openLearn("mistakes");
  learning?.startPuzzle(nextNumber(state.learned, learn.number));
}
