import type { SiteObserver } from '../server/observe-answers.ts';
import { describeReport } from './describe-report.ts';
import type { ReceiveReportsOptions } from './receive-reports.ts';

/** Calls every observer; without one, reports that would be logged go to the console. */
export function observeReports(
  observers: readonly Pick<SiteObserver, 'onReport' | 'onReportBody'>[],
  { warn }: Pick<Console, 'warn'>,
): Pick<ReceiveReportsOptions, 'onReport' | 'onReportBody'> {
  return {
    onReport(report, outcome) {
      observers.forEach(({ onReport }) => onReport?.(report, outcome));
      if (observers.length === 0 && outcome === 'logged') warn(describeReport(report));
    },
    onReportBody: (outcome) => observers.forEach(({ onReportBody }) => onReportBody?.(outcome)),
  };
}
