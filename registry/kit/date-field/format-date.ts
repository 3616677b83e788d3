import { formatsOf } from '#renderer/formats';

/** Writes a day in the locale's order: 21/05/2012, 21.05.2012. Empty for what is no day. */
export function formatDate(date: Date, locale: string): string {
  return formatsOf(locale).date(date);
}

/** Writes a day as it is sent and stored, whatever the time zone: 2012-05-21. */
export function toIsoDate(date: Date): string {
  const month = toDigits(date.getMonth() + 1, 2);
  return `${toDigits(date.getFullYear(), 4)}-${month}-${toDigits(date.getDate(), 2)}`;
}

function toDigits(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
