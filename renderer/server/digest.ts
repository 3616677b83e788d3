import type { Bytes } from '../services/http/index.ts';

/**
 * The most bytes that are digested at once; the platform's own thread digests longer ones.
 * Digesting so many takes less time than parsing them, even without help from the processor.
 */
const MAX_AT_ONCE = 500_000;

/** Left out wherever a server is made of something else than Node. */
const nodeCrypto = globalThis.process?.getBuiltinModule?.('node:crypto');

/**
 * Returns the SHA-256 of some bytes. It decides what visitors see, so nobody may be able to make
 * two texts that share one: a checksum is quicker and promises nothing of the kind. Short bytes are
 * digested at once where that is possible: waking another thread, and waiting for it, takes longer.
 */
export async function computeDigest(bytes: Bytes): Promise<string> {
  if (nodeCrypto && bytes.length <= MAX_AT_ONCE) return nodeCrypto.hash('sha256', bytes, 'binary');
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return String.fromCharCode(...new Uint8Array(digest));
}
