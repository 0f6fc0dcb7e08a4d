// Letters as texts: in what people send, the next one of a rematch, and the link for people who watch.
import assert from "node:assert/strict";
import { test } from "node:test";
import { idIn, letterIn, nextId } from "../../../web/together/shared.js";
import { watchAddress } from "../../../web/together/words.js";

test("a letter is found in what people send", () => {
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
});

test("a rematch has the next id", () => {
  assert.deepEqual(["k3f9", "k3f9-2", "k3f9-11"].map(nextId), ["k3f9-2", "k3f9-3", "k3f9-12"]);
});

test("the link for people who watch is not a letter", () => {
  const page = { protocol: "https:", href: "https://example.org/bug/#hexhex3,genius,id=k3f9,C3" };
  const before = Object.getOwnPropertyDescriptor(globalThis, "location");
  Object.defineProperty(globalThis, "location", { value: page, configurable: true });
  const text = "hexhex3,genius,mover=o,id=k3f9,from=o,x=Ann,clock=4+0/1,C3~4.B2-B1~9.x:back1~9";
  const address = watchAddress({ text, turns: ["C3", "B2-B1"] });
  const unplayed = watchAddress({ text: "hexhex3,genius,id=k3f9,from=x", turns: [] });
  if (before) Object.defineProperty(globalThis, "location", before);
  else Reflect.deleteProperty(globalThis, "location");
  assert.equal(address, "https://example.org/bug/#hexhex3,genius,mover=o,C3.B2-B1");
  assert.equal(unplayed, "https://example.org/bug/#hexhex3,genius");
  assert.equal(letterIn(address), null, "it can't be taken for a letter");
});
