/** The first and the last day that can be chosen; without one there is no bound on that side. */
export interface DayBounds {
  readonly min?: Date | undefined;
  readonly max?: Date | undefined;
}

const DAYS_PER_WEEK = 7;

/** Regions whose weeks do not begin on Monday (CLDR), by their first day; 0 is Sunday. */
const FIRST_DAYS: readonly (readonly [number, string])[] = [
  [
    0,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
  [5, 'MV'],
  [6, 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
];

const MONDAY = 1;

/** The day with which weeks begin where a locale is spoken; 0 is Sunday. */
export function getFirstDayOfWeek(locale: string): number {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  const other = FIRST_DAYS.find(([, regions]) => regions.split(' ').includes(region));
  return other?.[0] ?? MONDAY;
}

/** The whole weeks in which the days of a month lie. */
export function listWeeks(month: Date, firstDay: number): readonly (readonly Date[])[] {
  const first = findStartOfWeek(new Date(month.getFullYear(), month.getMonth(), 1), firstDay);
  const last = new Date(month.getFullYear(), month.getMonth() + 1, 0);
  const weeks: Date[][] = [];
  for (let start = first; start <= last; start = addDays(start, DAYS_PER_WEEK)) {
    weeks.push(Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

/** The day some months on: the last of a month that is too short. */
export function addMonths(day: Date, months: number): Date {
  const year = day.getFullYear();
  const month = day.getMonth() + months;
  const lastDay = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(day.getDate(), lastDay));
}

/** The nearest day within the bounds. */
export function clampDay(day: Date, { min, max }: DayBounds): Date {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

export function isWithin(day: Date, bounds: DayBounds): boolean {
  return isSameDay(day, clampDay(day, bounds));
}

export function isSameDay(one: Date, other: Date | undefined): boolean {
  return one.toDateString() === other?.toDateString();
}

interface Move {
  readonly key: string;
  readonly isShifted: boolean;
  readonly firstDay: number;
  /** True where days run from right to left. */
  readonly isRightToLeft: boolean;
}

/** The day to which a key leads; undefined for a key that leads nowhere. */
export function moveByKey(day: Date, move: Move): Date | undefined {
  const forward = move.isRightToLeft ? -1 : 1;
  const start = findStartOfWeek(day, move.firstDay);
  switch (move.key) {
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowUp':
      return addDays(day, -DAYS_PER_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_PER_WEEK);
    case 'Home':
      return start;
    case 'End':
      return addDays(start, DAYS_PER_WEEK - 1);
    case 'PageUp':
      return addMonths(day, move.isShifted ? -MONTHS_PER_YEAR : -1);
    case 'PageDown':
      return addMonths(day, move.isShifted ? MONTHS_PER_YEAR : 1);
    default:
      return undefined;
  }
}

const MONTHS_PER_YEAR = 12;

function findStartOfWeek(day: Date, firstDay: number): Date {
  return addDays(day, -((day.getDay() - firstDay + DAYS_PER_WEEK) % DAYS_PER_WEEK));
}

function addDays(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}
