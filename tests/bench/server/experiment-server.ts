import { once } from 'node:events';
import { Hono } from 'hono';
import { serveUntilStopped } from '#site/server/serve-until-stopped.ts';
import { createExperimentSite, EXPERIMENTS } from './experiment-site.ts';

/** The folder of the site whose list of experiments is empty. */
export const WITHOUT_LIST = '/empty';

/** A service that never answers, until nobody waits for it any more. */
async function hang({ signal }: Request): Promise<Response> {
  await once(signal, 'abort');
  throw signal.reason;
}

/**
 * Serves two sites from one process, which differ in nothing but their lists of experiments. The
 * experiment service of both never answers. Prints the address.
 */
export async function serveExperiments(): Promise<void> {
  const empty = createExperimentSite({ experiments: [], lookUp: hang });
  const listed = createExperimentSite({ experiments: EXPERIMENTS, lookUp: hang });
  const app = new Hono();
  app.get(`${WITHOUT_LIST}/*`, ({ req }) => empty(req.raw));
  app.get('*', ({ req }) => listed(req.raw));
  const address = await serveUntilStopped(app, {
    port: 0,
    hostname: '127.0.0.1',
    readiness: { isReady: true },
    drainMs: 0,
  });
  console.log(address);
}
