import { defineConfig } from 'vite';
import { BUILD_OPTIONS } from './site/build/build-options.ts';
import { OFFERS_ENTRY, OFFERS_MANIFEST } from './site/build/build-manifest.ts';
import {
  selectExperienceMembers,
  selectStartExperience,
  importWithStyles,
  addGathering,
  separateSourceMaps,
} from './site/build/plugins.ts';
import { moduleList } from './tests/size/module-list.ts';
import { refuseReactOnly } from './tests/static-entries/refuse-react-only.ts';

const REACT = /node_modules\/react\//;
const REACT_DOM = /node_modules\/(?:react-dom|scheduler)\//;
const FOR_START_UP = new RegExp(
  [
    'site/browser/start-up\\.ts$',
    'registry/kit/(?:breakpoints/breakpoints|menu/menu-keys|overlay/scroll-lock)\\.ts',
    'registry/shell/search/suggest\\.ts',
    'schemas/content/(?:cut-text|menu-action|search-term)\\.ts',
  ].join('|'),
);
const FOR_COMPONENTS = new RegExp(
  [
    'registry/kit/(?:props/|menu/menu-item\\.ts|messages/fill-message|text-links/is-shown)',
    'renderer/view/(?:failure-text|unmanaged-element|pending-task|platform-context)',
  ].join('|'),
);
const FOR_REGISTRY = new RegExp(
  [
    'renderer/(?:memoize/memoize-load|registry/(?:create-registry|entry|get-entry-name)\\.ts)',
    'renderer/errors/error-texts|schemas/content/message-locales',
    'rolldown_dynamic_import_helper',
  ].join('|'),
);
const FOR_CHECKS =
  /schemas\/(?:count-characters|problems\/(?:fold|measures|pointer|value-problems))\.ts|renderer\/config\/read-checked/;
const FOR_CALLS = new RegExp(
  [
    'renderer/client/(?:experiments/wait-until-painted|hydrate/dispatch-events)',
    'renderer/client/measurement/beacon-request',
    'renderer/errors/error-events',
    'renderer/services/http/(?:browser-calls|cache/(?:lazy-cache|answers-mark))',
    'renderer/services/http/(?:create-(?:api-client|exchange|http)|decode-json|resolve-address)',
    'renderer/services/i18n/locale\\.ts',
    'renderer/services/measurement/(?:clean-text|stored-items|visitor-id|window-measure)',
    'schemas/max-document-bytes\\.ts',
    'schemas/content/soft-hyphens',
  ].join('|'),
);

/** The site's build. What stands beside the site has a build of its own: vite.tools.config.ts. */
export default defineConfig({
  ...BUILD_OPTIONS,
  publicDir: 'site/public',
  plugins: [
    ...BUILD_OPTIONS.plugins,
    importWithStyles(),
    addGathering(),
    selectStartExperience(),
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
                // In files of their own React and what renders with it stay in visitors' caches
                // when the site changes. Parts of the shell show a visitor without the second.
                { name: 'react', test: REACT, priority: 1 },
                { name: 'react-dom', test: REACT_DOM, priority: 1 },
                // The code that every page loads is one file, also where other files need some of
                // it.
                { name: 'start', tags: ['$initial'] },
                // So is the code that every page loads after its first paint, and that of its
                // shell beside it. What other parts need as well is of the first of them.
                { name: 'start-up', test: FOR_START_UP },
                { name: 'start-shell', test: /registry\/shell\/start-shell\.ts$/ },
                { name: 'follow-cookie-dialog', test: /cookie-dialog\/follow-cookie-dialog\.ts$/ },
                // The handle of a page needs these, and none of what renders.
                { name: 'for-registry', test: FOR_REGISTRY },
                // Files of a line or two, which most parts need: apart, each weighs more than it
                // says.
                { name: 'for-components', test: FOR_COMPONENTS },
                { name: 'for-checks', test: FOR_CHECKS },
                // A page that runs, the session and measurement need these.
                { name: 'for-calls', test: FOR_CALLS },
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
