import { formatsOf } from '#renderer/formats';

const ISO_DATE = /^\d{4}-\d{1,2}-\d{1,2}$/;

const FIRST_YEAR = 1000;

/** A day without separators, which a keypad of digits has none of. */
const DIGITS = /^\d{8}$/;

/**
 * Reads a day in the locale's order, with or without separators, or as 2012-05-21. Undefined for a
 * day that there is none of. Years below 50 are those of this century.
 */
export function parseDate(text: string, locale: string): Date | undefined {
  const day = text.replaceAll(/\p{Cf}/gu, '').trim();
  if (ISO_DATE.test(day)) return readIsoDate(day);
  return formatsOf(locale).parseDate(DIGITS.test(day) ? separate(day, locale) : day);
}

/** Reads a day as it is sent and stored: 2012-05-21. */
export function readIsoDate(text: string): Date | undefined {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(year, month - 1, day);
  // A month that does not have the day gives one of the next month.
  const isSame = date.getMonth() === month - 1 && date.getDate() === day;
  return ISO_DATE.test(text) && isSame && year >= FIRST_YEAR ? date : undefined;
}

/** Puts spaces where the locale has separators. */
function separate(digits: string, locale: string): string {
  const sample = formatsOf(locale).date('2012-05-21');
  let at = 0;
  return sample.replaceAll(/\d+/g, (part) => {
    at += part.length;
    return `${digits.slice(at - part.length, at)} `;
  });
}
