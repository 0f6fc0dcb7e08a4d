// For tsc: the module dist/web/site.js, which build.py writes.
type SiteFile = {
  /** Relative to the top of the site. */
  path: string;
  /** Before any compression in transit. */
  bytes: number;
  /** The last eight bytes, in hexadecimal: of a gzip they are the checksum and the length of what is in it. */
  end: string;
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
  /** The engine's books of positions, relative to the top of the site. */
  books: string[];
  /** pyodide-lock.json: the packages that the site serves. */
  lock: Exclude<
    import("../../../../node_modules/pyodide/pyodide.js").PyodideConfig["lockFileContents"],
    string | Promise<unknown> | undefined
  >;
};
