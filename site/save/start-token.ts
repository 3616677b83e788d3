import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The header in which the playground sends the token. No form and no simple request can set it. */
export const TOKEN_HEADER = 'x-vitrine-token';

const TOKEN_BYTES = 32;

/**
 * A secret of this start, which whoever reads the server's output can pass on to the playground.
 */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Compares in a time that says nothing about where two texts differ, nor how long they are. */
export function isSameToken(candidate: string | undefined, token: string): boolean {
  return candidate !== undefined && timingSafeEqual(digestOf(candidate), digestOf(token));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
