/** The one door to the vendored gifenc (docs/decisions/0062): frames in, an animated picture out. */
import { applyPalette, GIFEncoder, quantize } from "../../vendor/gifenc/gifenc.esm.js";

/** How long a turn is shown, and the end (ms). */
const TURN = 700;
const END = 3000;
const COLOURS = 64;

export function gifAt() {
  const encoder = GIFEncoder();
  return {
    /** @param {ImageData} pixels @param {boolean} last */
    add({ data, width, height }, last) {
      const palette = quantize(data, COLOURS);
      encoder.writeFrame(applyPalette(data, palette), width, height, { palette, delay: last ? END : TURN });
    },
    blob() {
      encoder.finish();
      return new Blob([encoder.bytes()], { type: "image/gif" });
    },
  };
}
