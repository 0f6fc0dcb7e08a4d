/** Words from Fluent texts (projectfluent.org): messages by their ids, their arguments filled in, with the language's plurals and lists. */

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

/**
 * Parses a message when it is first needed, together with the messages that it names: a visit needs few of them, and the first
 * frame waits for the words. A message that the text lacks comes from the spare text.
 */
class Bundle extends FluentBundle {
  /** @type {Map<string, string>} */
  #texts;
  /** @type {() => Map<string, string>} */
  #spare;

  /** @param {string} locale @param {Record<string, any>} functions @param {string} text @param {string} spare @param {(fault: string) => void} report */
  constructor(locale, functions, text, spare, report) {
    super(locale, { useIsolating: false, functions });
    this.#texts = textsOf(text, report);
    this.#spare = once(() => textsOf(spare, report));
  }

  /** @param {string} name @override */
  getMessage(name) {
    this.#parse(name);
    return super.getMessage(name);
  }

  /** @param {string} name */
  #parse(name) {
    if (super.hasMessage(name)) return;
    const from = this.#texts.has(name) ? this.#texts : this.#spare();
    const text = from.get(name);
    if (text === undefined) return;
    from.delete(name);
    this.addResource(new FluentResource(text));
    for (const [, other] of text.matchAll(/\{\s*(-?[a-z][\w-]*)/gi)) this.#parse(other);
  }
}

/** Each message's text, by its name. @param {string} text @param {(fault: string) => void} report */
function textsOf(text, report) {
  const starts = [...text.matchAll(/^(-?[a-z][\w-]*) *=/gim)];
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const [i, { 1: name, index }] of starts.entries()) {
    if (texts.has(name)) report(`There are two messages ${name}.`);
    else texts.set(name, text.slice(index, starts[i + 1]?.index));
  }
  return texts;
}

/** @template T @param {() => T} make @returns {() => T} */
function once(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
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
    Object.entries(given).map(([name, value]) => [name, Array.isArray(value) ? new List(value) : value]),
  );

/** Text from outside with dots for the signs that turn round the words after them, as a drawing of the engine shows them. @param {string} text */
export const visible = (text) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "·");

/**
 * The words of one language.
 * @param {string} locale for `Intl` and the plurals @param {string} text the language's messages @param {(fault: string) => void} [report] is called
 *   for a message or an argument that is missing @param {string} [spare] messages for those that the text lacks
 */
export function createWords(locale, text, report = (fault) => console.error(fault), spare = "") {
  const functions = {
    OR: (/** @type {any[]} */ [list]) => (list instanceof List ? new List(list.value, "disjunction") : list),
    FORM: (/** @type {any[]} */ [colour, form]) => pattern(`colour-${colour.value}.${form}`) ?? colour,
  };
  const bundle = new Bundle(locale, functions, text, spare, report);

  /** @param {string} id of a message, or of its attribute: `lesson-bug.title` @returns {any} */
  const pattern = (id) => {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  };

  /** @param {string} id @param {Record<string, Argument>} [args] */
  function t(id, args = {}) {
    const found = pattern(id);
    if (found === undefined || found === null) {
      report(`There is no message ${id}.`);
      return id;
    }
    /** @type {Error[]} */
    const errors = [];
    const words = visible(bundle.formatPattern(found, fluent(args), errors));
    for (const error of errors) report(`${id}: ${error.message}`);
    return words;
  }

  // A browser takes long to make them.
  const numbers = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  return {
    locale,
    t,
    /** An argument that is written "59%". @param {number} share from 0 to 1 */
    percent: (share) => new FluentNumber(share, { style: "percent" }),
    /** An argument that is written as the name of a colour. @param {import("../game/seats.js").Colour} key */
    colour: (key) => new Colour(key),
    number: (/** @type {number} */ value) => numbers().format(value),
    /** Texts in one: sentences with a "space" between them, parts with a "comma", a name and what it is with a "colon". "" is left out. @param {readonly string[]} texts @param {"space" | "comma" | "colon"} [by] */
    joined: (texts, by = "comma") => texts.filter(Boolean).join(t(by)),
    /** All of a few names; of many, the first ones. @param {readonly string[]} names */
    few: (names) =>
      names.length <= 5 ? names : [...names.slice(0, 4), t("more-of-them", { count: names.length - 4 })],
  };
}
