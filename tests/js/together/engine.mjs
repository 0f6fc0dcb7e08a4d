// The real engine, for tests that need its answers: a Python child process, asked over standard input and output.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** The process that the files of one test process share, and how many of them use it. @type {ReturnType<typeof start> | null} */
let python = null;
let users = 0;

/** @returns functions that answer a request and, after the last user, end the process */
export function startPython() {
  users += 1;
  const shared = (python ??= start());
  return {
    ask: shared.ask,
    end() {
      users -= 1;
      if (users) return;
      shared.end();
      python = null;
    },
  };
}

function start() {
  const child = spawn("python3", ["-m", "bug_engine", "serve-stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  /** @type {Map<number, (message: any) => void>} */
  const waiting = new Map();
  /** Questions with the same text have the same answer. @type {Map<string, Promise<any>>} */
  const known = new Map();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const message = JSON.parse(line);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  const asked = (/** @type {string} */ text, /** @type {number} */ id) =>
    new Promise((resolve) => {
      waiting.set(id, resolve);
      child.stdin.write(`{"id": ${id}, ${text}}\n`);
    });
  let id = 0;
  return {
    /** @param {string} method @param {any} params @returns {Promise<any>} the message with the result or the error */
    ask(method, params) {
      const text = `"method": ${JSON.stringify(method)}, "params": ${JSON.stringify(params)}`;
      const before = known.get(text);
      if (before) return before;
      const answer = asked(text, (id += 1));
      if (known.size > 20_000) known.clear();
      known.set(text, answer);
      return answer;
    },
    end: () => child.stdin.end(),
  };
}
