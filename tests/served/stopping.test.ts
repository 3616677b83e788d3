import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createBackend, createBehaviour } from '#fixtures/backend';
import { diskStore, sharpImages } from '#fixtures/node';
import { rawGet } from './raw-get.ts';
import { runProcess, startProcess, type ServerProcess } from './start-process.ts';

const SERVER = 'dist/server/server.js';
const LOCAL_SERVER = 'dist/tools/server/local.js';
const SITE_ORIGIN = 'https://www.meridia.example';

/** A content service on a port of its own that answers for a page when the test lets it. */
async function startBackend() {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const behaviour = createBehaviour(() => {
    asked.resolve();
    return released.promise;
  });
  const images = sharpImages('fixtures/images');
  const backend = createBackend({ store: diskStore('fixtures'), images, behaviour });
  const server = createServer(getRequestListener(backend.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** From now on pages wait for `release`. */
    hold: () => behaviour.set('page-model', { kind: 'slow', delayMs: 1 }),
    asked: asked.promise,
    release: () => released.resolve(),
  };
}

const variablesFor = (apiOrigin: string) => ({
  VITRINE_API_ORIGIN: apiOrigin,
  VITRINE_SITE_ORIGIN: SITE_ORIGIN,
  VITRINE_DRAIN_MS: '300',
});

async function untilStopping({ address }: ServerProcess): Promise<string> {
  return vi.waitFor(async () => {
    const { status, text: said } = await rawGet(address, '/readyz');
    expect(status).toBe(503);
    return said;
  });
}

/** The server's door is shut; what was inside is still served. */
async function untilClosed({ address }: ServerProcess): Promise<void> {
  await vi.waitFor(() => expect(rawGet(address, '/healthz')).rejects.toThrow('ECONNREFUSED'));
}

/** A visitor with so slow a line that only half of the request has arrived. */
async function beginRequest(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve) => {
    socket.write('GET /en/individuals HTTP/1.1\r\nHost: localhost\r\n', () => resolve());
  });
  return socket;
}

describe('a server that is asked to stop', () => {
  test('RN-023 says so, finishes the page it has begun, and exits with 0', async () => {
    const backend = await startBackend();
    const server = await startProcess(SERVER, variablesFor(backend.origin));
    backend.hold();
    const page = rawGet(server.address, '/en/individuals');
    await backend.asked;

    server.terminate();
    const said = await untilStopping(server);
    await untilClosed(server);
    backend.release();
    const { status, text: html } = await page;
    const code = await server.exitCode();

    expect(said).toBe('stopping');
    expect(status).toBe(200);
    expect(html).toMatch(/<\/html>$/);
    expect(code).toBe(0);
  });

  test('RN-023 also finishes a request of which only half had arrived', async () => {
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
  });

  test('RN-023 stops without delay where all that is left are idle connections', async () => {
    const server = await startProcess(LOCAL_SERVER, { VITRINE_DRAIN_MS: '0' });
    const { hostname, port } = new URL(server.address);
    const idle = connect(Number(port), hostname);
    await new Promise((resolve) => idle.once('connect', resolve));
    idle.on('error', () => {});
    await fetch(server.address, { redirect: 'manual' });

    server.terminate();

    expect(await server.exitCode()).toBe(0);
  });
});

describe('the production server', () => {
  test('serves pages from the services it was told, under the address it was told', async () => {
    const backend = await startBackend();
    const server = await startProcess(SERVER, variablesFor(backend.origin));

    const { status, text: html } = await rawGet(server.address, '/en/individuals', {
      headers: { host: 'evil.example' },
    });
    const missing = await rawGet(server.address, '/en/no-such-page');

    expect(status).toBe(200);
    expect(html).toContain(`rel="canonical" href="${SITE_ORIGIN}/en/individuals"`);
    expect(html).not.toContain('evil.example');
    expect(html).not.toContain(backend.origin);
    expect(missing.status).toBe(404);
  });

  test.each([
    ['without the API host', { VITRINE_SITE_ORIGIN: SITE_ORIGIN }, /VITRINE_API_ORIGIN is not set/],
    ['without its own address', { VITRINE_API_ORIGIN: SITE_ORIGIN }, /VITRINE_SITE_ORIGIN is not/],
    [
      'with a port that is none',
      { ...variablesFor(SITE_ORIGIN), PORT: 'http' },
      /PORT is "http"\. Give a whole number/,
    ],
  ])('refuses to start %s, and says what is wrong', async (_, variables, message) => {
    const { code, output } = await runProcess(SERVER, variables);

    expect(code).toBe(1);
    expect(output).toMatch(message);
  });
});
