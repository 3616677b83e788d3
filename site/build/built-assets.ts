import type { MiddlewareHandler } from 'hono';
import { serveStaticFiles } from '../server/static-files.ts';

/** Names of built files hold a hash of their content, so no browser has to ask for one twice. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the hashed files of a build, or says that it has no such file. */
export function serveBuiltAssets(clientFolder: string): MiddlewareHandler[] {
  return serveStaticFiles(clientFolder, FOR_EVER);
}
