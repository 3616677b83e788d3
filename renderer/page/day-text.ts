import { isDay } from '#schemas/content/is-day.ts';
import { memoizeByName } from '../memoize/index.ts';

/**
 * A day such as 2026-11-18 as it is read in a language, the same in every time zone; '' where there
 * is no such day.
 */
export function formatDay(iso: string, locale: string): string {
  return isDay(iso) ? writerOf(locale)(Date.parse(`${iso}T00:00:00Z`)) : '';
}

const writerOf = memoizeByName((locale: string) => {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (time: number) => format.format(time);
});
