// Decompresses a gzip file that the build wrote. Some servers decompress it on the way.

const GZIP = [0x1f, 0x8b];

/** @param {Uint8Array} bytes */
export const isZipped = (bytes) => GZIP.every((byte, i) => bytes[i] === byte);

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>} it fails if the bytes are damaged
 */
export function unzipped(bytes) {
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter(); // WebKit can't read a Blob as a stream in a page of one file
  writer.write(bytes).catch(() => {}); // the reader of the stream gets the error
  writer.close().catch(() => {});
  return readable;
}
