/** A day of the calendar, the same in every time zone. */
export interface CalendarDay {
  readonly year: number;
  /** From 1 on. */
  readonly month: number;
  readonly day: number;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;

/**
 * The day of a date in the local time zone, or that a text such as 2012-05-21 names; undefined for
 * anything else.
 */
export function toCalendarDay(value: Date | string | null | undefined): CalendarDay | undefined {
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
export function toExistingDay(candidate: CalendarDay): CalendarDay | undefined {
  const { year, month, day } = candidate;
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date` silently turns a day that the month does not have into one of the next month.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? candidate : undefined;
}
