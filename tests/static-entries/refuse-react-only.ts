import { runnerImport, type Plugin } from 'vite';
import { compileComponents } from '#site/compile-markup/compile-markup.ts';

const HOUSE_ENTRIES = './tests/static-entries/house-entries.ts';
const NOTHING = '\0nothing';

/**
 * Refuses to build a site in which a static entry uses what only React can. Its fixtures show that.
 */
export function refuseReactOnly(house = HOUSE_ENTRIES): Plugin {
  return {
    name: 'vitrine:refuse-react-only',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const { module } = await runnerImport<typeof import('./house-entries.ts')>(house, {
        logLevel: 'error',
        plugins: [withoutStyles(), compileComponents()],
      });
      if (module.complaints.length > 0) this.error(module.complaints.join('\n'));
    },
  };
}

/**
 * Replaces style sheets with nothing: a module that is imported for its code alone has no place for
 * styles.
 */
export function withoutStyles(): Plugin {
  return {
    name: 'vitrine:without-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? NOTHING : undefined),
    load: (id) => (id === NOTHING ? '' : undefined),
  };
}
