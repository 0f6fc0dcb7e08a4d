// Sealed values are used without a check, so a version whose scenes have another form must not take those of the version before for its own.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FORM, sealed, unsealed } from "../../../web/ui/sealed.js";

const source = readFileSync(new URL("../../../web/engine/protocol.js", import.meta.url), "utf8");
/** The types of the wire: each name with its text. */
const TYPES = new Map(
  [...source.matchAll(/\/\*\*(?:(?!\*\/)[^])*?@typedef (?:(?!\*\/)[^])*?\*\//g)].map(([text]) => [nameOf(text), text]),
);

/** @param {string} text of a type @returns {string} */
function nameOf(text) {
  return /@typedef \{object\} (\w+)/.exec(text)?.[1] ?? /\} (\w+)/.exec(text)?.[1] ?? "";
}

/** What a type consists of, without the words that explain it. @param {string} name @param {Map<string, string[]>} [found] */
function formOf(name, found = new Map()) {
  const text = TYPES.get(name);
  if (!text || found.has(name)) return found;
  const parts = [...text.matchAll(/@(?:typedef|property) \{.*?\}(?: \[?\w+\]?)?(?=$|\s)/gm)].map(([part]) => part);
  found.set(name, parts);
  for (const other of parts.join(" ").match(/\w+/g) ?? []) formOf(other, found);
  return found;
}

test("whoever changes the form of a scene or a drawn board raises FORM, and writes the new sum here", () => {
  const forms = [...formOf("Geometry", formOf("Scene"))].sort();
  assert.ok(forms.length > 12, "types were found");
  const sum = createHash("sha256").update(JSON.stringify(forms)).digest("hex").slice(0, 16);
  assert.deepEqual([FORM, sum], [1, "61b449904373d848"]);
});

test("a value comes back as it was sealed, and no other one", () => {
  const [value, sum] = JSON.parse(JSON.stringify(sealed({ stones: "x.", bugs: [1] })));
  assert.deepEqual(unsealed([value, sum]), { stones: "x.", bugs: [1] });
  assert.equal(unsealed([{ ...value, stones: "o." }, sum]), null);
  for (const other of [null, undefined, 1, "x", [], [value], { 0: value }, value]) assert.equal(unsealed(other), null);
});
