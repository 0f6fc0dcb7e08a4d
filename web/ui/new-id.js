/** Returns an id that nothing else has. `crypto.randomUUID` is missing at http addresses of a network. */
export const newId = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");
