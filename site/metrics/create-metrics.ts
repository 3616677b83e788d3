import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Problem, CacheState, ResponseCacheState } from '#renderer/server';
import type { Answered, SiteObserver } from '../server/observe-answers.ts';
import { createDecisionCounter, createReportCounters } from './count-events.ts';

/** The sources of a page. */
const CACHE_STATES: readonly CacheState[] = [
  'hit',
  'stale',
  'shared',
  'miss',
  'fallback',
  'bypass',
];

/** These states say if a page was found among the cached responses. */
const RESPONSE_CACHE_STATES: readonly ResponseCacheState[] = ['hit', 'miss'];

/** The steps of a page that wait for a service. */
const BUDGETED_STEPS = ['fetch-page', 'fetch-cms-data', 'fetch-macros'];

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** The state of the site, which can be read at any time. */
export interface SiteStats {
  /** The pages in the cache, and their bytes. */
  readonly cache: () => { readonly pages: number; readonly bytes: number };
  /** The answers that are kept by what they are made of, and their bytes. */
  readonly responseCache: () => { readonly answers: number; readonly bytes: number };
  /** Pages that are being made, and how many may be. */
  readonly admission: () => { readonly underWay: number; readonly limit: number };
  /** Posted forms that are under way, and how many may be. */
  readonly formQueue: () => { readonly underWay: number; readonly limit: number };
  /** How many experiments of the known list run. */
  readonly experiments: () => number;
}

export interface Metrics extends Required<Pick<SiteObserver, 'onReport' | 'onReportBody'>> {
  readonly onAnswered: (answered: Answered) => void;
  readonly onProblem: (fault: Pick<Problem, 'severity'>) => void;
  /** All metrics as Prometheus reads them, and the type of that text. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** A cached page takes less than a millisecond, and none takes longer than 4 s. */
const DURATION_BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4, 5];

/**
 * Makes the metrics of one server. Every label is out of a closed list or a bounded one, so no
 * visitor can make them grow.
 */
export function createMetrics(stats: SiteStats, build?: string): Metrics {
  const register = new Registry();
  const registers = [register];
  if (build !== undefined) {
    const help = 'Always 1; its label names the build that runs.';
    new Gauge({ registers, name: 'vitrine_build_info', help, labelNames: ['build'] }).set(
      { build },
      1,
    );
  }
  collectDefaultMetrics({ register });
  gaugesOf(stats, registers);

  const requests = new Counter({
    registers,
    name: 'vitrine_requests_total',
    help: 'Answers by what they were, method and class of status.',
    labelNames: ['kind', 'method', 'status'],
  });
  const durations = new Histogram({
    registers,
    name: 'vitrine_request_duration_seconds',
    help: 'Time until an answer could be sent.',
    labelNames: ['kind', 'status'],
    buckets: DURATION_BUCKETS_S,
  });
  const pages = countersOfPages(registers);
  const faults = new Counter({
    registers,
    name: 'vitrine_faults_total',
    help: 'What was wrong with pages, by severity.',
    labelNames: ['severity'],
  });

  return {
    onAnswered({ kind, method, status, durationMs, record }) {
      const statusClass = toStatusLabel(status);
      requests.inc({ kind, method: toMethodLabel(method), status: statusClass });
      durations.observe({ kind, status: statusClass }, durationMs / 1_000);
      if (record) pages.count(record);
    },
    onProblem: ({ severity }) => faults.inc({ severity }),
    ...createReportCounters(registers),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

type PageRecord = NonNullable<Answered['record']>;

function countersOfPages(registers: Registry[]): { readonly count: (record: PageRecord) => void } {
  const cache = new Counter({
    registers,
    name: 'vitrine_page_cache_answers_total',
    help: 'Pages by where they came from.',
    labelNames: ['state'],
  });
  const foundResponses = new Counter({
    registers,
    name: 'vitrine_response_cache_total',
    help: 'Pages by whether an answer was kept that is made of the same.',
    labelNames: ['state'],
  });
  const admissions = new Counter({
    registers,
    name: 'vitrine_admissions_total',
    help: 'Pages by whether there was room to make them.',
    labelNames: ['outcome'],
  });
  const steps = new Counter({
    registers,
    name: 'vitrine_budgeted_steps_total',
    help: 'Steps that have a time budget, by how they ended.',
    labelNames: ['step', 'end'],
  });
  const durations = new Histogram({
    registers,
    name: 'vitrine_budgeted_step_duration_seconds',
    help: 'Time that steps with a budget took.',
    labelNames: ['step'],
    buckets: DURATION_BUCKETS_S,
  });
  const decisions = createDecisionCounter(registers);
  // A series that is there from the start can be watched before the first bad day.
  CACHE_STATES.forEach((state) => cache.inc({ state }, 0));
  RESPONSE_CACHE_STATES.forEach((state) => foundResponses.inc({ state }, 0));
  BUDGETED_STEPS.forEach((step) => steps.inc({ step, end: 'timed-out' }, 0));
  admissions.inc({ outcome: 'refused' }, 0);

  return {
    count(record) {
      cache.inc({ state: record.cache });
      if (record.responseCacheState) foundResponses.inc({ state: record.responseCacheState });
      admissions.inc({ outcome: record.admission });
      if (record.experiment) decisions.count(record.experiment);
      for (const { step, end, durationMs, budgetMs } of record.trace?.steps ?? []) {
        if (budgetMs === undefined) continue;
        steps.inc({ step: toStepLabel(step), end });
        durations.observe({ step: toStepLabel(step) }, durationMs / 1_000);
      }
    },
  };
}

function gaugesOf(stats: SiteStats, registers: Registry[]): void {
  const { cache, responseCache, admission, formQueue, experiments } = stats;
  const add = (name: string, help: string, value: () => number) =>
    new Gauge({
      registers,
      name,
      help,
      collect() {
        this.set(value());
      },
    });
  add('vitrine_page_cache_pages', 'Pages that are kept.', () => cache().pages);
  add('vitrine_page_cache_bytes', 'What the kept pages weigh.', () => cache().bytes);
  add('vitrine_response_cache', 'Answers that are kept.', () => responseCache().answers);
  add('vitrine_response_cache_bytes', 'What they weigh.', () => responseCache().bytes);
  add('vitrine_pages_under_way', 'Pages that are being made.', () => admission().underWay);
  add('vitrine_pages_limit', 'How many pages may be made at once.', () => admission().limit);
  add('vitrine_forms_under_way', 'Posted forms under way.', () => formQueue().underWay);
  add('vitrine_forms_limit', 'How many posted forms may be under way.', () => formQueue().limit);
  add('vitrine_experiments', 'Experiments that run, of the list as it is known.', experiments);
}

/** Visitors can send any method; what is rare is one label. */
function toMethodLabel(method: string): string {
  return METHODS.includes(method) ? method : 'other';
}

/** 2xx, 4xx and so on. */
function toStatusLabel(status: number): string {
  return status >= 100 && status < 600 ? `${Math.floor(status / 100)}xx` : 'other';
}

function toStepLabel(step: string): string {
  return BUDGETED_STEPS.includes(step) ? step : 'other';
}
