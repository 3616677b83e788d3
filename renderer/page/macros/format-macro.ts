import type { MacroKey } from '#schemas/generated/macros.ts';
import { numberFormat } from './intl-formats.ts';
import { NO_VALUE } from './placeholders.ts';

const DEFAULT_CURRENCY = 'EUR';
const PERCENTAGE: Intl.NumberFormatOptions = {
  style: 'unit',
  unit: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
};
const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const CURRENCY_CODE = /^[A-Za-z]{3}$/;

type Value = MacroKey['value']['value'];

/** A macro's value as it stands in a text of that locale. */
export function formatMacro(
  { dataType, value: { value, unit } }: MacroKey,
  locale: string,
): string {
  if (isBlank(value)) return NO_VALUE;
  if (dataType === 'language') return inLanguage(value, locale.slice(0, 2));
  if (typeof value === 'object') return NO_VALUE;

  switch (dataType) {
    case 'percentage':
      return formatNumber(value, (number) => formatPercentage(number, locale));
    case 'amount':
      return formatNumber(value, (number) =>
        formatAmount(number, unit ?? DEFAULT_CURRENCY, locale),
      );
    case 'date':
      return formatDate(String(value), locale);
    default:
      return String(value);
  }
}

function isBlank(value: Value): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** A text that is no number is shown as it is. */
function formatNumber(value: string | number, format: (number: number) => string): string {
  const number = Number(value);
  return Number.isFinite(number) ? format(number) : String(value);
}

/**
 * A percent number with two decimals: 1.5 gives 1.50% in the locale's form (MA-010). Not by the style
 * `percent`: that wants a hundredth, and dividing turns 0.175, which is 0.18%, into 0.17%.
 */
function formatPercentage(number: number, locale: string): string {
  return unbreakable(numberFormat(locale, PERCENTAGE).format(number));
}

function formatAmount(number: number, currency: string, locale: string): string {
  if (!CURRENCY_CODE.test(currency)) return NO_VALUE;
  return unbreakable(numberFormat(locale, { style: 'currency', currency }).format(number));
}

/** Two-digit day and month and a four-digit year in the locale's order. */
function formatDate(text: string, locale: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  if (!ISO_DATE.test(text) || Number.isNaN(date.getTime())) return NO_VALUE;
  // A day that its month does not have would quietly become one of the next month.
  if (!date.toISOString().startsWith(text)) return NO_VALUE;
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

function inLanguage(value: Value, language: string): string {
  if (typeof value !== 'object') return String(value);
  const texts = new Map(Object.entries(value).filter(([, text]) => !isBlank(text)));
  return texts.get(language) ?? texts.get('en') ?? NO_VALUE;
}

/** A value never breaks over two lines, and its minus is a minus. */
function unbreakable(text: string): string {
  return text.replaceAll(/\s/g, NO_BREAK_SPACE).replace('-', MINUS);
}
