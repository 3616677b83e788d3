import { DAY_OPTIONS } from '../../days/index.ts';
import { toIntlLocale } from './intl-options.ts';
import { normalizeDate, type Spaces } from './normalize-text.ts';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const FIRST_YEAR = 1000;

const LAST_YEAR = 9999;

export interface DateOptions {
  /** The text for a value that is not a date; empty by default. */
  readonly empty?: string;
  readonly spaces?: Spaces;
}

export interface DateFormats {
  /**
   * Two-digit day and month and four-digit year in the locale's order. A text is read as
   * 2012-05-21.
   */
  readonly date: (value: Date | string | null | undefined, options?: DateOptions) => string;
  /** The day that was typed in the locale's order; undefined where there is no such day. */
  readonly parseDate: (text: string) => Date | undefined;
}

type Unit = keyof CalendarDay;

const CENTURY = 100;
const FIRST_OF_LAST_CENTURY = 50;
const SEPARATORS = /[\s./-]/g;

/** How one locale writes dates. */
export function createDateFormats(locale: string): DateFormats {
  const format = new Intl.DateTimeFormat(toIntlLocale(locale), {
    ...DAY_OPTIONS,
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(0);
  const order = parts.map(({ type }) => type).filter(isUnit);
  const ownLetters = parts.map(({ type, value }) => (type === 'literal' ? value : '')).join('');

  return {
    date(value, { empty = '', spaces } = {}) {
      const calendarDay = toCalendarDay(value);
      if (!calendarDay) return empty;
      return normalizeDate(
        format.format(Date.UTC(calendarDay.year, calendarDay.month - 1, calendarDay.day)),
        spaces,
      );
    },
    parseDate(text) {
      const letters = text.replaceAll(/\d/g, '').replaceAll(SEPARATORS, '');
      if (!letters.split('').every((letter) => ownLetters.includes(letter))) return undefined;
      return dateOf(order, text.match(/\d+/g)?.map(Number) ?? []);
    },
  };
}

function isUnit(type: string): type is Unit {
  return type === 'year' || type === 'month' || type === 'day';
}

function dateOf(order: readonly Unit[], numbers: readonly number[]): Date | undefined {
  if (numbers.length !== order.length) return undefined;
  const numberOf = (unit: Unit) => numbers[order.indexOf(unit)] ?? 0;
  const day = toExistingDay({
    year: fullYear(numberOf('year')),
    month: numberOf('month'),
    day: numberOf('day'),
  });
  return day && new Date(day.year, day.month - 1, day.day);
}

/** Of two digits below 50 the present century's, of the others the last one's. */
function fullYear(year: number): number {
  if (year >= CENTURY) return year;
  return year + (year < FIRST_OF_LAST_CENTURY ? 2_000 : 1_900);
}

/** A day of the calendar, the same in every time zone. */
interface CalendarDay {
  readonly year: number;
  /** From 1 on. */
  readonly month: number;
  readonly day: number;
}

/**
 * The day of a date in the local time zone, or that a text such as 2012-05-21 names; undefined for
 * anything else.
 */
function toCalendarDay(value: Date | string | null | undefined): CalendarDay | undefined {
  if (value instanceof Date) {
    return toExistingDay({
      year: value.getFullYear(),
      month: value.getMonth() + 1,
      day: value.getDate(),
    });
  }
  const [, year, month, day] = ISO_DATE.exec(value ?? '') ?? [];
  return toExistingDay({ year: Number(year), month: Number(month), day: Number(day) });
}

/** Undefined for a day that its month does not have, and for a year that has not four digits. */
function toExistingDay(candidate: CalendarDay): CalendarDay | undefined {
  const { year, month, day } = candidate;
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date` silently turns a day that the month does not have into one of the next month.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? candidate : undefined;
}
