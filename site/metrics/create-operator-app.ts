import { timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
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
  /** The secret that whoever purges beyond this machine has to send; without it nobody may. */
  readonly purgeToken?: string | undefined;
}

const USAGE = 'Ask for POST /purge?path=/en/individuals, or for POST /purge to forget all pages.';

const NEEDS_TOKEN =
  'Send the token of VITRINE_PURGE_TOKEN: Authorization: Bearer <token>. Without that variable nobody can purge from another machine.';

const NOT_FOUND = 'There is nothing here. Ask for GET /metrics or POST /purge.';

/** Makes the application for operators, which listens on a port of its own. */
export function createOperatorApp(options: OperatorAppOptions): Hono {
  const { metrics, pageCache, responseCache, isLocal = true, purgeToken } = options;
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
    if (!isLocal && !hasToken(context, purgeToken)) return context.text(NEEDS_TOKEN, 401);
    const { path, ...others } = context.req.query();
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) {
      return context.text(
        `There is no parameter ${unknown}, and nothing was purged. ${USAGE}`,
        400,
      );
    }
    if (path !== undefined && !path.startsWith('/')) {
      return context.text(`A path begins with a slash, and nothing was purged. ${USAGE}`, 400);
    }
    const answers = responseCache?.purge(path) ?? 0;
    const purged = pageCache?.purge(path) ?? answers;
    return context.json({ purged, ...(path !== undefined && { path }) });
  });
  app.all('/purge', (context) => context.text('POST it.', 405, { allow: 'POST' }));
  app.notFound((context) => context.text(NOT_FOUND, 404));
  return app;
}

/** Compares in the same time whatever was sent, so that nobody can guess it letter by letter. */
function hasToken({ req }: Context, token: string | undefined): boolean {
  if (token === undefined) return false;
  const sent = Buffer.from(req.header('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
