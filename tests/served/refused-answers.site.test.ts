import { expect, test } from 'vitest';
import { createHttp } from '#renderer/server';
import { realTime } from '#site/server/real-time.ts';
import { serveOnLoopback } from '../serve-on-loopback.ts';

const CALLS = 10;
const LIMIT_MS = 10_000;

/** More than a connection takes without anybody who reads it. */
const LONG = 'x'.repeat(4_000_000);
const JSON_TYPE = 'application/json';

interface Refused {
  readonly status: number;
  readonly type: string;
  readonly start: string;
}

const REFUSED: readonly Refused[] = [
  { status: 503, type: JSON_TYPE, start: ' ' },
  { status: 503, type: JSON_TYPE, start: LONG },
  { status: 302, type: JSON_TYPE, start: ' ' },
  { status: 200, type: 'text/plain', start: ' ' },
  { status: 200, type: 'text/plain', start: LONG },
  { status: 200, type: JSON_TYPE, start: `${LONG}${LONG}` },
];

test(
  'an answer that is refused for its status, redirect, type or size is not left open',
  { tags: ['deep'] },
  async () => {
    const asked = await Promise.all(REFUSED.map(askMany));

    const open = () => Promise.all(asked.map(({ connections }) => connections()));
    await expect.poll(open).toEqual(REFUSED.map(() => 0));
    // Read at the end: an answer that nobody holds any more would be collected, and closed by that.
    const statuses = asked.flatMap(({ ended }) => ended.map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set(['rejected']));
  },
);

/** Asks a service of which each answer begins, and has no end. */
async function askMany({ status, type, start }: Refused) {
  const { origin, connections } = await serveOnLoopback((_, response) => {
    response.writeHead(status, { 'content-type': type, location: '/elsewhere' });
    response.write(start);
  });
  const http = createHttp(
    { origin, locale: 'en-GB' },
    { ...realTime, fetch: (request) => fetch(request) },
  );

  const calls = Array.from({ length: CALLS }, () => http.json({ path: '/', limitMs: LIMIT_MS }));
  const ended = await Promise.allSettled(calls);
  return { connections, ended };
}
