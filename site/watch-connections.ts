import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Knows of each connection of a server what it is open for. */
export interface ConnectionWatch {
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
      const asked = [...answers.values()].filter(({ complete }) => complete);
      const busy = new Set(asked.map(({ socket }) => socket));
      sockets.forEach((socket) => !busy.has(socket) && socket.destroy());
    },
  };
}

function sendLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
