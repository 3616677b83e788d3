import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { createBackend, createFaultInjection } from '#fixtures/backend';
import { diskStore, sharpImages } from '#fixtures/node';

/** A content service on a port of its own that answers for a page when the test lets it. */
export async function startBackend() {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const faultInjection = createFaultInjection(() => {
    asked.resolve();
    return released.promise;
  });
  const images = sharpImages('fixtures/images');
  const backend = createBackend({ store: diskStore('fixtures'), images, faultInjection });
  const server = createServer(getRequestListener(backend.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    faultInjection,
    /** As if there had never been one. */
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
    /** From now on pages wait for `release`. */
    hold: () => faultInjection.set('page-model', { kind: 'slow', delayMs: 1 }),
    asked: asked.promise,
    release: () => released.resolve(),
  };
}
