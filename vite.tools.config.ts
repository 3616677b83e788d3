import { defineConfig } from 'vite';
import { BUILD_OPTIONS } from './site/build-options.ts';
import { previewMedia } from './site/preview-media/preview-media.ts';
import { moduleList } from './tests/size/module-list.ts';

/**
 * npm run build:tools: playground, previews and the servers with the reference backend, in a folder of their
 * own. Previews bring their own copy of the components, so that no byte of the tools is in the site's build.
 */
export default defineConfig({
  ...BUILD_OPTIONS,
  publicDir: false,
  // They load checks when they need them, as windows do.
  worker: { format: 'es' },
  plugins: [...BUILD_OPTIONS.plugins, previewMedia(), moduleList()],
  environments: {
    client: {
      build: {
        outDir: 'dist/tools/client',
        // Beside their documents: /assets/ belongs to the site, which stands on the same port.
        assetsDir: 'playground/assets',
        assetsInlineLimit: 0,
        // The code editor is that large.
        chunkSizeWarningLimit: 4_500,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            playground: 'playground/index.html',
            frame: 'playground/frame.html',
            preview: 'playground/preview.html',
            gallery: 'playground/gallery.html',
            unknown: 'playground/unknown.html',
            'log-in': 'playground/log-in.html',
            'log-out': 'playground/log-out.html',
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/tools/server',
        rolldownOptions: { input: { local: 'site/local.ts' } },
      },
    },
  },
});
