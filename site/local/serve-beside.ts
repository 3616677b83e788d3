import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listen, type ListenOptions } from '../server/listen.ts';
import { KEEP_GLOBALS } from '../server/serve-until-stopped.ts';
import { StartError } from '../server/start-error.ts';

interface ServeBesideOptions extends Required<Pick<ListenOptions, 'hostname' | 'portVariable'>> {
  /** As it was asked for; left out, the default one, or any that is free. */
  readonly port: number | undefined;
  readonly defaultPort: number;
}

/**
 * Serves an application of another origin than the site until the process ends, and gives that
 * origin. Rejects with a StartError where the port that was asked for is taken.
 */
export async function serveBeside(
  fetch: Parameters<typeof getRequestListener>[0],
  { port, defaultPort, hostname, portVariable }: ServeBesideOptions,
): Promise<string> {
  const listenAt = (number: number) => {
    const server = createServer(getRequestListener(fetch, KEEP_GLOBALS)).unref();
    return listen(server, { port: number, hostname, portVariable });
  };
  if (port !== undefined) return listenAt(port);
  try {
    return await listenAt(defaultPort);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return listenAt(0);
  }
}
