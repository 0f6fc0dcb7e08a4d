// For tsc: what of dist/vendor/gifenc/gifenc.esm.js is used (docs/decisions/0062-exports.md).
export type Palette = number[][];
export interface Encoder {
  writeFrame(index: Uint8Array, width: number, height: number, options: { palette: Palette; delay: number }): void;
  finish(): void;
  bytes(): Uint8Array<ArrayBuffer>;
}
export function GIFEncoder(): Encoder;
export function quantize(pixels: Uint8ClampedArray, colours: number): Palette;
export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
