import type { MiddlewareHandler } from 'hono';
import { staticFiles } from './static-files.ts';

/** Names of built files hold a hash of their content, so no browser has to ask for one twice. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the hashed files of a build, or says that it has no such file. */
export function builtAssets(clientFolder: string): MiddlewareHandler[] {
  return staticFiles(clientFolder, FOR_EVER);
}
