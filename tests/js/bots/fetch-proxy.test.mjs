// The fetch proxy requests files only from the package index and the host of its files.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** @type {any} */
const scope = globalThis;
/** @type {{url: string, options: RequestInit & {headers: Record<string, string>}}[]} */
let asked = [];
/** @type {any[]} */
let given = [];
let fails = false;
scope.self = { postMessage: (/** @type {any} */ wheel) => given.push(wheel) };
scope.fetch = async (/** @type {string} */ url, /** @type {any} */ options) => {
  asked.push({ url, options });
  if (fails) throw new TypeError("redirected");
  return new Response("what is there", { headers: { "Content-Type": "text/plain" } });
};
await import(String(new URL("../../../web/bots/own/fetch-proxy.js", import.meta.url))); // not a module

/** @param {string} url @param {string | null} [accept] @returns {Promise<any>} the proxy's answer */
function answer(url, accept = null) {
  return new Promise((resolve) => {
    /** @type {any} */
    const port = { postMessage: resolve };
    scope.self.onmessage({ data: port });
    port.onmessage({ data: { id: 7, url, accept } });
  });
}

beforeEach(() => {
  [asked, given, fails] = [[], [], false];
});

test("the index is requested without cookies and without redirects, and a wheel goes to the page, too", async () => {
  const page = await answer("https://pypi.org/simple/bug-bot/", "application/json");
  assert.deepEqual([page.id, page.status, page.type], [7, 200, "text/plain"]);
  assert.equal(new TextDecoder().decode(page.body), "what is there");
  await answer("https://files.pythonhosted.org/a/bug_bot-1.0-py3-none-any.whl");
  assert.deepEqual(
    asked.map(({ options }) => [options.credentials, options.referrerPolicy, options.redirect, options.headers]),
    [
      ["omit", "no-referrer", "error", { Accept: "application/json" }],
      ["omit", "no-referrer", "error", {}],
    ],
  );
  assert.deepEqual(
    given.map(({ name }) => name),
    ["bug_bot-1.0-py3-none-any.whl"],
  );
});

for (const url of [
  "https://elsewhere.example/simple/bug-bot/",
  "http://pypi.org/simple/bug-bot/",
  "https://pypi.org.elsewhere.example/",
  "https://pypi.org@elsewhere.example/",
  "https://pypi.org:8443/",
  "https://test.pypi.org/",
  "data:text/plain,x",
  "file:///etc/passwd",
  "no address",
])
  test(`${url} is not requested`, async () => {
    const { id, status, body } = await answer(url);
    assert.deepEqual([id, status, body], [7, 0, null]);
    assert.deepEqual([asked, given], [[], []]);
  });

test("a redirect is not followed", async () => {
  fails = true;
  const { status, body } = await answer("https://files.pythonhosted.org/a.whl");
  assert.deepEqual([status, body, given], [0, null, []]);
});
