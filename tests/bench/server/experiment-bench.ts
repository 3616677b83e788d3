import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Figure, Measured } from '../figures.ts';
import { closedLoop } from '../load/closed-loop.ts';
import { requestFor } from '../load/connection.ts';
import { openLoop } from '../load/open-loop.ts';
import { WITHOUT_LIST } from './experiment-server.ts';
import {
  APART,
  createExperimentSite,
  drawVariant,
  EXPERIMENTS,
  KNOWN_VISITOR,
  UNDER,
  UNKNOWN_VISITOR,
} from './experiment-site.ts';

const CLIENTS = 16;
/** Many short ones, so that some of each kind come while the machine does nothing else. */
const ROUNDS = 32;
const WARM_UPS = 4;
const SECONDS = 0.25;

const MIN_APART_RATIO = 0.95;
const MIN_KNOWN_RATIO = 0.9;

/** Visitors a second of each kind, while the service hangs: far fewer than one processor serves. */
const PER_SECOND = 100;
const WAITING_SECONDS = 1;
const WAITING_ROUNDS = 18;
const MAX_LATER_MS = 320;

const VISITORS = 10_000;
const VARIANTS = 3;

/** Measures the cost of experiments on pages that are kept, and of a service that hangs. */
export async function measureExperiments(): Promise<Measured> {
  const server = spawn(
    process.execPath,
    [...process.execArgv, process.argv[1] ?? '', 'serve-experiments'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [address] = (await once(createInterface(server.stdout), 'line')) as [string];
    const port = Number(new URL(address).port);
    const kept = await compareKept(port);
    const waiting = await measureWaiting(port);
    return { figures: [...kept, waiting, await countMade()], notes: [] };
  } finally {
    server.kill();
  }
}

/** Kept pages a second by turns, the best of all rounds. All requests have the same cookies. */
async function compareKept(port: number): Promise<Figure[]> {
  const requests = {
    empty: requestFor(`${WITHOUT_LIST}${APART}`, { cookie: KNOWN_VISITOR }),
    apart: requestFor(APART, { cookie: KNOWN_VISITOR }),
    known: requestFor(UNDER, { cookie: KNOWN_VISITOR }),
  };
  const best = { empty: 0, apart: 0, known: 0 };
  const names = Object.keys(best) as (keyof typeof best)[];
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const load = { port, requests: [requests[name]], connections: CLIENTS, seconds: SECONDS };
      const perSecond = Math.round(await closedLoop(load));
      if (round >= 0) best[name] = Math.max(best[name], perSecond);
    }
  }
  const baselines = { unit: 'count', value: best.empty } as const;
  return [
    {
      name: 'kept pages a second: no experiment at all, against one elsewhere',
      ...baselines,
      baseline: best.apart,
      bound: 1 / MIN_APART_RATIO,
    },
    {
      name: 'kept pages a second: no experiment at all, against a known variant',
      ...baselines,
      baseline: best.known,
      bound: 1 / MIN_KNOWN_RATIO,
    },
  ];
}

/**
 * The wait of visitors whom the service would have to assign, beyond that of those who are known,
 * who come at the same time. The best of some rounds.
 */
async function measureWaiting(port: number): Promise<Figure> {
  const visit = (cookie: string) =>
    openLoop({
      port,
      requests: [requestFor(UNDER, { cookie })],
      perSecond: PER_SECOND,
      seconds: WAITING_SECONDS,
      isGood: ({ status }) => status === 200,
    });
  let [knownMs, unknownMs, failed] = [Infinity, Infinity, 0];
  for (let round = 0; round < WAITING_ROUNDS; round += 1) {
    const [known, unknown] = await Promise.all([visit(KNOWN_VISITOR), visit(UNKNOWN_VISITOR)]);
    knownMs = Math.min(knownMs, known.p99);
    unknownMs = Math.min(unknownMs, unknown.p99);
    failed += known.failed + unknown.failed + known.shed + unknown.shed;
  }
  return {
    name: 'p99 of an answer while the experiment service hangs, beyond that of a known variant',
    value: failed > 0 ? NaN : unknownMs - knownMs,
    unit: 'ms',
    bound: MAX_LATER_MS,
  };
}

/** Counts pages that are made for visitors of whom each is assigned anew. */
async function countMade(): Promise<Figure> {
  let made = 0;
  let visitor = 0;
  const shown = new Set<string | null>();
  const handle = createExperimentSite({
    experiments: EXPERIMENTS,
    lookUp: async () => drawVariant((visitor += 1)),
    onPage: () => void (made += 1),
    // However long it takes, no page grows old meanwhile.
    now: () => 0,
  });
  for (let count = 0; count < VISITORS; count += 1) {
    const headers = { cookie: `${UNKNOWN_VISITOR}; visitor=v-${count}` };
    const response = await handle(new Request(`https://www.meridia.test${UNDER}`, { headers }));
    await response.arrayBuffer();
    shown.add(response.headers.get('server-timing'));
  }
  if (shown.size !== VARIANTS) throw new Error(`Visitors saw ${[...shown].join(', ')}.`);
  return {
    name: '10,000 visitors of an experiment with 3 variants: pages made',
    value: made,
    unit: 'count',
    bound: VARIANTS,
  };
}
