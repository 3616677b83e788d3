import type { Bytes } from '../services/http/index.ts';

/**
 * The SHA-256 of some bytes. What visitors see is decided by it, so nobody may be able to make two texts that share
 * one: a checksum is quicker and promises nothing of the kind.
 */
export async function digestOf(bytes: Bytes): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return String.fromCharCode(...new Uint8Array(digest));
}
