import { Counter, type Registry } from 'prom-client';
import {
  BODY_OUTCOMES,
  REPORT_OUTCOMES,
  REPORT_TYPES,
  type BodyOutcome,
  type BrowserReport,
  type ReportOutcome,
} from '../reports/browser-report.ts';

/** Makes the counters of what browsers report, by labels out of closed lists. */
export function createReportCounters(registers: Registry[]): {
  readonly onReport: (report: Pick<BrowserReport, 'type'>, outcome: ReportOutcome) => void;
  readonly onReportBody: (outcome: BodyOutcome) => void;
} {
  const reports = new Counter({
    registers,
    name: 'vitrine_browser_reports_total',
    help: 'Reports of browsers by type and by whether the log has a line of them.',
    labelNames: ['type', 'outcome'],
  });
  const bodies = new Counter({
    registers,
    name: 'vitrine_browser_report_bodies_total',
    help: 'Bodies with reports of browsers, by whether they were read.',
    labelNames: ['outcome'],
  });
  for (const outcome of REPORT_OUTCOMES) {
    for (const type of [...REPORT_TYPES, 'other']) reports.inc({ type, outcome }, 0);
  }
  for (const outcome of BODY_OUTCOMES) bodies.inc({ outcome }, 0);
  return {
    onReport: ({ type }, outcome) => reports.inc({ type, outcome }),
    onReportBody: (outcome) => bodies.inc({ outcome }),
  };
}
