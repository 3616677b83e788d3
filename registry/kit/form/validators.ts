import { defineValidator } from './validator.ts';

interface Range<Bound> {
  readonly min: Bound;
  readonly max: Bound;
}

/** Refuses an empty value, an unchecked choice, and a group without a filled member. */
export const Required = defineValidator<void>({
  name: 'Required',
  applies: (_value, _param, { node }) => !node.getState().filled,
});

export const IsString = defineValidator<void>({
  name: 'IsString',
  applies: (value) => typeof value !== 'string',
});

export const EqualsLength = defineValidator<number>({
  name: 'EqualsLength',
  applies: (value, length) => !isText(value) || value.length !== length,
});

export const MinLength = defineValidator<number>({
  name: 'MinLength',
  applies: (value, min) => !isText(value) || value.length < min,
});

export const MaxLength = defineValidator<number>({
  name: 'MaxLength',
  applies: (value, max) => !isText(value) || value.length > max,
});

export const MinMaxLength = defineValidator<Range<number>>({
  name: 'MinMaxLength',
  applies: (value, { min, max }) => !isText(value) || value.length < min || value.length > max,
});

/**
 * Accepts an address with a dotted host name whose top level has two letters or more. Quoted names
 * and IP addresses are refused: no customer of ours has one. Each part is bounded, so that no text
 * takes long.
 */
export const IsEmail = defineValidator<void>({
  name: 'IsEmail',
  applies: (value) => !isText(value) || !isEmail(value),
});

export const Pattern = defineValidator<RegExp>({
  name: 'Pattern',
  checkParam(pattern: unknown) {
    if (!(pattern instanceof RegExp)) {
      throw new TypeError(
        `Pattern needs a regular expression such as /^[0-9]+$/, and has got ${typeof pattern} ${String(pattern)}.`,
      );
    }
  },
  // With a flag g or y an expression goes on where it stopped the last time.
  applies: (value, pattern) => !isText(value) || value.search(pattern) < 0,
});

export const IsNumber = defineValidator<void>({
  name: 'IsNumber',
  applies: (value) => !isNumber(value),
});

export const MinNumber = defineValidator<number>({
  name: 'MinNumber',
  applies: (value, min) => !isNumber(value) || value < min,
});

export const MaxNumber = defineValidator<number>({
  name: 'MaxNumber',
  applies: (value, max) => !isNumber(value) || value > max,
});

export const MinMaxNumber = defineValidator<Range<number>>({
  name: 'MinMaxNumber',
  applies: (value, { min, max }) => !isNumber(value) || value < min || value > max,
});

export const IsDate = defineValidator<void>({
  name: 'IsDate',
  applies: (value) => !isDate(value),
});

/** Bounds of dates are included, and compared by the day of the calendar. */
export const MinDate = defineValidator<Date>({
  name: 'MinDate',
  applies: (value, min) => !isDate(value) || toDay(value) < toDay(min),
});

export const MaxDate = defineValidator<Date>({
  name: 'MaxDate',
  applies: (value, max) => !isDate(value) || toDay(value) > toDay(max),
});

export const MinMaxDate = defineValidator<Range<Date>>({
  name: 'MinMaxDate',
  applies: (value, { min, max }) =>
    !isDate(value) || toDay(value) < toDay(min) || toDay(value) > toDay(max),
});

export const IsDateDisabled = defineValidator<(date: Date) => boolean>({
  name: 'IsDateDisabled',
  applies: (value, isDisabled) => !isDate(value) || isDisabled(value),
});

/** Accepts any value, so that a field can say that it is right once it has been mended. */
export const DefaultSuccess = (getMessage: () => string | Promise<string>) =>
  Succeeds(undefined, { type: 'success', getMessage });

const Succeeds = defineValidator<void>({ name: 'DefaultSuccess', applies: () => true });

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

function isDate(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime());
}

/** Gives a number that grows with the days of the calendar. */
function toDay(date: Date): number {
  return (date.getFullYear() * 12 + date.getMonth()) * 31 + date.getDate();
}

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const TOP_LEVEL = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;
/** The longest address that mail can go to (RFC 5321, 4.5.3.1.3). */
const MAX_EMAIL = 254;

function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL) return false;
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    text
      .slice(0, at)
      .split('.')
      .every((part) => LOCAL.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}
