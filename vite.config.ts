import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BUILD_OPTIONS } from './site/build-options.ts';
import { importWithStyles } from './site/import-with-styles.ts';
import { keepMapsApart } from './site/keep-maps-apart.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './tests/browser.ts';
import { moduleList } from './tests/size/module-list.ts';
import { refuseReactOnly } from './tests/static-entries/refuse-react-only.ts';

const executablePath = process.env['VITEST'] ? await findBrowser() : undefined;
const IN_CHROMIUM = '**/*.browser.test.tsx';
const SERVED = ['tests/{journeys,served,session/tabs}/**/*.test.ts'];
// Those of SERVED whose time limits are real, so that nothing else may take the processor.
const TIMED = ['tests/journeys/faults-*.test.ts', 'tests/served/{faults-*,render-limit}.test.ts'];
const COMMANDS = [
  'tests/commands/**/*.test.ts',
  // They start processes, or write everything that npm run generate writes.
  'registry/new-entry.test.ts',
  'schemas/{generate,validate}.test.ts',
  'schemas/validate/changed-files.test.ts',
  'fixtures/scenario/print-coverage.test.ts',
];
// Seconds each: every scenario, a thousand generated inputs, images or bundles that are made. npm test runs them, npm run check
// does not.
const LONG = [
  'tests/contract/{bad-input,kept-answers,large-pages,one-heading,scenarios,whole-pages}.test.ts',
  'tests/static-entries/written-{items,pages}.test.ts',
  'tests/{size/run-time,mutate/tests-of,architecture/{projects,sources,whole-pixels}}.test.ts',
  'schemas/{content/{clean-url,read-rich-text.property,match-pattern.property},generate/editor-settings}.test.ts',
  'schemas/validate/{hostile-files,advice.property,fixtures-links,formats/junit-report}.test.ts',
  'renderer/make-plan/change-plan.test.ts',
  'renderer/services/session/{many-tabs,refreshing,session.property}.test.ts',
  'renderer/services/http/cache/{invalidation,limits,shared}.test.ts',
  'renderer/server/{kept-answers/*,page-cache/cached-pages}.test.ts',
  'fixtures/{node/{sharp-images,disk-cache},backend/fault-injection}.test.ts',
  'playground/editor/{monaco/schemas,assist/suggest}.test.ts',
  'playground/inspector/form/forms.test.ts',
  'playground/{drafts/altered-drafts.property,state/ahead/read-ahead}.test.ts',
  'playground/state/{fixes/find-change,history,same-problems,own-copy,quick-fix-properties}.test.ts',
  'tests/session/bad-{answers,moments}.test.ts',
  'playground/state/{link/address,link/altered-links.property,link/packed-texts,structure/edits-property}.test.ts',
  'site/{dev,backend,save/memoize-until-change,save/refusals,save/production,save/hostile-requests.property}.test.ts',
];
// They need a document and no JSX.
const IN_JSDOM = [
  'registry/kit/overlay/{follow-dialog,overlay-keys,tab-stops}.test.ts',
  'registry/kit/{snackbar/pause-while-used,tooltip/listen-to-opener}.test.ts',
  'renderer/host/{browser-host,read-json-block,real-hosts}.test.ts',
  'registry/shell/page-shell/waits.test.ts',
  'renderer/client/until-visible.test.ts',
  'renderer/start-up/cms-data.test.ts',
  'tests/contract/page-shell.test.ts',
  'renderer/services/http/{browser-calls,told-api-host}.test.ts',
  'site/visitor-session.test.ts',
  'tests/contract/specimens.test.ts',
];
// Journeys of every page and every specimen, every fault in a document, and generated props by the thousand: npm test makes them of
// one page of each subject, one specimen of each part, some of the faults, and a fifth of the props. Faults of services come in an
// order by the day.
const ALL_OF_THEM = [
  'tests/journeys/faults-{in-a-document,of-a-log-in,of-a-session,of-the-environment}.test.ts',
  'tests/served/faults-{in-turn,of-cached-pages,of-page-list}.test.ts',
  'tests/journeys/{client-site,first-paint,hydration,kit,page-files,policy,reading,without-scripts}.test.ts',
  'tests/static-entries/written-items.test.ts',
];
const DEEP = ['tests/deep/**/*.test.ts', ...ALL_OF_THEM];
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
const FOR_COMPONENTS =
  /registry\/kit\/(?:props\/|messages\/fill-message|text-links\/is-shown)|renderer\/view\/(?:failure-text|left-alone|pending-task|platform-context)/;
