import { FALLBACK_LOCALE, requireRegion } from '../locale.ts';

/** Says what becomes of the digits that are not shown. */
export type Rounding = 'round' | 'floor' | 'ceiling';

const ROUNDING_MODES = { round: 'halfExpand', floor: 'floor', ceiling: 'ceil' } as const;

/** The same in every locale: digits that can be typed again, and no minus before a zero. */
export function numberOptions(rounding: Rounding = 'round') {
  return {
    numberingSystem: 'latn',
    signDisplay: 'negative',
    roundingMode: ROUNDING_MODES[rounding],
  } as const;
}

/** The locale itself. One that the engine does not know would be formatted in the machine's own. */
export function toIntlLocale(locale: string): string {
  const known = Intl.NumberFormat.supportedLocalesOf(requireRegion(locale, 'formatsOf()'));
  return known[0] ?? FALLBACK_LOCALE;
}

/**
 * As many decimals as a currency has: 2 for EUR, 0 for JPY, 3 for BHD. Throws for what is no
 * currency.
 */
export function getDecimals(currency: string): number {
  const format = new Intl.NumberFormat(FALLBACK_LOCALE, { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}
