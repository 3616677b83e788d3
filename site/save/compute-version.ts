import { createHash } from 'node:crypto';

/** The version of a file's bytes; null where there are none. */
export function computeVersion(bytes: Uint8Array): string;
export function computeVersion(bytes: Uint8Array | undefined): string | null;
export function computeVersion(bytes: Uint8Array | undefined): string | null {
  return bytes ? createHash('sha256').update(bytes).digest('base64url') : null;
}
