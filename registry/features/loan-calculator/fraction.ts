/** A number that is known exactly. The denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/**
 * Reads a number as it is written, such as "4.35"; undefined for a text that is none, for one below
 * zero, and for one in scientific notation.
 */
export function parseDecimal(text: string): Fraction | undefined {
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

/**
 * The whole number next to a fraction that is not negative; a half goes up. `denominator` is
 * positive.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** The largest whole number whose power is not above a value, which is not negative. */
export function computeRoot(value: bigint, degree: bigint): bigint {
  if (value < 2n) return value;
  const bits = BigInt(value.toString(2).length);
  // Newton's steps come down from above, and the first that does not is past the root.
  let root = 1n << (bits / degree + 1n);
  for (;;) {
    const next = ((degree - 1n) * root + value / root ** (degree - 1n)) / degree;
    if (next >= root) return root;
    root = next;
  }
}
