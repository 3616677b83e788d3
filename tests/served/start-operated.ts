import { expect, onTestFinished } from 'vitest';
import type { AtEnd } from '../at-end.ts';
import { rawGet } from './raw-get.ts';
import { startBackend } from './start-backend.ts';
import { startProcess, type ServerProcess } from './start-process.ts';

const SERVER = 'dist/server/server.js';

/** One line of the log of the production server. */
interface Line {
  readonly level: string;
  readonly event: string;
  readonly path?: string;
  readonly address?: string;
  readonly [member: string]: unknown;
}

/** The production server with a backend of its own. */
export async function startOperated(
  variables: Record<string, string> = {},
  atEnd: AtEnd = onTestFinished,
) {
  const backend = await startBackend(atEnd);
  const own = {
    VITRINE_API_ORIGIN: backend.origin,
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
    ...variables,
  };
  const server = await startProcess(SERVER, own, atEnd);
  return {
    backend,
    server,
    get: (path: string, headers = {}) => rawGet(server.address, path, { headers }),
  };
}

/** Every line of a log is an object, or this throws. */
export function linesOf({ output }: ServerProcess): Line[] {
  return output()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** The lines about requests, once there are so many of them. */
export async function requestLines(server: ServerProcess, count: number): Promise<Line[]> {
  const lines = () =>
    linesOf(server).filter(({ event }) => event === 'answer' || event === 'faults');
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(count);
  return lines();
}

/** The site and the address of its metrics. */
export async function startWithMetrics(atEnd?: AtEnd) {
  const site = await startOperated({ METRICS_PORT: '0', VITRINE_KEPT_ANSWERS_MB: '8' }, atEnd);
  const address = () =>
    linesOf(site.server)
      .findLast(({ event }) => event === 'listening')
      ?.address?.replace('localhost', '127.0.0.1') ?? '';
  await expect.poll(address).not.toBe(site.server.address);
  return { ...site, address: address() };
}
