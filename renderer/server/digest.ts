import type { Bytes } from '../services/http/index.ts';

/**
 * What takes longer is left to the platform's own thread: less than parsing it takes, even without
 * help of the processor.
 */
const MAX_AT_ONCE = 500_000;

/** Left out wherever a server is made of something else than Node. */
const nodeCrypto = globalThis.process?.getBuiltinModule?.('node:crypto');

/**
 * The SHA-256 of some bytes. What visitors see is decided by it, so nobody may be able to make two
 * texts that share one: a checksum is quicker and promises nothing of the kind. What is short is
 * digested at once where that is possible: waking another thread, and waiting for it, takes longer.
 */
export async function computeDigest(bytes: Bytes): Promise<string> {
  if (nodeCrypto && bytes.length <= MAX_AT_ONCE) return nodeCrypto.hash('sha256', bytes, 'binary');
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return String.fromCharCode(...new Uint8Array(digest));
}
