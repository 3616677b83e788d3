import { Hono } from 'hono';
import type { ResponseCache, PageCache } from '#renderer/server';
import { refuseOtherHosts } from '../server/allowed-hosts.ts';
import type { Metrics } from './create-metrics.ts';

export interface OperatorAppOptions {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** The page cache, which operators may empty. */
  readonly pageCache?: Pick<PageCache, 'purge'> | undefined;
  /** The answers that are kept by what they are made of, which are emptied with it. */
  readonly responseCache?: Pick<ResponseCache, 'purge'> | undefined;
  /**
   * True, as it is when left out, if it listens on this machine only, where no other name can be
   * meant.
   */
  readonly isLocal?: boolean;
}

const NOT_FOUND = 'There is nothing here. Ask for GET /metrics or POST /purge.';

/** Makes the application for operators, which listens on a port of its own. */
export function createOperatorApp(options: OperatorAppOptions): Hono {
  const { metrics, pageCache, responseCache, isLocal = true } = options;
  const app = new Hono();
  if (isLocal) app.use(refuseOtherHosts([]));
  app.use(async (context, next) => {
    // Only browsers say where a request comes from, and a web page has no business here.
    if (context.req.header('origin') !== undefined) return context.text('Not for browsers.', 403);
    await next();
    return undefined;
  });
  app.get('/metrics', async (context) =>
    context.text(await metrics.text(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    }),
  );
  app.post('/purge', (context) => {
    const path = context.req.query('path');
    if (path !== undefined && !path.startsWith('/')) {
      return context.text('A path begins with a slash: POST /purge?path=/en/individuals', 400);
    }
    const answers = responseCache?.purge(path) ?? 0;
    const purged = pageCache?.purge(path) ?? answers;
    return context.json({ purged, ...(path !== undefined && { path }) });
  });
  app.all('/purge', (context) => context.text('POST it.', 405, { allow: 'POST' }));
  app.notFound((context) => context.text(NOT_FOUND, 404));
  return app;
}
