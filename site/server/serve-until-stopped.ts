import {
  createServer,
  type RequestListener,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Socket } from 'node:net';
import type { Log } from '../log/log-event.ts';
import { listen, type ListenOptions } from './listen.ts';

/** Set when the server is asked to stop. */
interface Readiness {
  isReady: boolean;
}

interface ServeOptions extends ListenOptions {
  readonly readiness: Readiness;
  /**
   * The time in which it still takes visitors while it says that it is not ready, in milliseconds.
   */
  readonly drainMs: number;
  /** The log of its stop; left out where there is none. */
  readonly log?: Log;
  /** Answers where the application could not. */
  readonly answerBroken?: (error: unknown) => Response;
  /** Runs before the application, and may answer in its place. */
  readonly before?: (listener: RequestListener) => RequestListener;
}

/**
 * The time in which a request that had begun to arrive when the server was asked to stop has to
 * arrive whole, in milliseconds. Where the drain is longer, its time counts.
 */
const RECEIVE_LIMIT_MS = 2_000;

/** After this it stops whether or not the last answers have gone out, in milliseconds. */
const STOP_LIMIT_MS = 10_000;

/**
 * Else the adapter replaces the global Response, of which answers of the real fetch are no
 * instances.
 */
export const KEEP_GLOBALS = { overrideGlobalObjects: false };

/** The interval at which connections are closed that are open for nothing, in milliseconds. */
const SWEEP_MS = 100;

const writeNothing: Log = () => {};

/**
 * Serves an application until SIGTERM or SIGINT. Then it says so on /readyz, finishes what it has
 * begun, and exits with 0. Resolves with its address once it listens; rejects with a StartError.
 */
export function serveUntilStopped(app: Hono, options: ServeOptions): Promise<string> {
  const { readiness, drainMs, log = writeNothing, answerBroken, before } = options;
  const settings = { ...KEEP_GLOBALS, ...(answerBroken && { errorHandler: answerBroken }) };
  const listener = getRequestListener(app.fetch, settings);
  const server = createServer(before ? before(listener) : listener);
  const connections = watchConnections(server);

  const stopListening = () => {
    server.close(() => {
      log('info', { event: 'stopped', message: 'Every answer has gone out.' });
      process.exit(0);
    });
    connections.closeIdle();
    setInterval(connections.closeIdle, SWEEP_MS).unref();
    setTimeout(
      () => {
        connections.closeUnasked();
        setInterval(connections.closeUnasked, SWEEP_MS).unref();
      },
      Math.max(0, RECEIVE_LIMIT_MS - drainMs),
    ).unref();
    setTimeout(() => {
      const message = `Stopped with ${connections.underWay()} answers on their way. Visitors read too slowly, or a service hangs.`;
      log('error', { event: 'stopped', message });
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
  };
  const stop = () => {
    if (!readiness.isReady) return;
    readiness.isReady = false;
    log('info', {
      event: 'stopping',
      message: `No new visitors are wanted; the doors close in ${drainMs} ms.`,
    });
    connections.endWithAnswers();
    setTimeout(stopListening, drainMs);
  };
  if (!options.log) {
    // The last handler: a promise that is not awaited must not cost all visitors their server.
    process.on('unhandledRejection', (reason) => console.error('Nobody caught this:', reason));
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return listen(server, options);
}

/** Knows of each connection of a server what it is open for. */
interface ConnectionWatch {
  /** From now on each answer says that its connection ends with it. */
  readonly endWithAnswers: () => void;
  /** Closes what waits for a next request, or has not begun its first. */
  readonly closeIdle: () => void;
  /** Closes everything but connections whose request has arrived whole and is being answered. */
  readonly closeUnasked: () => void;
  /** The number of answers that are under way. */
  readonly underWay: () => number;
}

/** Watches the connections of a server that does not listen yet. */
export function watchConnections(server: Server): ConnectionWatch {
  const sockets = new Set<Socket>();
  const answers = new Map<ServerResponse, IncomingMessage>();
  let areLast = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the application, which may answer at once.
  server.prependListener('request', (request, response) => {
    answers.set(response, request);
    response.once('close', () => answers.delete(response));
    if (areLast) sendLast(response);
  });

  return {
    underWay: () => answers.size,
    endWithAnswers() {
      areLast = true;
      [...answers.keys()].forEach(sendLast);
    },
    closeIdle() {
      server.closeIdleConnections();
      // Browsers open connections in advance, which Node does not count as idle before their first
      // byte.
      sockets.forEach((socket) => socket.bytesRead === 0 && socket.destroy());
    },
    closeUnasked() {
      const running = [...answers.values()].filter(({ complete }) => complete);
      const busy = new Set(running.map(({ socket }) => socket));
      sockets.forEach((socket) => !busy.has(socket) && socket.destroy());
    },
  };
}

function sendLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
