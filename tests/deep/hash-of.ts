import { createHash } from 'node:crypto';

/** A whole number that is the same for the same text, on every machine and in every run. */
export function hashOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
