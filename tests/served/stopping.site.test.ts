import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { beginRequest } from './begin-request.ts';
import { rawGet } from './raw-get.ts';
import { startBackend } from './start-backend.ts';
import { startProcess, type ServerProcess } from './start-process.ts';

const SERVER = 'dist/server/server.js';
const LOCAL_SERVER = 'dist/tools/server/local.js';
const SITE_ORIGIN = 'https://www.meridia.example';

const variablesFor = (apiOrigin: string) => ({
  VITRINE_API_ORIGIN: apiOrigin,
  VITRINE_SITE_ORIGIN: SITE_ORIGIN,
  VITRINE_DRAIN_MS: '300',
});

async function untilStopping({ address }: ServerProcess): Promise<string> {
  let said = '';
  const ask = async () => {
    const { status, text: answer } = await rawGet(address, '/readyz');
    said = answer;
    return status;
  };
  await expect.poll(ask).toBe(503);
  return said;
}

/** The server takes no new connection; what has begun is still served. */
async function untilClosed({ address }: ServerProcess): Promise<void> {
  const ask = () => rawGet(address, '/healthz').then(String, String);
  await expect.poll(ask).toContain('ECONNREFUSED');
}

/** Opens a connection in advance, as browsers do, and sends nothing. */
async function connectTo({ address }: ServerProcess): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

describe('a server that is asked to stop', () => {
  test('RN-023 has served pages under the address it was given, says so, finishes the page it has begun, and exits with 0', async () => {
    const backend = await startBackend();
    const server = await startProcess(SERVER, variablesFor(backend.origin));
    const home = await rawGet(server.address, '/en/individuals', {
      headers: { host: 'evil.example' },
    });
    const missing = await rawGet(server.address, '/en/no-such-page');
    backend.hold();
    const page = rawGet(server.address, '/en/individuals/contact');
    await backend.asked;
    const begun = await beginRequest(server.address);
    const openedInAdvance = await connectTo(server);

    server.terminate();
    const said = await untilStopping(server);
    const firstClosed = await Promise.race([
      once(begun, 'close').then(() => 'begun'),
      once(openedInAdvance, 'close').then(() => 'opened in advance'),
    ]);
    await untilClosed(server);
    backend.release();
    const { status, text: html } = await page;
    const code = await server.exitCode();

    expect([home.status, missing.status]).toEqual([200, 404]);
    expect(home.text).toContain(`rel="canonical" href="${SITE_ORIGIN}/en/individuals"`);
    expect(home.text).not.toContain('evil.example');
    expect(home.text).not.toContain(backend.origin);
    expect(said).toBe('stopping');
    expect(firstClosed).toBe('opened in advance');
    expect(status).toBe(200);
    expect(html).toMatch(/<\/html>$/);
    expect(code).toBe(0);
  });

  test(
    'RN-023 also finishes a request of which only half had arrived',
    { tags: ['deep'] },
    async () => {
      const variables = { VITRINE_DRAIN_MS: '300' };
      const server = await startProcess(LOCAL_SERVER, variables);
      const ready = await rawGet(server.address, '/readyz');
      const visitor = await beginRequest(server.address);

      server.terminate();
      await untilStopping(server);
      await untilClosed(server);
      visitor.write('Connection: close\r\n\r\n');
      const answer = await text(visitor);
      const code = await server.exitCode();

      expect(ready.status).toBe(200);
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(answer).toContain('</html>');
      expect(code).toBe(0);
    },
  );

  test(
    'RN-023 stops without delay where all that is left are idle connections',
    { tags: ['deep'] },
    async () => {
      const server = await startProcess(LOCAL_SERVER, { VITRINE_DRAIN_MS: '0' });
      await connectTo(server);
      await fetch(server.address, { redirect: 'manual' });

      server.terminate();

      expect(await server.exitCode()).toBe(0);
    },
  );
});

describe('a server with a visitor who never sends the rest', () => {
  test(
    'OP-012 still finishes the page that another visitor waits for',
    { tags: ['deep'] },
    async () => {
      const backend = await startBackend();
      const server = await startProcess(SERVER, variablesFor(backend.origin));
      backend.hold();
      const page = rawGet(server.address, '/en/individuals');
      await backend.asked;
      const visitor = await beginRequest(server.address);

      server.terminate();
      const said = await text(visitor);
      backend.release();
      const { text: html } = await page;
      const code = await server.exitCode();

      expect(said).toBe('');
      expect(html).toMatch(/<\/html>$/);
      expect(code).toBe(0);
    },
  );

  test(
    'RN-023 lets whoever keeps a connection know that it ends with the answer',
    { tags: ['deep'] },
    async () => {
      const server = await startProcess('dist/tools/server/local.js', { VITRINE_DRAIN_MS: '3000' });
      const before = await rawGet(server.address, '/readyz', {
        headers: { connection: 'keep-alive' },
      });

      server.terminate();
      await untilStopping(server);
      const after = await rawGet(server.address, '/readyz', {
        headers: { connection: 'keep-alive' },
      });

      expect(before.headers['connection']).toBe('keep-alive');
      expect(after.headers['connection']).toBe('close');
    },
  );
});
