// For tsc: what dist/pyodide/pyodide.mjs is.
export * from "pyodide";
