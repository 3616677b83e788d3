const FIRST = 0x9e3779b1;
const SECOND = 0x85ebca77;
const FINISH = 0xc2b2ae3d;

/**
 * Sixteen hexadecimal digits that differ where two versions of a document do. Made at once: the
 * platform's digests run on another thread, and a busy server waits longer for that thread than it
 * takes to add up the words. Nothing may depend on it that somebody gains by forging.
 */
export function computeChecksum(bytes: Uint8Array<ArrayBuffer>): string {
  const words = wordsOf(bytes);
  let first = FIRST;
  let second = SECOND;
  // Multiplying moves what differs upwards only; turning brings it back down.
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? 0;
    first = turned(Math.imul(first ^ word, FIRST), 15);
    second = turned(Math.imul(second ^ word, SECOND), 13);
  }
  return [first, second].map((sum) => hexOf(finish(sum ^ bytes.length))).join('');
}

function turned(word: number, places: number): number {
  return (word << places) | (word >>> (32 - places));
}

/** Whole words, the last one filled up with zeros. */
function wordsOf(bytes: Uint8Array<ArrayBuffer>): Uint32Array {
  const isWhole = bytes.byteOffset % 4 === 0 && bytes.length % 4 === 0;
  if (isWhole) return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const filled = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  filled.set(bytes);
  return new Uint32Array(filled.buffer);
}

function finish(sum: number): number {
  const mixed = Math.imul(sum ^ (sum >>> 16), FINISH);
  return mixed ^ (mixed >>> 15);
}

function hexOf(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
