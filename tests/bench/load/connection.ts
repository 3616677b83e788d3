import { connect, type Socket } from 'node:net';

/** An answer, as far as a load generator looks at it. */
export interface RawAnswer {
  readonly status: number;
  /** Bytes of the body, as they came over the wire. */
  readonly bytes: number;
}

/** One kept-alive connection that carries one request after the other. */
export interface Connection {
  /** Rejects where the connection breaks. */
  readonly ask: (request: Buffer) => Promise<RawAnswer>;
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

interface Reading {
  readonly resolve: (answer: RawAnswer) => void;
  readonly reject: (error: Error) => void;
  head: string;
  status: number;
  /** Bytes of the body that are still to come; undefined while the head is read. */
  left: number | undefined;
  bytes: number;
}

const HEAD_END = '\r\n\r\n';

/**
 * Opens a connection. It reads no more of an answer than its head and its length, so that one
 * processor can generate many times what another can serve. It knows answers with a length, and
 * without a body.
 */
export function openConnection(port: number): Connection {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let reading: Reading | undefined;
  let isOpen = true;
  const end = (error: Error) => {
    isOpen = false;
    reading?.reject(error);
    reading = undefined;
  };

  socket.on('data', (chunk: Buffer) => {
    if (!reading) return;
    const body = reading.left === undefined ? readHead(reading, chunk) : chunk.length;
    reading.bytes += body;
    if (reading.left === undefined || reading.bytes < reading.left) return;
    const { resolve, status, bytes } = reading;
    reading = undefined;
    resolve({ status, bytes });
  });
  socket.on('error', end);
  socket.on('close', () => end(new Error('The server closed the connection.')));

  return {
    isOpen: () => isOpen,
    close: () => void socket.destroy(),
    ask: (request) =>
      new Promise((resolve, reject) => {
        reading = { resolve, reject, head: '', status: 0, left: undefined, bytes: 0 };
        socket.write(request);
      }),
  };
}

/** Reads a piece of a head. Gives how many bytes of the body came with it. */
function readHead(reading: Reading, chunk: Buffer): number {
  reading.head += chunk.toString('latin1');
  const end = reading.head.indexOf(HEAD_END);
  if (end < 0) return 0;
  const head = reading.head.slice(0, end).toLowerCase();
  reading.status = Number(head.slice(9, 12));
  const [, length] = /\r\ncontent-length: (\d+)/.exec(head) ?? [];
  if (length === undefined && reading.status !== 304) {
    throw new Error('The load generator only knows answers that say their length.');
  }
  reading.left = Number(length ?? 0);
  return reading.head.length - end - HEAD_END.length;
}

/** The text of a GET request. */
export function requestFor(path: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`);
}
