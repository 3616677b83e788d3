const DAY_MS = 86_400_000;
const WORK_DAYS = 5;

/** Writes the days and times of an appointment as a locale does. */
export interface AppointmentDates {
  /** Tuesday 1 December */
  readonly day: (date: string) => string;
  /** 09:30 */
  readonly time: (time: string) => string;
  /** 30 November to 4 December 2026 */
  readonly week: (monday: string) => string;
  /** Tuesday 1 December 2026 at 09:30 */
  readonly moment: (date: string, time: string) => string;
}

/** Makes what writes them. They are those of clocks at the branch, wherever they are read. */
export function createAppointmentDates(locale: string): AppointmentDates {
  const timeZone = 'UTC';
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const week = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  return {
    day: (date) => day.format(toTime(date)),
    time: (clockTime) => time.format(toTime('1970-01-05', clockTime)),
    week(monday) {
      const first = toTime(monday);
      return week.formatRange(first, first + (WORK_DAYS - 1) * DAY_MS);
    },
    moment: (date, clockTime) => moment.format(toTime(date, clockTime)),
  };
}

/** Finds the Monday of the week of a day. */
export function findMonday(date: string): string {
  const time = toTime(date);
  const weekday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - weekday * DAY_MS).toISOString().slice(0, 10);
}

function toTime(date: string, clockTime = '00:00'): number {
  return Date.parse(`${date}T${clockTime}:00Z`);
}
