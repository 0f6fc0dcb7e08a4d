import { EngineError } from "../../web/engine/client.js";
import { deferred } from "./deferred.mjs";

/** An engine that does what the test says. */
export class FakeEngine {
  /** @type {{method: string, params: any, push(progress: any): void, resolve(result: any): void, reject(error: any): void, ended: string, offered: any[]}[]} */
  works = [];
  /** @type {string[]} */
  called = [];
  disposed = false;
  wakes = deferred();

  /** @param {string} method */
  call(method) {
    this.called.push(method);
    return method === "hello" ? this.wakes.promise : Promise.resolve(null);
  }

  /** @param {string} method @param {any} params @param {(progress: any) => void} push */
  work(method, params, push) {
    const { promise, resolve, reject } = deferred();
    const mine = { method, params, push, resolve, reject, ended: "", offered: /** @type {any[]} */ ([]) };
    this.works.push(mine);
    const end = (/** @type {string} */ how) => () => {
      mine.ended = how;
      mine.resolve({ cancelled: true });
    };
    return {
      promise,
      stop: end("stop"),
      cancel: end("cancel"),
      offer: (/** @type {any[]} */ ...what) => mine.offered.push(what),
    };
  }

  dispose() {
    this.disposed = true;
    this.wakes.reject(new EngineError("closed", ""));
  }

  async wake() {
    this.wakes.resolve({});
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