const FOR_SERVICES =
  /renderer\/(?:host\/(?:browser-host|read-cookie|time-limit)|services\/http\/(?:http-errors|read-bytes))/;
// Chromium shares its processors with everything else here, and one frame in thousands comes late: where a project
// works in it, a test that fails is asked once more and then once again, and the end of the run names the ones that needed it.
const TRIES_AGAIN = 2;
// Tests that go on side by side wait for time to pass, and hardly work.
const WAITING_TESTS = 8;
const NEVER = ['node_modules/**', 'dist/**'];

/** The site's build and the tests. What stands beside the site has a build of its own: vite.tools.config.ts. */
export default defineConfig({
  ...BUILD_OPTIONS,
  publicDir: 'site/public',
  plugins: [
    ...BUILD_OPTIONS.plugins,
    importWithStyles(),
    moduleList(),
    keepMapsApart('dist/maps'),
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
          // The server's page names the scripts that it needs. A list of them at every import weighs as much as the imports.
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: { site: 'site/browser.ts' },
          // react-router marks its files for frameworks that render them apart, which says nothing here.
          onLog(level, log, handle) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
          },
          output: {
            codeSplitting: {
              groups: [
                // In a file of its own React stays in visitors' caches when the site changes.
                { name: 'react', test: REACT, priority: 1 },
                // What every page loads is one file, also where other files need some of it.
                { name: 'start', tags: ['$initial'] },
                // Files of a line or two, which most parts need: apart, each weighs more than it says.
                { name: 'for-components', test: FOR_COMPONENTS },
                // Both start-up and a page that runs need these.
                { name: 'for-services', test: FOR_SERVICES },
              ],
            },
          },
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
  test: {
    // A browser of its own for every file leaves a processor idle most of the time.
    maxWorkers: '100%',
    // Most tests take a hundredth of it where nothing else runs: what is late on a busy machine is not wrong.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // On a busy machine, a browser may need more than the default second for what a test waits for.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // A module is loaded once for all files, which takes a third of the time. Neither they nor parts leave anything behind.
          isolate: false,
          setupFiles: ['tests/setup-properties.ts'],
          include: ['**/*.test.ts'],
          exclude: [...NEVER, ...SERVED, ...COMMANDS, ...LONG, ...IN_JSDOM, ...DEEP],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/setup-properties.ts'],
          include: LONG,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/setup-component.ts'],
          include: ['**/*.test.tsx', ...IN_JSDOM],
          exclude: [...NEVER, IN_CHROMIUM],
        },
      },
      {
        extends: true,
        // Known beforehand, so that Vite does not stop a run to prepare them.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server.edge',
            'htmlparser2',
            'hyphen/patterns/de-1996.js',
            'hyphen/patterns/en-gb.js',
            'hyphen/patterns/fr.js',
            'hyphen/patterns/nl.js',
            'axe-core',
            '@monaco-editor/react',
            'monaco-editor/editor',
            'monaco-editor/features/register.all',
            'monaco-editor/languages/features/json/register',
          ],
        },
        test: {
          name: 'browser',
          setupFiles: ['tests/setup-browser.ts'],
          include: [IN_CHROMIUM],
          exclude: NEVER,
          retry: TRIES_AGAIN,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_ARGUMENTS },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'served',
          environment: 'node',
          // What every file needs, the whole site, is loaded once: each file starts a site and a browser of its own.
          isolate: false,
          include: SERVED,
          exclude: [...NEVER, ...TIMED],
          globalSetup: ['tests/served/build.ts'],
          maxConcurrency: WAITING_TESTS,
          retry: TRIES_AGAIN,
        },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          environment: 'node',
          isolate: false,
          include: TIMED,
          globalSetup: ['tests/served/build.ts'],
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          maxConcurrency: WAITING_TESTS,
          retry: TRIES_AGAIN,
        },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          environment: 'node',
          include: COMMANDS,
          // They run whole commands, which take every processor: after all others, one by one.
          sequence: { groupOrder: 2 },
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          environment: 'node',
          include: DEEP,
          globalSetup: ['tests/served/build.ts'],
          setupFiles: ['tests/deep/skip-others.ts'],
          testTimeout: 120_000,
          maxConcurrency: WAITING_TESTS,
          retry: TRIES_AGAIN,
        },
      },
    ],
  },
});
