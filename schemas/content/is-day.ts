const DAY = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/**
 * Returns true if a text such as 2026-11-18 is a day that exists: the 30th of February does not.
 */
export function isDay(text: string): boolean {
  const { year, month, day } = DAY.exec(text)?.groups ?? {};
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
