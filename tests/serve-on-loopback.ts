import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import type { AtEnd } from './at-end.ts';

/** A server on a port of its own. */
export interface LoopbackServer {
  readonly origin: string;
  /** Ends it as if there had never been one; the end of the test does so too. */
  readonly stop: () => void;
  /** Returns the number of connections that are open, in use or not. */
  readonly connections: () => Promise<number>;
}

/** Serves until the test ends, or the file. */
export async function serveOnLoopback(
  listener: RequestListener,
  atEnd: AtEnd = onTestFinished,
): Promise<LoopbackServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  atEnd(stop);
  const connections = promisify(server.getConnections.bind(server));
  return {
    connections,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop,
  };
}

/** Hands the requests of a server to what answers web requests. */
export function listenerOf(answer: Parameters<typeof getRequestListener>[0]): RequestListener {
  const listen = getRequestListener(answer, { overrideGlobalObjects: false });
  return (request, response) => void listen(request, response);
}
