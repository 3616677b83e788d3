import type { TokenIssuerOptions } from '#fixtures/backend';

/** Makes tokens that a test knows beforehand: `access-1`, `refresh-1`, `access-2`, and so on. */
export function countTokens(): NonNullable<TokenIssuerOptions['createToken']> {
  const counts = new Map<string, number>();
  return (kind) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${kind}-${count}`;
  };
}
