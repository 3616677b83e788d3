import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createBackend } from '#fixtures/backend';
import { createDiskStore } from '#fixtures/node';

interface CannedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array;
}

const noImages = () => Promise.resolve(undefined);

/**
 * The reference backend's answers, each worked out once, so that it is never what a measurement
 * waits for.
 */
export async function startCannedBackend(): Promise<{ readonly origin: string; stop: () => void }> {
  const backend = createBackend({ store: createDiskStore('fixtures'), images: noImages });
  const known = new Map<string, Promise<CannedAnswer>>();

  async function workOut(request: IncomingMessage, body: Buffer): Promise<CannedAnswer> {
    const url = `http://backend.local${request.url}`;
    const asked = new Request(url, {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const response = await backend.fetch(asked);
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: new Uint8Array(await response.arrayBuffer()),
    };
  }

  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const key = `${request.method} ${request.url} ${body.toString()}`;
      const answer = known.get(key) ?? workOut(request, body);
      known.set(key, answer);
      const { status, contentType, body: bytes } = await answer;
      response.writeHead(status, { 'content-type': contentType, 'content-length': bytes.length });
      response.end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
