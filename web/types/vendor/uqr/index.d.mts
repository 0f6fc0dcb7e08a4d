// For tsc: what of dist/vendor/uqr/index.mjs is used (docs/decisions/0062-exports.md).
export function encode(
  text: string,
  options?: { ecc?: "L" | "M" | "Q" | "H"; border?: number },
): { size: number; data: boolean[][] };
