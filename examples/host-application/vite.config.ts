import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The build of an application that is not this site's: of Vite as it comes. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    outDir: fileURLToPath(new URL('../../node_modules/.cache/host-application', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // react-router marks its files for frameworks, which says nothing here, and how long a build
      // takes is the machine's affair.
      onLog(level, log, handle) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS')
          handle(level, log);
      },
    },
  },
});
