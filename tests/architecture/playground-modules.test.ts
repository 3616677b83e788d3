import { expect, test } from 'vitest';
import { sourceFiles, targetOf, isTest } from './source-files.ts';

const FOUNDATION = ['json-text', 'environment', 'conditions', 'state'];
const PARTS = [...FOUNDATION, 'context', 'layout'];

/**
 * The modules of the playground from the lowest to the highest, and which others each may import,
 * types included. Files of the folder itself put the window together and may import all.
 */
const MODULES: ReadonlyMap<string, readonly string[]> = new Map([
  // Functions over JSON text, which know nothing of the playground.
  ['json-text', []],
  // The playground stands on these: the browser, messages, the experience, the fixtures.
  ['environment', ['locales']],
  // This describes a scenario's visitor, device and services.
  ['conditions', ['environment']],
  // Documents, history and everything that a person can do, without React.
  ['state', ['json-text', 'environment', 'conditions']],
  // The values that the fixtures know, and where each may be written.
  ['assist', ['environment', 'state']],
  ['context', ['environment', 'state']],
  ['layout', ['json-text', 'environment', 'conditions', 'state', 'context']],
  // The sentences of problems in the language of the tool.
  ['wording', PARTS],
  // This finds what pages use.
  ['usages', [...PARTS, 'assist']],
  ['macros', [...PARTS, 'wording', 'assist', 'usages']],
  ['scenarios', PARTS],
  ['save', [...PARTS, 'wording', 'macros', 'usages']],
  // The experiments of the open page, and the variants that it has.
  ['experiments', [...PARTS, 'save']],
  // The components of the open page that are for some visitors alone.
  ['offers', PARTS],
  // The document in the preview's sandbox.
  ['preview', [...FOUNDATION, 'layout']],
  ['preview-panel', [...PARTS, 'wording', 'macros', 'preview']],
  // The digest of what is shown, which the server takes, against the stored one.
  ['digest', [...PARTS, 'preview-panel']],
  ['problems', [...PARTS, 'wording']],
  // The calls of the page in the preview, one by one.
  ['network', PARTS],
  // The events that the page in the preview would send.
  ['events', PARTS],
  // The rules of accessibility that the page in the preview breaks.
  ['accessibility', PARTS],
  [
    'results',
    [
      ...PARTS,
      'macros',
      'experiments',
      'offers',
      'problems',
      'network',
      'events',
      'accessibility',
      'digest',
    ],
  ],
  ['recovery', PARTS],
  // A dialog of its own chunk, which puts together what the others know.
  ['report', PARTS],
  // A form loads them when one is opened.
  ['pickers', [...PARTS, 'assist']],
  ['inspector', [...PARTS, 'wording', 'assist', 'pickers', 'usages']],
  ['editor', [...PARTS, 'wording', 'assist']],
  // A page of its own, with its own start.
  ['gallery', ['environment', 'layout', 'preview', 'theme']],
  ['outline', [...PARTS, 'preview', 'gallery']],
  // Versions of a page in other languages, and the way through their texts.
  ['languages', [...PARTS, 'save', 'experiments', 'preview', 'preview-panel']],
  // The page at several widths and in several languages, each in a frame as the preview's.
  ['page-grid', [...PARTS, 'preview', 'preview-panel', 'gallery']],
  ['log-in', ['environment']],
]);

/** Style sheets and texts, which import nothing. */
const WITHOUT_CODE = ['locales', 'theme'];

/** The module of a path: `state` of `playground/state/store.ts`. */
function moduleOf(path: string): string | undefined {
  return /^playground\/([^/]+)\//.exec(path)?.[1];
}

const files = sourceFiles().filter((file) => !isTest(file) && moduleOf(file.path) !== undefined);

test('every module of the playground has a rule, which names only modules below it', () => {
  const order = [...MODULES.keys()];
  const upwards = order.flatMap((name, index) =>
    (MODULES.get(name) ?? [])
      .filter((other) => !WITHOUT_CODE.includes(other) && order.indexOf(other) >= index)
      .map((other) => `${name} -> ${other}`),
  );

  expect(new Set(files.map(({ path }) => moduleOf(path)))).toEqual(new Set(order));
  expect(upwards).toEqual([]);
});

test('a module of the playground imports only modules that its rule names', () => {
  const wrong = files.flatMap((file) => {
    const own = moduleOf(file.path) ?? '';
    return file.imports
      .map((one) => targetOf(file, one))
      .filter((target) => target.startsWith('playground/'))
      .filter((target) => {
        const other = moduleOf(target);
        return other !== own && !(other !== undefined && MODULES.get(own)?.includes(other));
      })
      .map((target) => `${file.path} -> ${target}`);
  });

  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
