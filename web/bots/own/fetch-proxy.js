// Fetches what a package manager in a sandbox requests, as long as a package is being installed: the sandbox itself has no
// network. The page gets each wheel too, to store it.

self.onmessage = ({ data: port }) => {
  port.onmessage = async (/** @type {MessageEvent} */ { data: { id, url, accept } }) => {
    try {
      if (!url.startsWith("https://")) throw new Error("only https");
      const options = /** @type {const} */ ({ credentials: "omit", referrerPolicy: "no-referrer" });
      const response = await fetch(url, { ...options, headers: accept ? { Accept: accept } : {} });
      const body = await response.arrayBuffer();
      const { pathname } = new URL(url);
      if (response.ok && pathname.endsWith(".whl")) self.postMessage({ name: pathname.split("/").at(-1), body });
      port.postMessage({ id, status: response.status, type: response.headers.get("Content-Type") ?? "", body });
    } catch (error) {
      port.postMessage({ id, status: 0, type: String(error), body: null });
    }
  };
};
