import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Holds for each built script the modules in it, by their source path, with the length of what is
 * left of them.
 */
export type ModuleList = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The name of the list in the folder of the browser's build. No server gives it out. */
export const MODULE_LIST = 'modules.json';

/** The name of the same list for the code that chooses offers, which has a build of its own. */
export const OFFERS_MODULE_LIST = '.vite/offers-modules.json';

/** Writes down, beside each of the browser's builds, what each of its scripts is made of. */
export function moduleList(): Plugin {
  return {
    name: 'vitrine:module-list',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'offers',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const list: ModuleList = Object.fromEntries(
        scripts.map(({ fileName, modules }) => [
          fileName,
          Object.fromEntries(
            Object.entries(modules).map(([id, { renderedLength }]) => [
              relative(process.cwd(), id),
              renderedLength,
            ]),
          ),
        ]),
      );
      const fileName = this.environment.name === 'client' ? MODULE_LIST : OFFERS_MODULE_LIST;
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(list) });
    },
  };
}
