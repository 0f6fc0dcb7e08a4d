import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { dropBot, keepBot, keptBots } from "../../../web/bots/own/effects.js";

test("bots are kept whole, with the wheels that they came from", async () => {
  const wheels = [
    { name: "bug_bot-1.0-py3-none-any.whl", data: "UEs=" },
    { name: "other-2.0-py3-none-any.whl", data: "AAAA" },
  ];
  const bots = [
    { id: "own:bug-bot", title: "bug-bot", text: null, wheels },
    { id: "own:a.py", title: "a.py", text: "def think(): ...", wheels: null },
  ];
  for (const bot of bots) await keepBot(bot);
  assert.deepEqual((await keptBots()).found, bots);
  assert.equal(await dropBot(bots[0]), null);
  assert.deepEqual((await keptBots()).found, bots.slice(1));
});

test("a stored bot has its key as its id, so that it can be removed, and a short title", async () => {
  const bots = stored("bug-bots");
  bots.clear();
  bots.set("own:a", { id: "own:b", title: "x".repeat(1_000_000), text: "", wheels: null });
  bots.set("own:c", "damaged");
  const [bot, ...others] = (await keptBots()).found;
  assert.deepEqual([bot.id, bot.title.length, others], ["own:a", 300, []]);
  await dropBot(bot);
  assert.deepEqual([...bots.keys()], ["own:c"]);
});

test("a stored bot that another one replaces is handed back, so that Undo can bring it back", async () => {
  const bot = { id: "own:mybot.py", title: "mybot.py", text: "def think(): ...", wheels: null };
  stored("bug-bots").clear();
  assert.equal(await keepBot(bot), null);
  assert.deepEqual(await keepBot({ ...bot, text: "# another" }), bot);
});

test("a bot is dropped only as it is known; otherwise the stored one is handed back", async () => {
  const bot = { id: "own:mybot.py", title: "mybot.py", text: "def think(): ...", wheels: null };
  const newer = { ...bot, text: "# newer" };
  stored("bug-bots").clear();
  await keepBot(newer);
  assert.deepEqual(await dropBot(bot), newer);
  assert.deepEqual((await keptBots()).found, [newer]);
  assert.equal(await dropBot(newer), null);
  assert.equal(await dropBot(newer), null); // another tab was first
  assert.deepEqual((await keptBots()).found, []);
});

test("a stored bot without code, or with something other than wheels, can't be read and stays stored", async () => {
  const bots = stored("bug-bots");
  bots.clear();
  const whole = { id: "own:a", title: "a", text: null, wheels: [{ name: "a.whl", data: "UEs=" }] };
  const damaged = {
    neither: { text: null, wheels: null },
    none: { text: null, wheels: [] },
    ...Object.fromEntries(
      ["", "..", ".whl", "a.py", "a/b.whl"].map((name) => [name, { text: null, wheels: [{ name, data: "" }] }]),
    ),
  };
  for (const [id, code] of Object.entries(damaged)) bots.set(id, { id, title: "a", ...code });
  bots.set(whole.id, whole);
  assert.deepEqual((await keptBots()).found, [whole]);
  assert.equal(bots.size, Object.keys(damaged).length + 1);
});
