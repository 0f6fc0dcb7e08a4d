// Letters as texts: within messages, the id of a rematch, and the link to watch.
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { letterIn } from "../../../web/together/quoted.js";
import { codeIn, idIn, isCodeLink, isInvitation, isLetter, nextId } from "../../../web/together/shared.js";
import { termsWords, whatWords } from "../../../web/together/words.js";

test("marks after a letter are not part of it, however many there are", () => {
  const marks = "!".repeat(60_000);
  assert.equal(letterIn(`hexhex3,genius,id=k3${marks}`), "hexhex3,genius,id=k3");
  assert.equal(letterIn(`,id=k3${marks}a`), `,id=k3${marks}a`);
});

test("a letter without a turn, and an offer, invite to a game", () => {
  for (const text of ["hexhex3,genius,id=k3f9,from=x,x=Ann,sum=1s", "#hexhex3%2Cgenius%2Cid%3Dk3", "#offer/abc"])
    assert.ok(isInvitation(text), text);
  for (const text of [
    "hexhex3,genius,id=k3f9,from=x,C3,sum=1s",
    "hexhex3,genius,id=k3,A1~30",
    "hexhex3,genius",
    "answer/abc",
    "",
  ])
    assert.ok(!isInvitation(text), text);
});

test("a letter is found in a message with other text", () => {
  const letter = "hexhex3,genius,id=k3f9,from=x,C3,sum=1sstj1w";
  for (const text of [
    letter,
    `#${letter}`,
    `https://bug.example/#${letter}`,
    `Your turn!\n\n . x .\n\nhttps://bug.example/#${letter}\n\nSee you`,
    `(https://bug.example/#${letter}).`,
    `Here: *https://bug.example/#${letter}*, and good luck`,
  ])
    assert.equal(letterIn(text), letter, text);
  assert.equal(letterIn("https://bug.example/#hexhex3,genius,C3"), null);
  assert.equal(
    letterIn("https://bug.example/#hexhex3,genius,id="),
    "hexhex3,genius,id",
    "the engine says that it is cut",
  );
  assert.equal(idIn("hexhex3%2Cgenius%2Cid%3Dk3f9%2CC3"), "k3f9");
  assert.equal(idIn(encodeURIComponent("hexhex3%2Cgenius%2Cid%3Dk3f9%2CC3")), "k3f9");
  assert.ok(isLetter("HEXHEX3,GENIUS,ID=K3F9"), "the engine says that it was changed");
});

test("of several letters in a text, the longest one of the first game counts", () => {
  const start = "hexhex3,genius,id=k3f9,from=x";
  const [one, two] = ["C3,sum=1sstj1w", "C3.B2-B1,sum=0000000"].map((end) => `${start},${end}`);
  const next = "hexhex3,genius,id=k3f9-2,from=o,sum=0000000";
  const other = "hexhex3,genius,id=zz,C3.B2-B1.D4.A1.D1,sum=0000000";
  const mail = (/** @type {string[]} */ ...links) =>
    links.map((each) => `Bug:\n> https://bug.example/#${each}\n`).join("");
  assert.equal(letterIn(mail(two, one, start)), two, "the answer above");
  assert.equal(letterIn(mail(start, one, two)), two, "the answer below");
  assert.equal(letterIn(mail(one, next, two)), next, "a rematch");
  assert.equal(letterIn(mail(one, other)), one, "another game");
  assert.equal(letterIn(mail(other, one)), other);
  assert.equal(letterIn(mail(encodeURIComponent(one), two)), two);
  assert.equal(letterIn(mail(two, `${one}&fbclid=IwAR0123456789abcdefghij`)), two, "a chat added to the older one");
  assert.equal(letterIn(mail(two, `${one}">https://bug.example/</a><br>`)), two, "a mail has tags");
});

test("text that a chat adds to a code's link, and its escapes, are not part of the code", () => {
  const code = "A".repeat(80);
  for (const link of [
    `#offer/${code}&fbclid=1`,
    `https://bug.example/?a=1#offer/${code}?utm_source=x`,
    `#offer%2F${code}`,
    `"#offer/${code}"`,
  ])
    assert.deepEqual(codeIn(link), { type: "offer", code }, link);
  assert.equal(codeIn(`#offer/${"A".repeat(351)}`), null);
  assert.ok(isCodeLink(`#OFFER/${code}`));
});

test("a rematch has the next id", () => {
  assert.deepEqual(["k3f9", "k3f9-2", "k3f9-11"].map(nextId), ["k3f9-2", "k3f9-3", "k3f9-12"]);
});

test("an invitation leaves out the name of the usual rules, which says nothing to a newcomer", () => {
  const terms = { board: "hexhex3", days: null, clock: "" };
  assert.equal(termsWords(catalogue, { ...terms, ruleset: "genius" }), "Board: Small.");
  assert.equal(termsWords(catalogue, { ...terms, ruleset: "ludii" }), "Board: Small. Rules: Ludii.");
  assert.deepEqual([whatWords("genius", "hexhex3"), whatWords("ludii", "hexhex3")], ["Small", "Ludii, Small"]);
});
