import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { VariableReader } from '../server/read-variables.ts';
import type { Variable } from '../server/variables.ts';

/** Says if the playground may save, and with which token; else why not. */
export type Saving = { readonly token: string } | { readonly off: SavingOff };

export type SavingOff = 'read-only' | 'not-loopback';

export const READ_ONLY_VARIABLE: Variable = {
  name: 'VITRINE_READONLY',
  about: '1 lets the playground save nothing.',
  default: 0,
};

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** The header in which the playground sends the token. No form and no simple request can set it. */
export const TOKEN_HEADER = 'x-vitrine-token';

const TOKEN_BYTES = 32;

/**
 * Decides it from the environment. Nobody but this machine may save, so the server has to listen to
 * it alone.
 */
export function readSaving(reader: Pick<VariableReader, 'oneOf'>, hostname: string): Saving {
  if (reader.oneOf(READ_ONLY_VARIABLE.name, ['0', '1'], '0') === '1') return { off: 'read-only' };
  return LOOPBACK.test(hostname) ? { token: createToken() } : { off: 'not-loopback' };
}

/** The playground's address with the token in its hash, which no browser sends anywhere. */
export function getPlaygroundAddress(address: string, saving: Saving): string {
  return 'token' in saving
    ? `${address}/playground/#token=${saving.token}`
    : `${address}/playground/`;
}

/**
 * A secret of this start, which whoever reads the server's output can pass on to the playground.
 */
function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Compares in a time that says nothing about where two texts differ, nor how long they are. */
export function isSameToken(candidate: string | undefined, token: string): boolean {
  return candidate !== undefined && timingSafeEqual(digestOf(candidate), digestOf(token));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
