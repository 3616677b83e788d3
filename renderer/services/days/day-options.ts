/**
 * How every date is written, on a page, in a field and on paper: in the locale's order, with the
 * year in full.
 */
export const DAY_OPTIONS = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
} as const;
