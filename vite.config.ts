import { defineConfig } from 'vite';
import { BUILD_OPTIONS } from './site/build/build-options.ts';
import { OFFERS_ENTRY, OFFERS_MANIFEST } from './site/build/build-manifest.ts';
import {
  selectExperienceMembers,
  importWithStyles,
  separateSourceMaps,
} from './site/build/plugins.ts';
import { moduleList } from './tests/size/module-list.ts';
import { refuseReactOnly } from './tests/static-entries/refuse-react-only.ts';

const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
const FOR_COMPONENTS =
  /registry\/kit\/(?:props\/|messages\/fill-message|text-links\/is-shown)|renderer\/view\/(?:failure-text|unmanaged-element|pending-task|platform-context)/;
const FOR_SERVICES = new RegExp(
  [
    'renderer/client/(?:experiments/wait-until-painted|hydrate/dispatch-events)',
    'renderer/client/measurement/beacon-request',
    'renderer/errors/error-events',
    'renderer/host/(?:browser-host|read-cookie|time-limit)',
    'renderer/routing/visitor\\.ts',
    'renderer/services/consent/(?:allowed-purposes|consent-cookies|stored-names)',
    'renderer/services/http/(?:api-origin|browser-calls|cache/lazy-cache|configured-api-origin)',
    'renderer/services/http/(?:create-(?:api-client|exchange|http)|decode-json|http-errors)',
    'renderer/services/http/(?:read-bytes|resolve-address)',
    'renderer/services/i18n/locale\\.ts',
    'renderer/services/measurement/(?:clean-text|stored-items|visitor-id|window-measure)',
    'renderer/services/(?:personalisation/stored-names|storage/site-cookie)',
    'schemas/(?:is-record|max-document-bytes)\\.ts',
    'schemas/content/(?:cut-text|search-term|soft-hyphens)',
  ].join('|'),
);

/** The site's build. What stands beside the site has a build of its own: vite.tools.config.ts. */
export default defineConfig({
  ...BUILD_OPTIONS,
  publicDir: 'site/public',
  plugins: [
    ...BUILD_OPTIONS.plugins,
    importWithStyles(),
    selectExperienceMembers(),
    moduleList(),
    separateSourceMaps('dist/maps'),
    refuseReactOnly(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: 'hidden',
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // The server's page names the scripts that it needs. A list of them at every import
          // weighs as much as the imports.
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: { site: 'site/browser.ts' },
          // react-router marks its files for frameworks that render them apart, which says nothing
          // here.
          onLog(level, log, handle) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
          },
          output: {
            codeSplitting: {
              groups: [
                // In a file of its own React stays in visitors' caches when the site changes.
                { name: 'react', test: REACT, priority: 1 },
                // The code that every page loads is one file, also where other files need some of
                // it.
                { name: 'start', tags: ['$initial'] },
                // Files of a line or two, which most parts need: apart, each weighs more than it
                // says.
                { name: 'for-components', test: FOR_COMPONENTS },
                // Start-up, a page that runs and measurement need these, so that measurement is one
                // file, behind which no other is loaded: a visitor may leave at once.
                { name: 'for-services', test: FOR_SERVICES },
              ],
            },
          },
        },
      },
    },
    // One file, whatever others import: nothing that it needs becomes a file of its own. For Vite
    // it is not a client, whose imports on demand all get a function around them that preloads
    // styles, of which there are none.
    offers: {
      consumer: 'server',
      build: {
        minify: true,
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: OFFERS_MANIFEST,
        modulePreload: false,
        sourcemap: 'hidden',
        rolldownOptions: {
          input: { offers: OFFERS_ENTRY },
          output: { entryFileNames: 'assets/[name]-[hash].js' },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        sourcemap: true,
        rolldownOptions: { input: { server: 'site/server.ts' } },
      },
    },
  },
});
