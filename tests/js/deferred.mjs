/** A promise that the test settles. @returns {{promise: Promise<any>, resolve(result: any): void, reject(error: any): void}} */
export function deferred() {
  /** @type {any} */
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}
