import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const SCHEMA = /^schemas\/.*\.schema\.json$/;
const GENERATED = /^schemas\/generated\//;

/**
 * Regenerates types and checks when a schema is saved; the changed checks then show like any other
 * source. A schema that cannot be read is shown over the page.
 */
export function regenerateSchemas(): Plugin {
  return {
    name: 'vitrine:regenerate-schemas',
    async hotUpdate({ file, server }) {
      const path = relative(server.config.root, file).split(sep).join('/');
      if (this.environment.name !== 'client' || !SCHEMA.test(path) || GENERATED.test(path)) return;
      // The generator is heavy, and most sessions never change a schema.
      const { regenerate } = await import('#schemas/generate.ts');
      for (const name of await regenerate('schemas')) server.config.logger.info(`${name} written`);
    },
  };
}
