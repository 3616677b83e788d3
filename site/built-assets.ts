import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Serves the hashed files of a build, or says that it has no such file. */
export function builtAssets(clientFolder: string): MiddlewareHandler[] {
  return [
    // Names of built files hold a hash of their content, so no browser has to ask for one twice.
    async (context, next) => {
      await next();
      if (!context.res.ok) return;
      context.header('cache-control', 'public, max-age=31536000, immutable');
      context.header('x-content-type-options', 'nosniff');
    },
    serveStatic({ root: fromHere(clientFolder), precompressed: true }),
    // Not to be stored: while a new release goes out, the next server may have the file.
    async (context) =>
      context.text('There is no such file in this build.', 404, { 'cache-control': 'no-store' }),
  ];
}

/** The static files' server takes paths from the working folder only. */
export function fromHere(folder: string): string {
  return relative(process.cwd(), folder);
}
