import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SentEvent, Tracker } from './trackers.ts';

export interface Collector {
  readonly address: string;
  /** All events in the order in which they came, as often as they came. */
  readonly received: () => readonly SentEvent[];
  /** Resolves once nothing has come for so long that nothing more will. */
  readonly becomeQuiet: () => Promise<void>;
  readonly stop: () => void;
}

export interface CollectorOptions {
  /** The site, which answers what is no event. */
  readonly site: string;
  /** From a call to its answer. */
  readonly answerMs: number;
}

/** A tracker that tries again does so within that time. */
const QUIET_MS = 8_000;

/** The addresses that the trackers post to, each to its own. */
const EVENT_PATH = /^\/(?:clientevent|v1|com\.snowplowanalytics\.snowplow)\//;

/**
 * Starts a host for a tracker's calls, on an origin of its own. What has come counts at once; its
 * answer takes as long as over a network, also that to the question before a call.
 */
export async function startCollector(
  { readEvents }: Tracker,
  { site, answerMs }: CollectorOptions,
): Promise<Collector> {
  const received: SentEvent[] = [];
  let lastAt = Date.now();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request;
    allowOrigin(request, response);
    const body = await text(request);
    const isEvent = method === 'POST' && EVENT_PATH.test(url);
    if (isEvent) {
      lastAt = Date.now();
      received.push(...readEvents(JSON.parse(body)));
    }
    await new Promise((resolve) => void setTimeout(resolve, answerMs));
    if (isEvent || method === 'OPTIONS') return response.writeHead(200).end('{}');
    const { accept = '*/*' } = headers;
    const others = await fetch(`${site}${url}`, { headers: { accept } });
    const type = others.headers.get('content-type') ?? 'text/plain';
    return response.writeHead(others.status, { 'content-type': type }).end(await others.text());
  };
  const server = createServer((request, response) => {
    // The page of a call may have gone; then nobody waits for the answer.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    received: () => received,
    async becomeQuiet() {
      lastAt = Date.now();
      while (Date.now() - lastAt < QUIET_MS) {
        await new Promise((resolve) => void setTimeout(resolve, QUIET_MS / 10));
      }
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Lets every page call with its cookies and whatever headers it has. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  const wanted = headers['access-control-request-headers'];
  if (wanted) response.setHeader('access-control-allow-headers', wanted);
  response.setHeader('cache-control', 'no-store');
}
