import { Hono } from 'hono';
import type { Metrics } from './create-metrics.ts';

/** What operators ask of a running server, on a port of its own. Further routes can be added to it. */
export function createOperatorApp(metrics: Pick<Metrics, 'text' | 'contentType'>): Hono {
  const app = new Hono();
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
  app.notFound((context) => context.text('There is nothing here. Ask for /metrics.', 404));
  return app;
}
