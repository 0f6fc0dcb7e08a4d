// For tsc: the module dist/web/site.js, which build.py writes.
type SiteFile = {
  /** Relative to the top of the site. */
  path: string;
  /** Before any compression in transit. */
  bytes: number;
  /** Its SHA-256, and that of what is in it if servers may decompress it on the way. */
  hashes: string[];
};

export const site: {
  /** Pyodide, compiled. */
  wasm: SiteFile;
  /** As much of the standard library as a boot needs, compiled. */
  library: SiteFile;
  /** The engine's wheel, compiled. */
  engine: SiteFile;
  /** Changes with every file of the site. */
  build: string;
  /** What is fetched when it is first asked for, the engine's books say: SHA-256 by path, relative to the top of the site. */
  later: Record<string, string>;
  /** What the worker imports: SHA-256 as Subresource Integrity writes it, by path. */
  scripts: Record<string, string>;
  /** The engine's worker as one text. Its own site.js lacks this. */
  isolated: { path: string; hashes: string[] };
  proxy: { path: string; integrity: string };
  /** pyodide-lock.json: the packages that the site serves. */
  lock: Exclude<
    import("../../../../node_modules/pyodide/pyodide.js").PyodideConfig["lockFileContents"],
    string | Promise<unknown> | undefined
  >;
};
