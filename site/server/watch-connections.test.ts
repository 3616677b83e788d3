import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { watchConnections } from './serve-until-stopped.ts';

/** A server that answers when the test says so. */
async function startServer() {
  const asked: ServerResponse[] = [];
  const server = createServer((_, response) => void asked.push(response));
  const firstAsked = once(server, 'request');
  const connections = watchConnections(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    connections,
    asked,
    connectWith: (bytes: string) => connectWith(server, port, bytes),
    untilAsked: () => firstAsked,
  };
}

/** A connection whose first bytes the server has read. */
async function connectWith(
  server: ReturnType<typeof createServer>,
  port: number,
  bytes: string,
): Promise<Socket> {
  const arrived = new Promise<void>((resolve) =>
    server.once('connection', (socket: Socket) => {
      if (bytes === '') resolve();
      socket.on('data', () => resolve());
    }),
  );
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  if (bytes !== '') socket.write(bytes);
  await arrived;
  return socket;
}

const WHOLE = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const HALF_HEAD = 'GET / HTTP/1.1\r\nHost: x\r\n';
const HALF_BODY = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf';

describe('the connections of a server', () => {
  test.each([
    ['has asked for nothing', ''],
    ['has sent half a head', HALF_HEAD],
  ])('OP-012 that %s is closed', async (_, bytes) => {
    const { connections, connectWith: open } = await startServer();
    const socket = await open(bytes);

    connections.closeUnasked();

    expect(await text(socket)).toBe('');
  });

  test('OP-012 that has sent half a body is closed', async () => {
    const { connections, connectWith: open, untilAsked } = await startServer();
    const socket = await open(HALF_BODY);
    await untilAsked();

    connections.closeUnasked();

    expect(await text(socket)).toBe('');
  });

  test('OP-012 that waits for the answer to a whole request stays, and gets it', async () => {
    const { connections, connectWith: open, asked, untilAsked } = await startServer();
    const socket = await open(WHOLE);
    await untilAsked();

    connections.closeUnasked();
    connections.closeIdle();
    connections.endWithAnswers();
    asked[0]?.end('the page');

    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[^]*the page/);
    expect(connections.underWay()).toBe(0);
  });

  test('RN-023 ends with its answer, whether that was begun before the stop or after', async () => {
    const { connections, connectWith: open, asked, untilAsked } = await startServer();
    const before = await open(WHOLE);
    await untilAsked();
    connections.endWithAnswers();
    const after = await open(WHOLE);
    asked.forEach((response) => response.end());

    expect(await text(before)).toMatch(/\r\nconnection: close\r\n/i);
    expect(await text(after)).toMatch(/\r\nconnection: close\r\n/i);
  });
});
