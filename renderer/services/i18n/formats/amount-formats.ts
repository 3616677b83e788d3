import { getLanguage } from '#schemas/content/locale.ts';
import { getDecimals, toIntlLocale, numberOptions, type Rounding } from './intl-options.ts';
import { memoizeByName } from '../../../memoize/index.ts';
import { isNumber, type CommonOptions, type NumberValue } from './number-formats.ts';
import { normalizeNumber, type Spaces } from './normalize-text.ts';

export interface AmountOptions extends CommonOptions {
  /** EUR by default. */
  readonly currency?: string;
  /** Shows the currency by its symbol, which is the default, or by its code. */
  readonly display?: 'symbol' | 'code';
}

export interface AmountFormats {
  /** An amount with its currency. Throws a RangeError for a currency that is none. */
  readonly amount: (value: NumberValue, options?: AmountOptions) => string;
  /** An amount as it stands in a field: the decimals of its currency and no symbol. */
  readonly amountField: (value: NumberValue, currency?: string) => string;
}

const EURO = 'EUR';

type Write = (value: number) => string;
type Display = NonNullable<AmountOptions['display']>;

interface AmountKind {
  readonly locale: string;
  readonly display: Display;
  readonly rounding: Rounding;
  readonly spaces: Spaces;
}

/** How one locale writes amounts. */
export function createAmountFormats(locale: string): AmountFormats {
  // Level by level, because making one name out of all options takes as long as formatting.
  const writers = memoizeByName((display: Display) =>
    memoizeByName((rounding: Rounding) =>
      memoizeByName((spaces: Spaces) =>
        memoizeByName((currency) => writerOf({ locale, display, rounding, spaces }, currency)),
      ),
    ),
  );
  const fields = memoizeByName((currency) => decimalWriter(locale, currency));

  return {
    amount(value, options = {}) {
      const { currency = EURO, display = 'symbol', empty = '' } = options;
      const { rounding = 'round', spaces = 'plain' } = options;
      return isNumber(value) ? writers(display)(rounding)(spaces)(currency)(value) : empty;
    },
    amountField(value, currency = EURO) {
      return isNumber(value) ? normalizeNumber(fields(currency)(value)) : '';
    },
  };
}

function writerOf({ locale, display, rounding, spaces }: AmountKind, currency: string): Write {
  const make = display === 'code' ? codeWriter : symbolWriter;
  const write = make(locale, currency, rounding);
  return (value) => normalizeNumber(write(value), spaces);
}

/** In Dutch a code stands behind the number, and the Turkish lira has a short form of its own. */
function codeWriter(locale: string, currency: string, rounding: Rounding): Write {
  if (getLanguage(locale) === 'nl') {
    const write = decimalWriter(locale, currency, rounding);
    return (value) => `${write(value)} ${currency.toUpperCase()}`;
  }
  const write = intlWriter(locale, {
    ...numberOptions(rounding),
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  return locale === 'tr-TR' ? (value) => write(value).replace('TRY', 'TL') : write;
}

/** The euro's sign is known everywhere. Of others it matters whose dollars or crowns they are. */
function symbolWriter(locale: string, currency: string, rounding: Rounding): Write {
  const isClear = currency.toUpperCase() !== EURO && hasOwnSymbol(locale, currency);
  return intlWriter(locale, {
    ...numberOptions(rounding),
    style: 'currency',
    currency,
    currencyDisplay: isClear ? 'symbol' : 'narrowSymbol',
  });
}

/**
 * Returns true if the locale has a symbol that means that currency alone. Where it has none, `Intl`
 * writes the code.
 */
function hasOwnSymbol(locale: string, currency: string): boolean {
  const options = { style: 'currency', currency, currencyDisplay: 'symbol' } as const;
  const parts = new Intl.NumberFormat(toIntlLocale(locale), options).formatToParts(0);
  return parts.some(({ type, value }) => type === 'currency' && value !== currency.toUpperCase());
}

/** The number alone, with as many decimals as the currency has. */
function decimalWriter(locale: string, currency: string, rounding?: Rounding): Write {
  const decimals = getDecimals(currency);
  return intlWriter(locale, {
    ...numberOptions(rounding),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

function intlWriter(locale: string, options: Intl.NumberFormatOptions): Write {
  // Its `format` is a getter that gives a bound function; asking for that once saves a quarter of
  // the time.
  // oxlint-disable-next-line typescript/unbound-method -- it is bound, see above.
  return new Intl.NumberFormat(toIntlLocale(locale), options).format;
}
