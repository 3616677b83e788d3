import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BROWSER_ARGUMENTS, findBrowser } from './tests/browser.ts';
import { DEEP_RUN } from './tests/deep/units.ts';
import { findChange } from './tests/sample/changed-files.ts';
import { ChangedFirst } from './tests/sample/changed-first.ts';
import viteConfig from './vite.config.ts';

const executablePath = await findBrowser();
const { DEEP_SEED, PROPERTY_SEED = '20261122', TEST_BASE } = process.env;
/** In a deep run all kinds of tests are split into shards. */
const SHARDED = DEEP_SEED === undefined ? [] : ['tests/deep/skip-others.ts'];
const NEVER = ['node_modules/**', 'dist/**'];
/** The middle of a test file's name says where it runs; one without runs in Node, fast. */
const NAMED = '**/*.{dom,browser,site,slow,deep}.test.{ts,tsx}';
/**
 * Ends a run that hangs. No test is held against it: each step that waits has its own limit,
 * of 30 s.
 */
const HANG_LIMIT_MS = 180_000;
// Tests that go on side by side wait for time to pass, and hardly work.
const WAITING_TESTS = 8;
/** As long as one sweep over the whole of a list may take. */
const DEEP_LIMIT_MS = 1_800_000;

/**
 * The part that all projects have which render components in Chromium. Vitest names the instances,
 * so that each project needs its own.
 */
const renderInChromium = () => ({
  extends: true as const,
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
      '@testing-library/react',
      'hono',
      'hono/cookie',
      'hono/cors',
      'hono/etag',
      'i18next',
      'idb',
      'immer',
      'jsonc-parser',
      'lru-cache',
      'prosemirror-commands',
      'prosemirror-keymap',
      'prosemirror-model',
      'prosemirror-schema-list',
      'prosemirror-state',
      'prosemirror-view',
      'react-router',
      'zustand',
      'zustand/react/shallow',
      'zustand/vanilla',
      '@monaco-editor/react',
      'monaco-editor/editor',
      'monaco-editor/features/register.all',
      'monaco-editor/languages/features/json/register',
    ],
  },
  test: {
    setupFiles: ['tests/setup-browser.ts'],
    exclude: NEVER,
    testTimeout: HANG_LIMIT_MS,
    hookTimeout: HANG_LIMIT_MS,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: BROWSER_ARGUMENTS,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/**
 * Holds the tests that `npm test` leaves out: components that hold no requirement alone, and sweeps
 * over all of a list.
 */
const browserDeep = mergeConfig(renderInChromium(), {
  test: {
    name: 'browser-deep',
    include: ['**/*.browser.deep.test.{ts,tsx}'],
    setupFiles: ['tests/deep/skip-others.ts'],
    testTimeout: DEEP_LIMIT_MS,
  },
});

/** How tests run. What each kind is for: tests/README.md. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // A browser of its own for every file leaves a processor idle most of the time.
      maxWorkers: '100%',
      tags: [
        {
          name: 'deep',
          description:
            'Costs more than its kind’s budget, and no requirement stands on it alone: not in `npm test`, but in the deep tests.',
        },
      ],
      sequence: { sequencer: ChangedFirst },
      testTimeout: HANG_LIMIT_MS,
      hookTimeout: HANG_LIMIT_MS,
      // Ends with the state that it waits for; only a red test meets the limit.
      expect: { poll: { timeout: 30_000 } },
      // `takeSample` chooses by these what it takes of a long list.
      provide: {
        changedFiles: findChange(TEST_BASE).files,
        deepRun: DEEP_RUN,
        isDeep: DEEP_SEED !== undefined,
        sampleSeed: Number(PROPERTY_SEED),
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            // A module is loaded once for all files, which takes a third of the time. Neither they
            // nor parts leave anything behind.
            isolate: false,
            setupFiles: ['tests/cost/setup-cost.ts', 'tests/setup-properties.ts'],
            include: ['**/*.test.ts'],
            exclude: [...NEVER, NAMED],
          },
        },
        {
          extends: true,
          // A test may import what it has written into a folder of its own.
          server: { fs: { strict: false } },
          test: {
            name: 'dom',
            environment: 'jsdom',
            isolate: false,
            setupFiles: ['tests/cost/setup-cost.ts', 'tests/setup-component.ts'],
            include: ['**/*.dom.test.{ts,tsx}'],
            exclude: NEVER,
          },
        },
        mergeConfig(renderInChromium(), {
          test: {
            name: 'browser',
            include: ['**/*.browser.test.{ts,tsx}'],
            setupFiles: SHARDED,
          },
        }),
        browserDeep,
        {
          extends: true,
          test: {
            name: 'site',
            environment: 'node',
            // The whole site, which every file needs, is loaded once.
            isolate: false,
            setupFiles: ['tests/cost/setup-cost.ts', ...SHARDED],
            include: ['**/*.site.test.ts'],
            exclude: NEVER,
            globalSetup: ['tests/served/build.ts'],
            maxConcurrency: WAITING_TESTS,
            // Deep tests may be about real time, of which a busy machine has less.
            retry: DEEP_SEED === undefined ? 0 : 1,
          },
        },
        {
          extends: true,
          test: {
            name: 'slow',
            environment: 'node',
            isolate: false,
            setupFiles: ['tests/cost/setup-cost.ts', 'tests/setup-properties.ts'],
            include: ['**/*.slow.test.ts'],
            exclude: NEVER,
          },
        },
        {
          extends: true,
          test: {
            name: 'deep',
            environment: 'node',
            include: ['**/*.deep.test.ts'],
            exclude: [...NEVER, '**/*.browser.deep.test.{ts,tsx}'],
            globalSetup: ['tests/served/build.ts'],
            setupFiles: ['tests/deep/skip-others.ts'],
            maxConcurrency: WAITING_TESTS,
            // These are about real time, of which a busy machine has less.
            retry: 1,
          },
        },
      ],
    },
  }),
);
