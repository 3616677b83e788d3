import type { Plugin } from 'vite';
import { compileMarkup } from './compile-markup.ts';

const COMPONENTS = /\/registry\/.*\.tsx$/;

/**
 * Compiles components for servers, so that static ones are written as texts and React is asked for
 * no element.
 */
export function compileComponents(): Plugin {
  return {
    name: 'vitrine:compile-markup',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      filter: { id: COMPONENTS },
      handler(source, id) {
        const code = compileMarkup(id, source);
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}
