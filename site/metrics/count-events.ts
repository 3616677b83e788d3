import { Counter, type Registry } from 'prom-client';
import type { ExperimentDecision } from '#renderer/server';
import {
  BODY_OUTCOMES,
  REPORT_OUTCOMES,
  REPORT_TYPES,
  type BodyOutcome,
  type BrowserReport,
  type ReportOutcome,
} from '../reports/browser-report.ts';

/**
 * Experiments come and go while a process runs, and the service may name any variant: pairs beyond
 * these share one series.
 */
const MAX_PAIRS = 200;

const OTHER = { key: 'other', variant: 'other' };

/** Makes the counter of what experiments have decided, by key, variant and reason. */
export function createDecisionCounter(registers: Registry[]): {
  readonly count: (decision: ExperimentDecision) => void;
} {
  const counter = new Counter({
    registers,
    name: 'vitrine_experiment_decisions_total',
    help: 'Pages under an experiment, by its key, the variant and why, as OpenFeature names reasons.',
    labelNames: ['key', 'variant', 'reason'],
  });
  const pairs = new Set<string>();
  return {
    count({ key, variant = '', reason }) {
      const pair = `${key}:${variant}`;
      if (pairs.size < MAX_PAIRS) pairs.add(pair);
      counter.inc({ ...(pairs.has(pair) ? { key, variant } : OTHER), reason });
    },
  };
}

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
