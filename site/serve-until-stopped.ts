import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** Told when the server is asked to stop. */
export interface Readiness {
  isReady: boolean;
}

export interface ServeOptions {
  readonly port: number;
  readonly hostname: string;
  readonly readiness: Readiness;
  /** How long it still takes visitors while it says that it is not ready, in milliseconds. */
  readonly drainMs: number;
}

/** After this it stops whether or not the last answers have gone out, in milliseconds. */
const STOP_LIMIT_MS = 10_000;

/**
 * Serves an application until SIGTERM or SIGINT. Then it says so on /readyz, finishes what it has begun, and
 * exits with 0. Resolves with its address once it listens.
 */
export function serveUntilStopped(app: Hono, options: ServeOptions): Promise<string> {
  const { port, hostname, readiness, drainMs } = options;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }, (address) =>
      resolve(`http://${hostname === '127.0.0.1' ? 'localhost' : hostname}:${address.port}`),
    ) as Server;
    server.once('error', reject);

    const stop = () => {
      if (!readiness.isReady) return;
      readiness.isReady = false;
      setTimeout(() => closeAndExit(server), drainMs);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
}

function closeAndExit(server: Server): void {
  server.close(() => process.exit(0));
  // Connections that wait for a next request would keep the server open for nothing.
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  sweep.unref();
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
}
