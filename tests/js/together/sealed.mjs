// The checksum of a letter, as bug_engine/formats/letter.py writes it.

/** @param {string} text a letter without its checksum, nothing in it escaped */
export function sealed(text) {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return `${text},sum=${((sum ^ 0xffffffff) >>> 0).toString(36).padStart(7, "0")}`;
}
