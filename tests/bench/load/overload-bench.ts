import type { Figure } from '../figures.ts';
import { alignedTable } from '../table.ts';
import { startCannedBackend } from './canned-backend.ts';
import { closedLoop } from './closed-loop.ts';
import { openLoop, type Offered } from './open-loop.ts';
import { pagesOf } from './pages.ts';
import { startPinned } from './pinned-server.ts';
import { percentile } from '../percentiles.ts';
import { probeHealth } from './probe-health.ts';

const TIMES_CAPACITY = [0.5, 1, 2, 4, 8];

/**
 * One after the other in each round, so that a processor that slows down for a minute does so to
 * every row.
 */
const ROUNDS = 3;
const MEASURED_SECONDS = 5;
const WARM_UP_SECONDS = 12;

/** The best of some: what else the machine does only ever costs time. */
const CAPACITY_ROUNDS = 4;
const ROUND_SECONDS = 2;

/** The number of clients is the most that wait for each other without anybody being refused. */
const CLIENTS = 40;

const HEADINGS = [
  'times',
  'offered/s',
  'good/s',
  'shed/s',
  'failed/s',
  'p50',
  'p99',
  'healthz p99',
  'peak',
];

interface Row extends Offered {
  readonly times: number;
  readonly healthP99: number;
  readonly peakMb: number;
}

/** Measures how visitors fare when more come than one processor can serve. */
export async function measureOverload(): Promise<{ figures: Figure[]; notes: string[] }> {
  const backend = await startCannedBackend();
  const server = await startPinned('dist/server/server.js', {
    VITRINE_API_ORIGIN: backend.origin,
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
  });
  const pages = await pagesOf(server.port);
  const requests = pages.map(({ request }) => request);
  const load = { port: server.port, requests };
  await closedLoop({ ...load, connections: CLIENTS, seconds: WARM_UP_SECONDS });
  let capacity = 0;
  for (let round = 0; round < CAPACITY_ROUNDS; round += 1) {
    const measured = await closedLoop({ ...load, connections: CLIENTS, seconds: ROUND_SECONDS });
    capacity = Math.max(capacity, measured);
  }

  const measured: Row[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const times of TIMES_CAPACITY) {
      const health = probeHealth(server.port);
      const offered = await openLoop({
        ...load,
        perSecond: capacity * times,
        seconds: MEASURED_SECONDS,
        isGood: ({ status, bytes }, index) =>
          status === 200 && bytes === pages[index % pages.length]?.bytes,
      });
      measured.push({ ...offered, times, healthP99: health.stop(), peakMb: server.peakMb() });
    }
  }
  const rows = TIMES_CAPACITY.map((times) => rowOf(measured.filter((row) => row.times === times)));
  await server.stop();
  backend.stop();
  return { figures: figuresOf(rows), notes: notesOf(rows, capacity) };
}

/**
 * One row of several rounds: numbers of visitors by the median, all that has a bound by the worst.
 */
function rowOf(rounds: readonly Row[]): Row {
  const [first] = rounds;
  if (!first) throw new Error('No round was measured.');
  const median = (value: (row: Row) => number) => percentile(rounds.map(value), 50);
  const worst = (value: (row: Row) => number) => Math.max(...rounds.map(value));
  return {
    times: first.times,
    sent: median(({ sent }) => sent),
    good: median(({ good }) => good),
    shed: median(({ shed }) => shed),
    failed: worst(({ failed }) => failed),
    p50: median(({ p50 }) => p50),
    p99: worst(({ p99 }) => p99),
    healthP99: worst(({ healthP99 }) => healthP99),
    peakMb: worst(({ peakMb }) => peakMb),
    isGeneratorLimit: rounds.some(({ isGeneratorLimit }) => isGeneratorLimit),
  };
}

function figuresOf(rows: readonly Row[]): Figure[] {
  const best = Math.max(...rows.map(({ good }) => good));
  const atFour = rows.find(({ times }) => times === 4);
  const highest = (value: (row: Row) => number) => Math.max(...rows.map(value));
  return [
    {
      name: 'overload: best goodput, against that at 4 times capacity',
      value: best,
      baseline: atFour?.good ?? NaN,
      unit: 'count',
      bound: 1 / 0.9,
    },
    {
      name: 'overload: p99 of good pages at 4 times capacity',
      value: atFour?.p99 ?? NaN,
      unit: 'ms',
      bound: 4_000,
    },
    {
      name: 'overload: p99 of /healthz',
      value: highest(({ healthP99 }) => healthP99),
      unit: 'ms',
      bound: 100,
    },
    {
      name: 'overload: peak memory',
      value: highest(({ peakMb }) => peakMb),
      unit: 'MB',
      bound: 768,
    },
    {
      name: 'overload: admitted pages that were not whole',
      value: highest(({ failed }) => failed),
      unit: 'count',
      bound: 0,
    },
  ];
}

function notesOf(rows: readonly Row[], capacity: number): string[] {
  const cells = rows.map((row) => [
    `${row.times}${row.isGeneratorLimit ? ' (generator was the limit)' : ''}`,
    row.sent.toFixed(0),
    row.good.toFixed(0),
    row.shed.toFixed(0),
    row.failed.toFixed(0),
    `${row.p50.toFixed(0)} ms`,
    `${row.p99.toFixed(0)} ms`,
    `${row.healthP99.toFixed(0)} ms`,
    `${row.peakMb.toFixed(0)} MB`,
  ]);
  return [
    `Capacity on one processor, pages that nobody keeps: ${capacity.toFixed(0)} a second.`,
    alignedTable([HEADINGS, ...cells]),
  ];
}
