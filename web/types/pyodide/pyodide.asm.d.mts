// For tsc: what dist/pyodide/pyodide.asm.mjs is, as far as loadPyodide wants it.
export default function createPyodideModule(settings: object): Promise<any>;
