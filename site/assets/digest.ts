import { createHash } from 'node:crypto';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The digest of some bytes, as the integrity of an asset has it. */
export function computeIntegrity(bytes: Bytes, algorithm = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** Returns true if bytes have the digest that is configured for them. */
export function hasIntegrity(bytes: Bytes, integrity: string): boolean {
  return computeIntegrity(bytes, integrity.slice(0, integrity.indexOf('-'))) === integrity;
}
