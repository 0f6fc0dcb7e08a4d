// Serves a folder over HTTP/2 with gzip, as GitHub Pages does: `node http2.mjs FOLDER KEY CERTIFICATE`. Prints the address.

import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { extname, join, normalize } from "node:path";
import process from "node:process";
import { createGzip } from "node:zlib";

const [folder = "", key = "", certificate = ""] = process.argv.slice(2);
/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(certificate) });
server.on("stream", (stream, headers) => {
  stream.on("error", () => {}); // the browser no longer wants it
  const path = normalize(decodeURIComponent(String(headers[":path"]).split("?")[0]));
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  if (!existsSync(file) || !statSync(file).isFile()) {
    stream.respond({ ":status": 404 });
    stream.end();
    return;
  }
  const type = TYPES[extname(file)];
  const content = { "content-type": type ?? "application/octet-stream", "cache-control": "max-age=600" };
  stream.respond({ ":status": 200, ...content, ...(type ? { "content-encoding": "gzip" } : {}) });
  const source = createReadStream(file);
  if (type) source.pipe(createGzip({ level: 6 })).pipe(stream);
  else source.pipe(stream);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`https://localhost:${port}/`);
});
