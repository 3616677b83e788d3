import type { AddressRule } from '../content/configured-address.ts';
import { describeFoundValue } from './phrases.ts';
import type { Problem } from './problem.ts';

const EXPECTED: Readonly<Record<AddressRule, string>> = {
  path: 'a path such as "/en/individuals", without query and fragment',
  redirect:
    'a path of this site such as "/en/individuals", or an address that begins with https://',
  login:
    'a path of this site or an https address, with {currentUrl} in its query, such as "/login?return={currentUrl}"',
  origin: 'an origin such as "https://cdn.example.com", and nothing behind it',
};

/** A configured address that would lead, or be read, where it must not. `reason` is a sentence. */
export function unsafeAddress({ address, rule, reason }: UnsafeAddress, pointer: string): Problem {
  return {
    code: 'unsafe-address',
    severity: 'error',
    pointer,
    message: `Unsafe address: ${describeFoundValue(address)}. ${reason}`,
    fix: `Write ${EXPECTED[rule]}.`,
    expected: EXPECTED[rule],
    found: describeFoundValue(address),
  };
}

export interface UnsafeAddress {
  readonly address: string;
  readonly rule: AddressRule;
  readonly reason: string;
}
