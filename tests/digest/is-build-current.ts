import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIEWED_FOLDERS } from '#site/save/fixture-versions.ts';

const BUILT = ['dist/server/server.js', 'dist/tools/server/local.js'];
const SOURCES =
  '{schemas,renderer,registry,playground,site,fixtures}/**/*.{ts,tsx,css,html,json,svg}';

const TEST = /\.test\.tsx?$/;

/**
 * Matches the fixtures that previews are made of. The servers read them from the disk, and previews
 * get those that the build has otherwise: none of them calls for another build.
 */
const PREVIEWED = new RegExp(`^fixtures/(?:${PREVIEWED_FOLDERS.join('|')})/.*\\.json$`);

/** Returns true if site and tools are built, and no source of theirs was changed since. */
export function isBuildCurrent(project = '.'): boolean {
  const timeOf = (file: string) =>
    statSync(join(project, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const built = Math.min(...BUILT.map(timeOf));
  return globSync(SOURCES, { cwd: project })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !TEST.test(file) && !PREVIEWED.test(file))
    .every((file) => timeOf(file) <= built);
}
