import type { MacroKey } from '#schemas/generated/macros.ts';

const DEFAULT_CURRENCY = 'EUR';
const MINUS = '−';
const NO_BREAK_SPACE = ' ';

/** What stands where a macro has no value. The raw placeholder never shows. */
export const NO_VALUE = '-';

/** A macro's value as it stands in a text of that locale. */
export function formatMacro(
  { dataType, value: { value, unit } }: MacroKey,
  locale: string,
): string {
  switch (dataType) {
    case 'percentage':
      return withNumber(value, (number) => formatPercentage(number, locale));
    case 'amount':
      return withNumber(value, (number) => formatAmount(number, unit ?? DEFAULT_CURRENCY, locale));
    case 'date':
      return typeof value === 'string' ? formatDate(value, locale) : NO_VALUE;
    case 'language':
      return inLanguage(value, locale.slice(0, 2));
    default:
      return typeof value === 'object' ? NO_VALUE : String(value);
  }
}

/** A percent number with two decimals: 1.5 gives 1.50% in the locale's form (MA-010). */
function formatPercentage(number: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return unbreakable(format.format(number / 100));
}

function formatAmount(number: number, currency: string, locale: string): string {
  if (!/^[A-Za-z]{3}$/.test(currency)) return NO_VALUE;
  return unbreakable(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(number));
}

/** Two-digit day and month and a four-digit year in the locale's order. */
function formatDate(text: string, locale: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return NO_VALUE;
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

/** A text that is no number is shown as it is (MA-012). */
function withNumber(value: MacroKey['value']['value'], format: (number: number) => string): string {
  if (typeof value === 'object' || value === '') return NO_VALUE;
  const number = Number(value);
  return Number.isFinite(number) ? format(number) : String(value);
}

function inLanguage(value: MacroKey['value']['value'], language: string): string {
  if (typeof value !== 'object') return String(value);
  const texts = new Map(Object.entries(value));
  return texts.get(language) ?? texts.get('en') ?? NO_VALUE;
}

/** A value never breaks over two lines, and its minus is a minus. */
function unbreakable(text: string): string {
  return text.replaceAll(/\s/g, NO_BREAK_SPACE).replace('-', MINUS);
}
