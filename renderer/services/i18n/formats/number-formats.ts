import { toIntlLocale, numberOptions, type Rounding } from './intl-options.ts';
import { memoizeByName } from '../../../memoize/index.ts';
import type { Separators } from './separators.ts';
import { normalizeNumber, type Spaces } from './normalize-text.ts';

/** The value of a format; null, undefined and NaN are written as the empty text. */
export type NumberValue = number | null | undefined;

export interface CommonOptions {
  readonly rounding?: Rounding;
  /** The text for a value that is not a number; empty by default. */
  readonly empty?: string;
  readonly spaces?: Spaces;
}

export interface NumberOptions extends CommonOptions {
  readonly minDecimals?: number;
  readonly maxDecimals?: number;
  /** In place of the locale's own. */
  readonly decimalSeparator?: string;
  readonly groupSeparator?: string;
}

export interface PercentageOptions extends CommonOptions {
  readonly decimals?: number;
}

export interface NumberFormats {
  readonly number: (value: NumberValue, options?: NumberOptions) => string;
  /** Of a percent number: 1.5 gives 1.50% in the locale's form. */
  readonly percentage: (value: NumberValue, options?: PercentageOptions) => string;
}

const PERCENTAGE_DECIMALS = 2;
const MAX_DECIMALS = 3;

/** How one locale writes numbers. */
export function createNumberFormats(locale: string, separators: Separators): NumberFormats {
  const formatOf = memoizeByName((name) => {
    const options: Intl.NumberFormatOptions = JSON.parse(name);
    return new Intl.NumberFormat(toIntlLocale(locale), options);
  });

  return {
    number(value, options = {}) {
      if (!isNumber(value)) return options.empty ?? '';
      const format = formatOf(JSON.stringify(decimalOptions(options)));
      return normalizeNumber(
        separated(format, value, { ...separators, ...configuredSeparators(options) }),
        options.spaces,
      );
    },
    percentage(value, options = {}) {
      if (!isNumber(value)) return options.empty ?? '';
      const format = formatOf(JSON.stringify(percentageOptions(options)));
      return normalizeNumber(format.format(value), options.spaces);
    },
  };
}

export function isNumber(value: NumberValue): value is number {
  return Number.isFinite(value);
}

function decimalOptions({ minDecimals = 0, maxDecimals, rounding }: NumberOptions) {
  return {
    ...numberOptions(rounding),
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals ?? Math.max(minDecimals, MAX_DECIMALS),
  };
}

/**
 * Not by the style `percent`: it takes a fraction, and dividing by 100 turns 0.175, which is 0.18%,
 * into 0.17%.
 */
function percentageOptions({ decimals = PERCENTAGE_DECIMALS, rounding }: PercentageOptions) {
  return {
    ...numberOptions(rounding),
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
}

function configuredSeparators({
  decimalSeparator,
  groupSeparator,
}: NumberOptions): Partial<Separators> {
  return {
    ...(decimalSeparator !== undefined && { decimal: decimalSeparator }),
    ...(groupSeparator !== undefined && { group: groupSeparator }),
  };
}

/** Two separators that look alike do no harm to a number that has only one of them. */
function separated(format: Intl.NumberFormat, value: number, separators: Separators): string {
  const parts = format.formatToParts(value);
  const has = (type: string) => parts.some((part) => part.type === type);
  const { decimal, group } = separators;
  if (decimal === group && has('decimal') && has('group')) {
    throw new Error(
      `formats.number() was given "${decimal}" for decimals and for groups. Name two that differ.`,
    );
  }
  return parts
    .map(({ type, value: text }) =>
      type === 'decimal' || type === 'group' ? separators[type] : text,
    )
    .join('');
}
