// The words of the page: each message exists, is complete and is used, with the arguments that it writes.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { catalogue } from "../../../web/engine/catalogue.js";
import { lessons } from "../../../web/learn/lessons.js";
import { COLOURS } from "../../../web/game/seats.js";
import { YES_NO } from "../../../web/game/ruleset-text.js";
import { GLOSSARY, RULES, SOLVED, SWITCHES } from "../../../web/learn/rulebook.js";
import { joined, language, languageFor, LANGUAGES, number, speak, t } from "../../../web/strings/index.js";
import { createWords } from "../../../web/strings/words.js";
import { callsOfPage, joinsOfPage, wordsOfTemplates } from "./calls.mjs";

const STRINGS = new URL("../../../web/strings/", import.meta.url);
const CODES = LANGUAGES.map(({ code }) => code);

/** @param {string} code @returns {[file: string, text: string][]} */
const filesOf = (code) =>
  readdirSync(new URL(`${code}/`, STRINGS)).map((name) => [
    name,
    readFileSync(new URL(`${code}/${name}`, STRINGS), "utf8"),
  ]);

/** @typedef {{written: Set<string>, chosenBy: Set<string>}} Arguments of a message: the arguments that it writes, and those that only choose a form */

/** A language's messages and attributes, by id, with their arguments. @param {string} code @returns {Map<string, Arguments>} */
function messagesOf(code) {
  const all = filesOf(code).flatMap(([, text]) => new FluentResource(text).body);
  const known = new Map(all.map((each) => [each.id, each]));
  /** @param {any} part @param {Arguments} found @returns {Arguments} */
  const collect = (part, found) => {
    if (Array.isArray(part)) for (const each of part) collect(each, found);
    else if (part && typeof part === "object") {
      if (part.type === "var") found.written.add(part.name);
      if (part.type === "mesg") collect(known.get(part.name)?.value, found);
      const { selector, ...rest } = part;
      if (selector?.type === "var") found.chosenBy.add(selector.name);
      else collect(selector, found);
      for (const each of Object.values(rest)) collect(each, found);
    }
    return found;
  };
  const patternOf = (/** @type {any} */ pattern) => collect(pattern, { written: new Set(), chosenBy: new Set() });
  /** @type {Map<string, Arguments>} */
  const messages = new Map();
  for (const { id, value, attributes } of all) {
    if (value !== null) messages.set(id, patternOf(value));
    for (const [name, pattern] of Object.entries(attributes)) messages.set(`${id}.${name}`, patternOf(pattern));
  }
  return messages;
}

/** @param {Arguments | undefined} of @returns {string[]} */
const allOf = (of) => [...new Set([...(of?.written ?? []), ...(of?.chosenBy ?? [])])];
const english = messagesOf("en");
const { calls, faults } = callsOfPage();
/** Whether words.js itself or the build (web/build/words.py) uses a message. @param {string} id */
const isOwn = (id) =>
  /^(fallback|manifest)-/.test(id) || /^colour-\w+(\.\w+)?$/.test(id) || /^(more-of-them|space|comma|colon)$/.test(id);
/** @param {{file: string, line: number, text: string}} call @param {string} what */
const at = ({ file, line, text }, what) => `web/${file}:${line}: ${text}: ${what}`;

