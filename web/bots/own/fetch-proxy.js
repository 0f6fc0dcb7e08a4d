// Fetches the files that a package manager in a sandbox requests for a package: the sandbox itself has no network. It fetches only from
// the package index and the host of its files, and ends before any code of the package runs. The page gets each wheel, to store it.

const HOSTS = ["pypi.org", "files.pythonhosted.org"];

/** @param {string} url */
function checkHost(url) {
  const { protocol, host } = new URL(url);
  if (protocol !== "https:" || !HOSTS.includes(host)) throw new Error(`${host} is not the package index`);
}

self.onmessage = ({ data: port }) => {
  port.onmessage = async (/** @type {MessageEvent} */ { data: { id, url, accept } }) => {
    try {
      checkHost(url);
      const options = /** @type {const} */ ({ credentials: "omit", referrerPolicy: "no-referrer", redirect: "error" });
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
