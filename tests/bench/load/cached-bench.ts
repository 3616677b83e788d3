import type { Figure } from '../figures.ts';
import { startCannedBackend } from './canned-backend.ts';
import { closedLoop } from './closed-loop.ts';
import { openConnection, requestFor } from './connection.ts';
import { startPinned, type PinnedServer } from './pinned-server.ts';

const PATH = '/en/individuals';
const CLIENTS = 16;
const ROUNDS = 4;
const SECONDS = 3;

/**
 * Measures how many cached pages a second are sent, against a server that does nothing but send
 * their bytes.
 */
export async function measureCached(): Promise<{ figures: Figure[]; notes: string[] }> {
  const backend = await startCannedBackend();
  const site = await startPinned('dist/server/server.js', {
    VITRINE_API_ORIGIN: backend.origin,
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
  });
  const page = `http://127.0.0.1:${site.port}${PATH}`;
  const plain = await startPinned('tests/bench/load/bytes-server.ts', { PAGE: page });
  const etag = (await fetch(page)).headers.get('etag') ?? '';
  const whole = requestFor(PATH);
  const conditional = requestFor(PATH, { 'if-none-match': etag });
  await expectStatus(site.port, conditional, 304);

  const best = { kept: 0, plain: 0, unchanged: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    best.kept = Math.max(best.kept, await perSecond(site, whole));
    best.plain = Math.max(best.plain, await perSecond(plain, whole));
    best.unchanged = Math.max(best.unchanged, await perSecond(site, conditional));
  }
  await Promise.all([site.stop(), plain.stop()]);
  backend.stop();
  return {
    figures: [
      {
        name: 'kept pages: bare bytes a second, against kept pages',
        value: best.plain,
        baseline: best.kept,
        unit: 'count',
        bound: 1 / 0.6,
      },
    ],
    notes: [
      `On one processor, a second: ${best.plain.toFixed(0)} times bare bytes, ${best.kept.toFixed(0)} kept pages, ${best.unchanged.toFixed(0)} times 304.`,
    ],
  };
}

function perSecond({ port }: PinnedServer, request: Buffer): Promise<number> {
  return closedLoop({ port, requests: [request], connections: CLIENTS, seconds: SECONDS });
}

async function expectStatus(port: number, request: Buffer, expected: number): Promise<void> {
  const connection = openConnection(port);
  const { status } = await connection.ask(request);
  connection.close();
  if (status !== expected) throw new Error(`The site answers ${status} instead of ${expected}.`);
}