test("every line of a language is part of a message that parses, and no message appears twice", () => {
  for (const code of CODES)
    for (const [name, text] of filesOf(code)) {
      const { body } = new FluentResource(text);
      const begun = text.split("\n").filter((line) => line && !/^[#\s}]/.test(line));
      const ids = begun.map((line) => line.match(/^([a-zA-Z][\w-]*) *= */)?.[1] ?? `no message: ${line}`);
      assert.deepEqual(
        body.map(({ id }) => id),
        ids,
        `${code}/${name}`,
      );
      for (const { id, value, attributes } of body)
        assert.ok(value !== null || Object.keys(attributes).length, `${code}/${name}: ${id} is empty`);
    }
  for (const code of CODES) {
    const ids = filesOf(code).flatMap(([, text]) => new FluentResource(text).body.map(({ id }) => id));
    assert.deepEqual(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      [],
      code,
    );
  }
});

test("every language has the messages and attributes of the English one, and they write the same arguments", () => {
  for (const code of CODES) {
    const messages = messagesOf(code);
    // A language may have more forms of the colours.
    const plain = [...messages.keys()].filter((id) => !/^colour-\w+\./.test(id));
    const missing = [...english.keys()].filter((id) => !messages.has(id)).map((id) => `${id} is missing`);
    const needless = plain.filter((id) => !english.has(id)).map((id) => `${id} is not in English`);
    assert.deepEqual([...missing, ...needless], [], code);
    const wrong = plain.flatMap((id) => {
      const [here, there] = [messages.get(id), english.get(id)];
      const idle = allOf(here).filter((name) => !allOf(there).includes(name));
      const absent = [...(there?.written ?? [])].filter((name) => !allOf(here).includes(name));
      return [...idle.map((name) => `${id} writes $${name}`), ...absent.map((name) => `${id} lacks $${name}`)];
    });
    assert.deepEqual(wrong, [], code);
  }
});

test("no message writes a percentage itself: Intl writes it in each language", () => {
  for (const code of CODES)
    for (const [name, text] of filesOf(code))
      assert.deepEqual(
        text.split("\n").filter((line) => !line.startsWith("#") && line.includes("%")),
        [],
        `${code}/${name}`,
      );
});

test("in French a space before ; : ! ? and inside « » never breaks a line", () => {
  for (const [name, text] of filesOf("fr"))
    assert.deepEqual(
      text.split("\n").filter((line) => !line.startsWith("#") && /(?<!=) [;:!?»](?=[\s{]|$)|« /.test(line)),
      [],
      name,
    );
});

test("every form of a colour that a language uses exists", () => {
  for (const code of CODES) {
    const messages = messagesOf(code);
    const asked = filesOf(code).flatMap(([, text]) =>
      [...text.replaceAll(/^#.*/gm, "").matchAll(/FORM\(\$\w+, "(\w+)"\)/g)].map(([, form]) => form),
    );
    const absent = [...new Set(asked)].flatMap((form) =>
      COLOURS.filter((colour) => !messages.has(`colour-${colour}.${form}`)).map((colour) => `${colour}.${form}`),
    );
    assert.deepEqual(absent, [], code);
  }
});

test("each call shows its message and its arguments in the source", () => {
  assert.deepEqual(faults, []);
});

test("no template contains words", () => {
  assert.deepEqual(wordsOfTemplates(), []);
});

test("no module joins texts itself: each language has its own space, comma and colon", () => {
  assert.deepEqual(joinsOfPage(), []);
});

test("texts are joined as each language joins them", async () => {
  const seen = [];
  for (const code of CODES) {
    await speak(code);
    seen.push([joined(["A.", "", "B."], "space"), joined(["a", "", "b", "c"]), joined(["a", "b"], "colon")].join("|"));
  }
  await speak("en");
  const western = "A. B.|a, b, c|a: b";
  const french = "A. B.|a, b, c|a\u00a0: b";
  assert.deepEqual(seen, [western, western, french, western, western, "A.B.|a、b、c|a：b", "A.B.|a，b，c|a：b"]);
});

test("every message that the page uses exists, and every message is used", () => {
  const ids = [...english.keys()];
  const missing = calls.filter(({ id }) => !ids.some((each) => id.test(each)));
  assert.deepEqual(
    missing.map((call) => at(call, "no such message")),
    [],
  );
  assert.deepEqual(
    ids.filter((each) => !isOwn(each) && !calls.some(({ id }) => id.test(each))),
    [],
    "unused",
  );
});

test("every argument of a message is given, and every given argument is written", () => {
  const wrong = calls.flatMap((call) => {
    const asked = [...english].filter(([id]) => call.id.test(id));
    const absent = asked.flatMap(([id, args]) =>
      allOf(args)
        .filter((name) => !call.args.includes(name))
        .map((name) => at(call, `${id} lacks $${name}`)),
    );
    const idle = call.args.filter((name) => !asked.some(([, args]) => allOf(args).includes(name)));
    return [...absent, ...idle.map((name) => at(call, `nothing writes $${name}`))];
  });
  assert.deepEqual(wrong, []);
});

test("every name in the engine's catalogue, the lessons and the rules has words, and no other name has", () => {
  /** @param {string} prefix @param {RegExp} [kept] */
  const named = (prefix, kept = /./) =>
    [...english.keys()]
      .filter((id) => id.startsWith(prefix) && !id.includes(".") && kept.test(id))
      .map((id) => id.slice(prefix.length));
  const rulesets = catalogue.rulesets.map(({ name }) => name);
  assert.deepEqual(named("level-"), [...catalogue.levels.map(({ name }) => name), "companion"]);
  assert.deepEqual(named("overlooks-"), [...new Set(catalogue.levels.map(({ bot }) => bot))]);
  assert.deepEqual(named("ruleset-", /^ruleset-(?!custom)/), rulesets);
  assert.deepEqual(
    rulesets.filter((name) => !english.has(`ruleset-${name}.source`)),
    [],
  );
  assert.deepEqual(
    YES_NO.filter((name) => !english.has(`switch-${name}`) || !english.has(`switch-${name}.rule`)),
    [],
  );
  const steps = lessons.flatMap(({ name, steps: each }) => each.map((_, i) => `${name}-${i + 1}`));
  assert.deepEqual(
    named("lesson-title-"),
    lessons.map(({ name }) => name),
  );
  assert.deepEqual(named("lesson-step-"), steps);
  assert.deepEqual(
    named("rule-"),
    [...RULES, ...SWITCHES].map(({ id }) => id),
  );
  assert.deepEqual(named("word-"), GLOSSARY);
  assert.deepEqual(named("solved-"), SOLVED);
});

test("every code of the engine has words, and no other code has", () => {
  const protocol = readFileSync(new URL("../engine/protocol.js", STRINGS), "utf8");
  /** @param {string} type */
  const codes = (type) =>
    [...(protocol.match(new RegExp(`@typedef \\{(.*)\\} ${type} `))?.[1].matchAll(/"(\w+)"/g) ?? [])].map(
      (each) => each[1],
    );
  /** @param {string} prefix */
  const worded = (prefix) =>
    [...english.keys()].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  for (const [type, prefix] of [
    ["WrongCode", "wrong-"],
    ["RefusalCode", "why-"],
    ["ReportCode", "report-says-"],
  ])
    assert.deepEqual(worded(prefix).sort(), codes(type).sort(), type);
});

test("words have the plurals, lists and forms that a message asks for", () => {
  const {
    t: say,
    percent,
    colour,
    few,
  } = createWords(
    "en-GB",
    [
      "colour-red = Red",
      "    .adjective = red",
      "more-of-them = { $count } more",
      "cells = { $count ->",
      "    [one] { $count } cell",
      "   *[other] { $count } cells",
      "  }",
      "both = { $cells }; { OR($cells) }",
      'bug = { $seat }: a { FORM($seat, "adjective") } bug, { $share }',
    ].join("\n"),
    assert.fail,
  );
  assert.deepEqual(
    [1, 2, 1234].map((count) => say("cells", { count })),
    ["1 cell", "2 cells", "1,234 cells"],
  );
  assert.equal(say("both", { cells: ["A1", "A2", "A3"] }), "A1, A2 and A3; A1, A2 or A3");
  assert.equal(say("bug", { seat: colour("red"), share: percent(0.594) }), "Red: a red bug, 59%");
  assert.equal(
    say("both", { cells: few(["A1", "A2", "A3", "A4", "A5", "A6", "A7"]) }).split(";")[0],
    "A1, A2, A3, A4 and 3 more",
  );
});

test("a text from outside does not turn round the sentence that names it", () => {
  const { t: say } = createWords("en-GB", "hello = Hello, { $name }", assert.fail);
  assert.equal(say("hello", { name: "\u202eD4\u2066 abc\u2069" }), "Hello, ·D4· abc·");
  assert.equal(say("hello", { name: ["A\u202d", "B\u202a"] }), "Hello, A· and B·");
  const kept = "אב\u200f 👩‍💻 Zoë";
  assert.equal(
    say("hello", { name: kept }),
    `Hello, ${kept}`,
    "a mark turns nothing round; signs of a name stay joined",
  );
});

test("a missing message or argument is reported, and a text is still shown", () => {
  /** @type {string[]} */
  const heard = [];
  const { t: say } = createWords("en-GB", "hello = Hello, { $name }", (fault) => heard.push(fault));
  assert.equal(say("bye"), "bye");
  assert.equal(say("hello"), "Hello, {$name}");
  assert.equal(heard.length, 2);
});

test("a message is parsed with those that it names, even in circles, and two messages with one name are reported", () => {
  /** @type {string[]} */
  const heard = [];
  const { t: say } = createWords(
    "en-GB",
    [
      "first = { second } and { third.title }",
      "second = {-bug} { $count ->",
      "   *[other] { fourth }",
      "  }",
      "third = { first }",
      "    .title = Title",
      "fourth = 4",
      "-bug = Bug",
      "fourth = 5",
    ].join("\n"),
    (fault) => heard.push(fault),
  );
  assert.equal(say("first", { count: 1 }), "Bug 4 and Title");
  assert.equal(say("fourth"), "4");
  assert.deepEqual(heard, ["There are two messages fourth."]);
});

test("only a message that a language lacks is shown in English", () => {
  const { t: say } = createWords("de", "hello = Hallo", assert.fail, "hello = Hello\nbye = Bye, { $name }");
  assert.deepEqual([say("hello"), say("bye", { name: "Ann" }), say("hello")], ["Hallo", "Bye, Ann", "Hallo"]);
});

test("the page uses the first wanted language that exists", () => {
  assert.equal(languageFor(["xx", "en-US", "de"]).code, "en");
  assert.equal(languageFor(["zh-CN", "en"]).code, "zh");
  assert.equal(languageFor(["xx"]), LANGUAGES[0]);
  assert.equal(t("app-name"), "Bug");
});

test("the language changes without a new page, and stays if its words do not arrive", async () => {
  assert.deepEqual([language.code, t("turns")], ["en", "Turns"]);
  await speak("de");
  assert.deepEqual([language.code, t("turns"), number(1.5)], ["de", "Züge", "1,5"]);
  const [missing] = LANGUAGES.filter(({ code }) => code === "fr");
  const { words } = missing;
  missing.words = () => Promise.reject(new Error("no network"));
  await assert.rejects(speak("fr"));
  assert.deepEqual([language.code, t("turns")], ["de", "Züge"]);
  missing.words = words;
  await speak("en");
  assert.equal(t("turns"), "Turns");
});
