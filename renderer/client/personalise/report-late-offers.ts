import type { ReportsConfig } from '#schemas/generated/experience.ts';
import { createBrowserHost, createStartHost, type Host } from '../../host/index.ts';

/** The mark of offers that came too late, and the type of its report. */
const LATE = 'offers-late';

export interface ReportLateOffersOptions {
  readonly reports: Pick<ReportsConfig, 'path'>;
  /** The outside world; without it the window's. */
  readonly host?: Pick<Host, 'fetch'> | undefined;
}

/**
 * Tells the server of a site about offers of this page that came too late, in the form in which
 * browsers report other things: the marketing host may count them, and nobody has seen them. Those
 * of before it was called are told as well. Returns what ends that.
 */
export function reportLateOffers(
  window: Window & typeof globalThis,
  {
    reports: { path },
    host = createBrowserHost(window, createStartHost(window)),
  }: ReportLateOffersOptions,
): () => void {
  const { origin, pathname } = window.location;
  const send = ({ detail }: PerformanceMark) => {
    const mboxes: unknown = Reflect.get(Object(detail), 'mboxes');
    const body = { mboxes: Array.isArray(mboxes) ? mboxes.join(', ') : '' };
    const report = { type: LATE, age: 0, url: origin + pathname, body };
    const request = new Request(new URL(path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json' },
      body: JSON.stringify([report]),
      credentials: 'omit',
      keepalive: true,
    });
    // Nothing of a page depends on it.
    host.fetch(request).catch(() => undefined);
  };
  const observer = new window.PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName(LATE)) if (isMark(entry)) send(entry);
  });
  observer.observe({ type: 'mark', buffered: true });
  return () => observer.disconnect();
}

function isMark(entry: PerformanceEntry): entry is PerformanceMark {
  return 'detail' in entry;
}
