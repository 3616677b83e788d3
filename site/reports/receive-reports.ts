import type { Context, Handler } from 'hono';
import type { ReportsConfig } from '#schemas/generated/experience.ts';
import type { BodyOutcome, BrowserReport, ReportOutcome } from './browser-report.ts';
import { POLICY_REPORT, readReports, REPORTS } from './read-reports.ts';

export interface ReceiveReportsOptions extends Pick<ReportsConfig, 'share' | 'perMinute'> {
  /** Called with each report that was read, and what became of it. */
  readonly onReport: (report: BrowserReport, outcome: ReportOutcome) => void;
  /** Called once for each body. */
  readonly onReportBody: (outcome: BodyOutcome) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
  /** A number from 0 to below 1. */
  readonly random?: () => number;
}

const MINUTE_MS = 60_000;

/** Browsers send some reports at once, each below 2 kB. */
const MAX_BYTES = 64_000;

/** The reports of one body that may be logged. */
const MAX_REPORTS = 20;

/** The bodies of a minute that are read at all; to read one takes half a millisecond. */
const MAX_BODIES = 600;

/** The answer to a body that was not read. */
const REFUSALS: Readonly<
  Record<Exclude<BodyOutcome, 'read'>, readonly [string, 400 | 413 | 415 | 429]>
> = {
  unreadable: ['This is no list of reports in JSON.', 400],
  'too-large': [`Send at most ${MAX_BYTES} bytes.`, 413],
  'wrong-type': [`Send reports as ${REPORTS} or ${POLICY_REPORT}.`, 415],
  'too-often': ['There are too many reports. Send them later.', 429],
};

/**
 * Receives what browsers report: a policy's violations, deprecations, interventions and crashes.
 * Anybody can send such a body, so it is bounded in every direction before it is believed: its type
 * and length, the bodies of a minute, the reports of a body and those that are logged in a minute.
 */
export function receiveReports(options: ReceiveReportsOptions): Handler {
  const { now = () => performance.now(), random = Math.random, onReport, onReportBody } = options;
  const { share = 1, perMinute = 60 } = options;
  const mayRead = createMinuteLimit(MAX_BODIES, now);
  const mayLog = createMinuteLimit(perMinute, now);

  const decide = (index: number): ReportOutcome => {
    if (index >= MAX_REPORTS) return 'beyond';
    if (random() >= share) return 'sampled';
    return mayLog() ? 'logged' : 'beyond';
  };
  const receive = async (context: Context): Promise<BodyOutcome> => {
    const [type = ''] = (context.req.header('content-type') ?? '').toLowerCase().split(/\s*;/);
    if (type !== REPORTS && type !== POLICY_REPORT) return 'wrong-type';
    if (!mayRead()) return 'too-often';
    if (Number(context.req.header('content-length') ?? 0) > MAX_BYTES) return 'too-large';
    const bytes = await readBytes(context.req.raw);
    if (!bytes) return 'too-large';
    const reports = readReports(bytes, type);
    reports?.forEach((report, index) => onReport(report, decide(index)));
    return reports ? 'read' : 'unreadable';
  };

  return async (context) => {
    const outcome = await receive(context);
    onReportBody(outcome);
    context.header('cache-control', 'no-store');
    return outcome === 'read' ? context.body(null, 204) : context.text(...REFUSALS[outcome]);
  };
}

/** Lets so many calls through in a minute. A flood costs it no memory. */
function createMinuteLimit(maxCalls: number, now: () => number): () => boolean {
  let start = -Infinity;
  let calls = 0;
  return () => {
    if (now() - start >= MINUTE_MS) {
      start = now();
      calls = 0;
    }
    calls += 1;
    return calls <= maxCalls;
  };
}

/** Undefined where a body is longer than it may be, of which no more is read. */
async function readBytes({ body }: Pick<Request, 'body'>): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
