import { connect, type Socket } from 'node:net';

/** A visitor with so slow a line that only half of the request has arrived. */
export async function beginRequest(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve) => {
    socket.write('GET /en/individuals HTTP/1.1\r\nHost: localhost\r\n', () => resolve());
  });
  return socket;
}
