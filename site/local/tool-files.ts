import { Hono, type MiddlewareHandler } from 'hono';
import { serveBuiltAssets } from '../build/built-assets.ts';

/**
 * Serves the files of the tools' latest build, and of those before it that this server has served:
 * a window that was opened then may load a part of its code only now.
 */
export function serveToolFiles(toolsFolder: () => Promise<string>): MiddlewareHandler {
  const builds = new Map<string, Hono>();
  return async ({ req }) => {
    const folder = await toolsFolder();
    const latest = builds.get(folder) ?? new Hono().use(...serveBuiltAssets(folder));
    builds.set(folder, latest);
    const answer = await latest.fetch(req.raw);
    if (answer.status !== 404) return answer;
    for (const before of [...builds.values()].toReversed()) {
      const older = await before.fetch(req.raw);
      if (older.status !== 404) return older;
    }
    return answer;
  };
}
