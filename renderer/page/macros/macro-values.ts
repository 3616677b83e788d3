import type { MacroKey, MacroResponse } from '#schemas/generated/macros.ts';
import type { Formats } from '../../services/i18n/index.ts';
import { NO_VALUE, type MacroText } from '#schemas/content/placeholders.ts';
import { isCurrencyCode } from '#schemas/content/currency.ts';
import { getLanguage } from '#schemas/content/locale.ts';

const DEFAULT_CURRENCY = 'EUR';

/** A value in a text never breaks over two lines. */
const IN_TEXT = { empty: NO_VALUE, spaces: 'no-break' } as const;

type Value = MacroKey['value']['value'];

/** The answer of the pricing service, and the formats of values in the page's locale. */
export interface MacroAnswer {
  readonly response: MacroResponse;
  readonly formats: Formats;
}

/**
 * The texts of an answer's macros in one locale, each written once a text asks for it: an answer
 * may hold any number of them. Without an answer every macro is a dash.
 */
export function createMacroTexts(answer?: MacroAnswer): MacroText {
  const macros = new Map<string, MacroKey>();
  const texts = new Map<string, string>();
  for (const group of answer?.response.groups ?? []) {
    for (const macro of group.keys) macros.set(`${group.name}:${macro.name}`, macro);
  }
  return ({ group, key }) => {
    const name = `${group}:${key}`;
    const macro = macros.get(name);
    if (!answer || !macro) return NO_VALUE;
    const text = texts.get(name) ?? formatMacro(macro, answer.formats);
    texts.set(name, text);
    return text;
  };
}

/** A macro's value as it stands in a text of that locale. */
export function formatMacro(
  { dataType, value: { value, unit } }: MacroKey,
  formats: Formats,
): string {
  if (isBlank(value)) return NO_VALUE;
  if (dataType === 'language') return inLanguage(value, getLanguage(formats.locale));
  if (typeof value === 'object') return NO_VALUE;

  switch (dataType) {
    case 'percentage':
      return formatNumber(value, (number) => formats.percentage(number, IN_TEXT));
    case 'amount':
      return formatNumber(value, (number) =>
        formatAmount(number, unit ?? DEFAULT_CURRENCY, formats),
      );
    case 'date':
      return formats.date(String(value), IN_TEXT);
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

/** The service's word for a currency is not ours to trust. */
function formatAmount(number: number, currency: string, formats: Formats): string {
  if (!isCurrencyCode(currency)) return NO_VALUE;
  return formats.amount(number, { currency, ...IN_TEXT });
}

function inLanguage(value: Value, language: string): string {
  if (typeof value !== 'object') return String(value);
  const texts = new Map(Object.entries(value).filter(([, text]) => !isBlank(text)));
  return texts.get(language) ?? texts.get('en') ?? NO_VALUE;
}
