import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { BUILD_OPTIONS } from './site/build/build-options.ts';
import { recordFixtures } from './site/build/plugins.ts';
import { previewMedia } from './site/preview-media/preview-media.ts';
import { moduleList } from './tests/size/module-list.ts';

const CLIENT_FOLDER = 'dist/tools/client';
const ASSETS_FOLDER = 'playground/assets';

/** Code that the playground's window shares with other documents, where each was a small file. */
const SHARED = new RegExp(
  [
    '/playground/(?:layout|conditions|context|save|state)/',
    '/playground/json-text/copy-text\\.ts$',
    '/playground/assist/pictures\\.ts$',
    '/playground/gallery/(?!messages)',
    '/playground/environment/(?:environment|experience|tool-messages)\\.ts$',
    '/playground/preview/(?:is-pointer|rate-limit|sandbox)\\.ts$',
    '/fixtures/scenario/(?!open-scenario|scenario-session)',
    '/site/experience\\.json$',
  ].join('|'),
);

/**
 * Puts the code that tools load on demand into a few files. Visitors of the site are spared every
 * byte that their page does not need; a preview that is opened again and again, on the same
 * machine, waits for each file more than for its bytes.
 */
const FILES = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|i18next)\/(?!.*server)|vite\/preload-helper/,
    priority: 6,
  },
  { name: nameMessages, test: /\/locales\/[\w-]+\.json$/, priority: 5 },
  // The checks themselves come when they are wanted.
  // So do the translations, one file for each language.
  {
    name: 'schemas',
    test: /\/schemas\/(?!translations\/|generated\/.*(?:\.(?:check|validate)\.ts|\.json)$)/,
    priority: 4,
  },
  { name: 'checks', test: /\/schemas\/generated\/.*\.(?:check|validate)\.ts$/, priority: 3 },
  { name: 'renderer', test: /\/renderer\//, priority: 2 },
  // Entries and drawings are needed by the editor and by pickers as well, which show no component,
  // and must not load the styles of any: those would stand over the tool's own.
  { name: 'drawings', test: /\/registry\/kit\/icon\/named-drawings\.json$/, priority: 3 },
  { name: 'components', test: /\/registry\/(?!theme\/).*\.(?:tsx|css)$/, priority: 1 },
  { name: 'shared', test: SHARED, minShareCount: 2, priority: 0 },
];

/**
 * A document without an origin, as a preview of the gallery and the frame beside the editor are,
 * finds nothing in the browser's cache that another one has loaded. Each has files of its own, and
 * as few as can be: the code, the fixtures, whose versions are compared one by one, and what only
 * some scenarios need.
 */
const PREVIEW_FILES = [
  { name: 'fixture-files', test: /\/fixtures\/.*\.json$|\/fixture-files\.ts$/, priority: 3 },
  // A component's words come with the language; a preview's own are needed before.
  {
    name: nameMessages,
    test: /\/(?:registry|renderer|site)\/.*\/locales\/(?!en-GB\.)[\w-]+\.json$/,
    priority: 2,
  },
  {
    name: 'preview-code',
    test: /\/(?:schemas|renderer|registry|playground|fixtures|site)\/|node_modules\/(?:react|hono|i18next)\/|\/hyphen\/.*\/en-gb\.|rolldown\/runtime\.js$/,
    priority: 1,
  },
];

/** One file for each language. */
function nameMessages(id: string): string {
  return `messages-${basename(id, '.json')}`;
}

/** The commit that is built, for reports of faults; nothing where there is no repository. */
function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // A copy of the sources has no history.
    return '';
  }
}

/** Options of a build for a document in a frame of no origin. */
function documentWithoutOrigin(
  input: Readonly<Record<string, string>>,
  build: EnvironmentOptions['build'] = {},
): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      ...build,
      outDir: CLIENT_FOLDER,
      assetsDir: ASSETS_FOLDER,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4_500,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, output: { codeSplitting: { groups: PREVIEW_FILES } } },
    },
  };
}

/**
 * npm run build:tools: playground, previews and the servers with the reference backend, in a folder
 * of their own. Previews bring their own copy of the components, so that no byte of the tools is in
 * the site's build.
 */
export default defineConfig({
  ...BUILD_OPTIONS,
  publicDir: false,
  define: { 'import.meta.env.VITRINE_COMMIT': JSON.stringify(readCommit()) },
  // They load checks when they need them, as windows do.
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  plugins: [...BUILD_OPTIONS.plugins, previewMedia(), moduleList(), recordFixtures()],
  builder: {
    // The previews come first: the record of the fixtures, after all else, is the other build's.
    async buildApp(builder) {
      const { preview, frame, client, ssr } = builder.environments;
      for (const each of [preview, frame, client, ssr]) if (each) await builder.build(each);
    },
  },
  environments: {
    preview: documentWithoutOrigin({ preview: 'playground/preview.html' }),
    frame: documentWithoutOrigin({ frame: 'playground/frame.html' }, { emptyOutDir: false }),
    client: {
      build: {
        outDir: CLIENT_FOLDER,
        emptyOutDir: false,
        // Beside their documents: /assets/ belongs to the site, which stands on the same port.
        assetsDir: ASSETS_FOLDER,
        assetsInlineLimit: 0,
        // The code editor is that large.
        chunkSizeWarningLimit: 4_500,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            playground: 'playground/index.html',
            gallery: 'playground/gallery.html',
            unknown: 'playground/unknown.html',
            'log-in': 'playground/log-in.html',
            'log-out': 'playground/log-out.html',
            'confirm-log-out': 'playground/confirm-log-out.html',
          },
          output: { codeSplitting: { groups: FILES } },
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
