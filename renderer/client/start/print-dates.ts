import type { Host } from '../../host/index.ts';
import { readPageLanguage } from '../../host/page-language.ts';
import { DEFAULT_LOCALE } from '#schemas/content/default-locale.ts';
import { DAY_OPTIONS } from '../../services/days/day-options.ts';

/** The elements in which a component shows the day on which it is printed. */
const PLACES = 'time[data-print-date]';
const TIME_FROM_ISO = /T.*/;

/**
 * Writes the present day where a page wants it on paper, as soon as it is printed. A server cannot:
 * what it made may be cached for long, and stay open in a window for longer. The signal ends that.
 */
export function writePrintDates(
  window: Window & typeof globalThis,
  host: Pick<Host, 'now'>,
  signal: AbortSignal,
): void {
  const write = () => {
    const own = readPageLanguage(window.document.documentElement);
    const locales = own ? [own, DEFAULT_LOCALE] : DEFAULT_LOCALE;
    const now = new Date(host.now());
    const text = new Intl.DateTimeFormat(locales, DAY_OPTIONS).format(now);
    for (const element of window.document.querySelectorAll<HTMLTimeElement>(PLACES)) {
      element.dateTime = isoDayOf(now);
      element.textContent = text;
    }
  };

  window.addEventListener('beforeprint', write, { signal });
}

/** The day where the visitor is, which may be another one than in Greenwich. */
function isoDayOf(date: Date): string {
  const shifted = date.getTime() - date.getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().replace(TIME_FROM_ISO, '');
}
