import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The file of the experience, which a page's first scripts need few members of. */
const EXPERIENCE = /\/site\/experience\.json$/;

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
