/** Words from Fluent texts (projectfluent.org): messages by their ids, their arguments filled in, counted and listed as the language does it. */

import { FluentBundle, FluentNumber, FluentResource, FluentType } from "../../vendor/fluent/index.js";

/** @typedef {import("../../vendor/fluent/index.js").Scope} Scope */
/** An array of texts is written as a list: "B1, B2 and B3". @typedef {string | number | readonly string[] | FluentType<unknown>} Argument */
/** @typedef {ReturnType<typeof createWords>} Words */

/** A colour as an argument: `{ $seat }` is its name, `{ FORM($seat, "adjective") }` another form of it (strings/en/app.ftl). @extends {FluentType<string>} */
class Colour extends FluentType {
  /** @param {Scope} scope @override */
  toString({ bundle }) {
    return bundle.formatPattern(bundle.getMessage(`colour-${this.value}`)?.value ?? this.value);
  }
}

/** Several texts as an argument: `{ $cells }` is "B1, B2 and B3", `{ OR($cells) }` is "B1, B2 or B3". @extends {FluentType<readonly string[]>} */
class List extends FluentType {
  /** @param {readonly string[]} texts @param {"conjunction" | "disjunction"} [type] */
  constructor(texts, type = "conjunction") {
    super(texts);
    this.type = type;
  }

  /** @param {Scope} scope @override */
  toString({ bundle }) {
    return listFormat(bundle.locales[0], this.type).format(this.value);
  }
}

/** @type {Map<string, Intl.ListFormat>} */
const listFormats = new Map();

/** @param {string} locale @param {"conjunction" | "disjunction"} type */
function listFormat(locale, type) {
  const key = `${locale} ${type}`;
  const format = listFormats.get(key) ?? new Intl.ListFormat(locale, { type });
  listFormats.set(key, format);
  return format;
}

/** @param {Record<string, Argument>} given */
const fluent = (given) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === "object" && !(value instanceof FluentType) ? new List(value) : value,
    ]),
  );

/**
 * The words of one language.
 * @param {string} locale for `Intl` and the plurals @param {string} text the language's messages @param {(fault: string) => void} [report] hears of
 *   a message or an argument that is missing @param {string} [spare] messages for those that the text lacks
 */
export function createWords(locale, text, report = (fault) => console.error(fault), spare = "") {
  const functions = {
    OR: (/** @type {any[]} */ [list]) => (list instanceof List ? new List(list.value, "disjunction") : list),
    FORM: (/** @type {any[]} */ [colour, form]) => pattern(`colour-${colour.value}.${form}`) ?? colour,
  };
  const bundle = new FluentBundle(locale, { useIsolating: false, functions });
  for (const error of bundle.addResource(new FluentResource(text))) report(error.message);
  let completed = !spare;

  /** A message; once one is missing, those of the spare text are added. @param {string} name */
  const messageOf = (name) => {
    if (bundle.hasMessage(name) || completed) return bundle.getMessage(name);
    completed = true;
    bundle.addResource(new FluentResource(spare)); // what is there already stays
    return bundle.getMessage(name);
  };

  /** @param {string} id of a message, or of its attribute: `lesson-bug.title` @returns {any} */
  const pattern = (id) => {
    const [name, attribute] = id.split(".");
    const message = messageOf(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  };

  /** @param {string} id @param {Record<string, Argument>} [args] */
  function t(id, args) {
    const found = pattern(id);
    if (found === undefined || found === null) {
      report(`There is no message ${id}.`);
      return id;
    }
    /** @type {Error[]} */
    const errors = [];
    const words = bundle.formatPattern(found, args ? fluent(args) : null, errors);
    for (const error of errors) report(`${id}: ${error.message}`);
    return words;
  }

  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const collator = new Intl.Collator(locale, { numeric: true });
  return {
    locale,
    t,
    /** An argument that is written "59%". @param {number} share from 0 to 1 */
    percent: (share) => new FluentNumber(share, { style: "percent" }),
    /** An argument that is written by the name of a colour. @param {import("../game/seats.js").Colour} key */
    colour: (key) => new Colour(key),
    number: (/** @type {number} */ value) => numbers.format(value),
    compare: (/** @type {string} */ one, /** @type {string} */ other) => collator.compare(one, other),
    /** A few names are listed, of many the first. @param {readonly string[]} names */
    few: (names) =>
      names.length <= 5 ? names : [...names.slice(0, 4), t("more-of-them", { count: names.length - 4 })],
  };
}
