import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Holds for each built script the modules in it, by their source path, with the length of what is
 * left of them.
 */
export type ModuleList = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The name of the list in the folder of the browser's build. No server gives it out. */
export const MODULE_LIST = 'modules.json';

/** Writes down, beside the browser's build, what each of its scripts is made of. */
export function moduleList(): Plugin {
  return {
    name: 'vitrine:module-list',
    applyToEnvironment: ({ name }) => name === 'client',
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
      this.emitFile({ type: 'asset', fileName: MODULE_LIST, source: JSON.stringify(list) });
    },
  };
}
