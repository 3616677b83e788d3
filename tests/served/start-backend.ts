import { onTestFinished } from 'vitest';
import { createBackend, createFaultInjection } from '#fixtures/backend';
import { createDiskStore, createSharpImages } from '#fixtures/node';
import type { AtEnd } from '../at-end.ts';
import { listenerOf, serveOnLoopback } from '../serve-on-loopback.ts';

/**
 * A content service on a port of its own that answers for a page when the test lets it; it ends
 * with the test, or with the file.
 */
export async function startBackend(atEnd: AtEnd = onTestFinished) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const faultInjection = createFaultInjection(() => {
    asked.resolve();
    return released.promise;
  });
  const images = createSharpImages('fixtures/images');
  const backend = createBackend({ store: createDiskStore('fixtures'), images, faultInjection });
  const requests: Pick<Request, 'url' | 'headers'>[] = [];
  const receive = (request: Request) => {
    requests.push({ url: request.url, headers: request.headers });
    return backend.fetch(request);
  };
  const { origin, stop } = await serveOnLoopback(listenerOf(receive), atEnd);
  return {
    /** All that it was asked, in order. */
    requests,
    origin,
    faultInjection,
    /** Stops it as if there had never been one. */
    stop,
    /** Makes pages wait for `release` from now on. */
    hold: () => faultInjection.set('page-model', { kind: 'slow', delayMs: 1 }),
    asked: asked.promise,
    release: () => released.resolve(),
  };
}
