import { createHash } from 'node:crypto';

/** A few letters that change with a text, for what a digest has no room to show. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
