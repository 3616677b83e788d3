import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  BUILT_FIXTURES,
  createVersionReader,
  PREVIEWED_FOLDERS,
  type FixtureVersions,
} from '../save/fixture-versions.ts';

const PREVIEWED = `{${PREVIEWED_FOLDERS.join(',')}}/**/*.json`;

/**
 * Records, in the folder of the browser's build, with which fixtures it was made. They are read
 * before anything is built, so that one saved meanwhile counts as changed; the record is written
 * when all else is there, so that who finds it finds the whole build.
 */
export function recordFixtures(root = 'fixtures'): Plugin {
  let versions: FixtureVersions | undefined;
  return {
    name: 'vitrine:record-fixtures',
    apply: 'build',
    // The previews have a build of their own, which comes first and holds the same fixtures.
    sharedDuringBuild: true,
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async buildStart() {
      if (versions) return;
      const paths = globSync(PREVIEWED, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
      versions = await createVersionReader(root)(paths);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        if (!versions || this.environment.name !== 'client') return;
        await writeFile(join(dir, BUILT_FIXTURES), JSON.stringify(Object.fromEntries(versions)));
      },
    },
  };
}
