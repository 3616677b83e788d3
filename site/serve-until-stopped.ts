import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
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
 * Else the adapter replaces the global Response, of which answers of the real fetch are no
 * instances.
 */
const KEEP_GLOBALS = { overrideGlobalObjects: false };

/** How often connections are closed that are open for nothing, in milliseconds. */
const SWEEP_MS = 100;

/**
 * Serves an application until SIGTERM or SIGINT. Then it says so on /readyz, finishes what it has
 * begun, and exits with 0. Resolves with its address once it listens.
 */
export function serveUntilStopped(app: Hono, options: ServeOptions): Promise<string> {
  const { port, hostname, readiness, drainMs } = options;
  const server = createServer(getRequestListener(app.fetch, KEEP_GLOBALS));
  const closeIdle = idleCloserOf(server);
  const stop = () => {
    if (!readiness.isReady) return;
    readiness.isReady = false;
    setTimeout(() => closeAndExit(server, closeIdle), drainMs);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The last handler: a promise that nobody waited for must not cost all visitors their server.
  process.on('unhandledRejection', (reason) => console.error('Nobody caught this:', reason));

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => resolve(addressOf(server, hostname)));
  });
}

function addressOf(server: Server, hostname: string): string {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${hostname === '127.0.0.1' ? 'localhost' : hostname}:${port}`;
}

/**
 * Makes what closes the connections that are open for nothing: those that wait for a next request,
 * and those that browsers open in advance, which Node does not count as idle before their first
 * byte.
 */
function idleCloserOf(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    server.closeIdleConnections();
    sockets.forEach((socket) => socket.bytesRead === 0 && socket.destroy());
  };
}

function closeAndExit(server: Server, closeIdle: () => void): void {
  server.close(() => process.exit(0));
  closeIdle();
  setInterval(closeIdle, SWEEP_MS).unref();
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
}
