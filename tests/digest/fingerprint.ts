import { createHash } from 'node:crypto';

/** A few characters that change with a text, for what is too long for a digest. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
