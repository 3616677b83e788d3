import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { globSync } from 'node:fs';
import {
  BUILT_FIXTURES,
  createVersionReader,
  PREVIEWED_FOLDERS,
  type FixtureVersions,
} from '../save/fixture-versions.ts';
import { selectStartMembers } from '../browser/select-start-members.ts';
import { experience } from '../experience.ts';

/**
 * The module that Vite has each import on demand call first, so that the styles of the imported
 * module are there.
 */
const HELPER = '\0vite/preload-helper.js';

const OURS = fileURLToPath(new URL('../browser/load-with-styles.ts', import.meta.url));

/** The file of the experience, which a page's first scripts need few members of. */
const EXPERIENCE = /\/site\/experience\.json$/;

/** The module with what start-up reads of it. */
const START_EXPERIENCE = /\/site\/browser\/start-experience\.ts$/;

const PREVIEWED = `{${PREVIEWED_FOLDERS.join(',')}}/**/*.json`;

/**
 * Puts our own helper in the place of Vite's, which looks for each sheet by its own address and
 * would load anew what the server sent in a set.
 */
export function importWithStyles(): Plugin {
  return {
    name: 'vitrine:import-with-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    load: {
      filter: { id: new RegExp(`^${HELPER}$`) },
      handler() {
        // The code that chooses offers brings no styles along.
        return this.environment.name === 'offers'
          ? 'export const __vitePreload = (load) => load();'
          : `export { loadWithStyles as __vitePreload } from ${JSON.stringify(OURS)};`;
      },
    },
  };
}

/**
 * Writes what start-up reads of the experience into its module. Parts that read more load the
 * whole.
 */
export function selectStartExperience(): Plugin {
  return {
    name: 'vitrine:select-start-experience',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: START_EXPERIENCE },
      handler: () =>
        `export const startExperience = ${JSON.stringify(selectStartMembers(experience))};`,
    },
  };
}

/**
 * Gives what runs before the first paint the members of the experience that it reads, and no more:
 * a bundler leaves out whole members, not what is inside them.
 */
export function selectExperienceMembers(): Plugin {
  return {
    name: 'vitrine:select-members',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'offers',
    load: {
      filter: { id: EXPERIENCE },
      async handler(id) {
        const { personalisation, consent = {} } = JSON.parse(await readFile(id, 'utf8'));
        return JSON.stringify({ personalisation, consent: { levels: consent.levels } });
      },
    },
  };
}

/**
 * Moves the source maps of the browser's files into a folder that no server serves: who looks into
 * an error finds them there, and no visitor finds them anywhere.
 */
export function separateSourceMaps(folder: string): Plugin {
  return {
    name: 'vitrine:separate-source-maps',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    async writeBundle({ dir = '' }, bundle) {
      const maps = Object.keys(bundle).filter((file) => file.endsWith('.map'));
      await mkdir(folder, { recursive: true });
      await Promise.all(maps.map((file) => rename(join(dir, file), join(folder, basename(file)))));
    },
  };
}

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

/** The line by which a chunk imports the bundler's function that gathers what a module exports. */
const IMPORT_OF_GATHERING = /^import \{ \w+ as __exportAll \} from "[^"]*";$/m;

/** The same function. It stands on one line, so that source maps stay right. */
const GATHERING =
  'const __exportAll = (all) => { const own = {}; for (const name in all) Object.defineProperty(own, name, { get: all[name], enumerable: true }); return own; };';

/**
 * Writes that function into each chunk that would import it, since the bundler puts it into a file
 * of its own: one more file for every page, known only once another one has come.
 */
export function addGathering(): Plugin {
  return {
    name: 'vitrine:add-gathering',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk(code) {
      if (!IMPORT_OF_GATHERING.test(code)) return null;
      return { code: code.replace(IMPORT_OF_GATHERING, GATHERING), map: null };
    },
  };
}
