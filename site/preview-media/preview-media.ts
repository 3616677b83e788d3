import type { Plugin } from 'vite';
import { guardMedia } from './guard-media.ts';
import { FORCED_BASE } from './system-colors.ts';

/** The first sheet of every page. */
const THEME = /\/registry\/theme\/index\.css/;

/**
 * Lets previews choose what the visitor's system prefers. It reads what Vite has made of the site's
 * style sheets, with all that they import, and belongs into the tools' build and the development
 * server: never into the site's.
 */
export function previewMedia(): Plugin {
  return {
    name: 'vitrine:preview-media',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/registry\/[^?]+\.css(?:\?direct)?$/ },
      handler: (css, id) => ({
        code: THEME.test(id) ? `${FORCED_BASE}\n${guardMedia(css)}` : guardMedia(css),
        map: null,
      }),
    },
  };
}
