import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Measured } from '../figures.ts';
import { closedLoop } from '../load/closed-loop.ts';
import { openConnection, requestFor } from '../load/connection.ts';
import type { Way } from './request-server.ts';

const CLIENTS = 16;
const ROUNDS = 5;
const SECONDS = 1;

const MAX_MADE_RATIO = 1;
const MAX_KEPT_RATIO = 1 / 0.6;

/**
 * Requests a second over HTTP, of one server that answers with one page in several ways, by turns.
 */
export async function measureRequests(): Promise<Measured> {
  const server = spawn(
    process.execPath,
    [...process.execArgv, process.argv[1] ?? '', 'serve-ways'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const [address] = (await once(createInterface(server.stdout), 'line')) as [string];
    const { port, origin } = new URL(address);
    const etag = (await fetch(`${origin}/kept`)).headers.get('etag') ?? '';
    return await compare(Number(port), etag);
  } finally {
    server.kill();
  }
}

async function compare(port: number, etag: string): Promise<Measured> {
  const requests = {
    made: requestTo('/made'),
    kept: requestTo('/kept'),
    unchanged: requestTo('/kept', { 'if-none-match': etag }),
    react: requestTo('/react'),
    bytes: requestTo('/bytes'),
  };
  await expectStatus(port, requests.unchanged, 304);
  const best = { made: 0, kept: 0, unchanged: 0, react: 0, bytes: 0 };
  const names = Object.keys(best) as (keyof typeof best)[];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      const load = { port, requests: [requests[name]], connections: CLIENTS, seconds: SECONDS };
      const perSecond = Math.round(await closedLoop(load));
      if (round > 0) best[name] = Math.max(best[name], perSecond);
    }
  }
  return {
    figures: [
      {
        name: 'requests a second: React by hand, against the handler',
        value: best.react,
        baseline: best.made,
        unit: 'count',
        bound: MAX_MADE_RATIO,
      },
      {
        name: 'requests a second: bare bytes, against a kept page',
        value: best.bytes,
        baseline: best.kept,
        unit: 'count',
        bound: MAX_KEPT_RATIO,
      },
      {
        name: 'requests a second: bare bytes, against 304',
        value: best.bytes,
        baseline: best.unchanged,
        unit: 'count',
        bound: MAX_KEPT_RATIO,
      },
    ],
    notes: [],
  };
}

function requestTo(way: Way, headers?: Readonly<Record<string, string>>): Buffer {
  return requestFor(way, headers);
}

async function expectStatus(port: number, request: Buffer, expected: number): Promise<void> {
  const connection = openConnection(port);
  const { status } = await connection.ask(request);
  connection.close();
  if (status !== expected) throw new Error(`The server answers ${status}, not ${expected}.`);
}
