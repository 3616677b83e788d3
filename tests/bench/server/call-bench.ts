import { Worker } from 'node:worker_threads';
import { createHttp, createCache } from '#renderer/calls';
import type { Measured } from '../figures.ts';
import { bestOfRounds } from '../rounds.ts';

const MAX_RATIO = 0.1;
const CALLS = 100;
const ROUNDS = { warmUps: 20, rounds: 60 };

/**
 * An answer like that of a branch's opening hours. A thread of its own answers, as another process
 * would.
 */
const SERVER = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const text = ${JSON.stringify(JSON.stringify({ days: '09:00 16:30 '.repeat(20).split(' ') }))};
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(text);
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

/** A GET that the client's cache answers, against the same one over a loopback connection. */
export async function measureCalls(): Promise<Measured> {
  const worker = new Worker(SERVER, { eval: true });
  const port = await new Promise<unknown>((resolve) => worker.once('message', resolve));
  const origin = `http://127.0.0.1:${String(port)}`;
  const cache = createCache(
    { origin, identifier: () => 'default', useCache: true },
    { now: () => performance.now(), after: hostOf().after },
  );
  const http = createHttp({ origin, locale: 'fr-BE', cache: cache.call }, hostOf());
  const ask = async (useCache: boolean) => {
    for (let call = 0; call < CALLS; call += 1) {
      await http.json({ path: '/branches/open/opening-hours', limitMs: 5_000, useCache });
    }
  };

  const { subjectMs, baselineMs } = await bestOfRounds(
    { subject: () => ask(true), baseline: () => ask(false) },
    ROUNDS,
  );
  await worker.terminate();
  return {
    figures: [
      {
        name: `${CALLS} GETs from the cache, against as many over loopback`,
        value: subjectMs,
        baseline: baselineMs,
        unit: 'ms',
        bound: MAX_RATIO,
      },
    ],
    notes: [],
  };
}

function hostOf(): Parameters<typeof createHttp>[1] {
  return {
    fetch: (request) => globalThis.fetch(request),
    random: () => 0,
    after(delayMs, task) {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
  };
}
