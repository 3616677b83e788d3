import { expect, test } from 'vitest';
import { MAX_PLACES } from '../../state/accessibility/accessibility.ts';
import type { AccessibilityMessage } from '../protocol.ts';
import {
  createAccessibilityCheck,
  type AxeResult,
  type AxeRunner,
} from './create-accessibility-check.ts';

const RULES = Array.from({ length: 20 }, (_, index) => `rule-${index + 1}`);
const CHECK = { type: 'vitrine:check', language: 'de-DE' } as const;
const broken = (id: string, more: Partial<AxeResult> = {}): AxeResult => ({
  id,
  impact: 'serious',
  help: `Do not break ${id}.`,
  helpUrl: 'https://dequeuniversity.com/rules/',
  nodes: [{ html: '<b>x</b>', any: [{ message: 'one' }], all: [], none: [{ message: 'never' }] }],
  ...more,
});
const HEADING = { kind: 'heading', level: 1, name: 'Rates', depth: 0 } as const;
const OWNER = { pointer: '/data/flexZone/flexComponents/0', component: 'paragraph' };
const nothing = { violations: [], incomplete: [] };

/** A check whose window is idle when a test says so. */
function openCheck(
  check: AxeRunner['check'] = async () => nothing,
  { headings = 1, stepMs = 0 } = {},
) {
  let time = 0;
  let steps = 0;
  const posted: AccessibilityMessage[] = [];
  const languages: string[] = [];
  const groups: (readonly string[])[] = [];
  const waiting: (() => void)[] = [];
  const accessibility = createAccessibilityCheck({
    load: async (language) => {
      languages.push(language);
      return {
        rules: RULES,
        *readOutline() {
          for (; steps < headings; steps += 1) {
            time += stepMs;
            yield { part: HEADING, element: {} as Element };
          }
        },
        check(rules, slices) {
          groups.push(rules);
          return check(rules, slices);
        },
      };
    },
    now: () => time,
    waitForIdle: () => new Promise((resolve) => void waiting.push(resolve)),
    pause: () => new Promise((resolve) => void waiting.push(resolve)),
    findOwner: () => OWNER,
    post: (message) => posted.push(message),
  });
  /** The window is idle so many times. */
  const idle = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      waiting.splice(0).forEach((resolve) => resolve());
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => void setImmediate(resolve));
    }
  };
  return { ...accessibility, posted, languages, groups, idle, steps: () => steps };
}

const progressOf = ({ of, done, total }: AccessibilityMessage) => [of, done, total];

test('the page is checked in groups of rules while the window is idle, with progress and findings', async () => {
  const { follow, noteShown, posted, languages, idle } = openCheck(async (rules) => ({
    violations: rules.includes('rule-3') ? [broken('rule-3')] : [],
    incomplete: rules.includes('rule-20') ? [broken('rule-20', { impact: null })] : [],
  }));
  noteShown(7);
  follow({ ...CHECK, isWanted: true });

  await idle(5);

  expect(languages).toEqual(['de-DE']);
  expect(posted.map(progressOf)).toEqual([
    [7, 0, 0],
    [7, 0, 20],
    [7, 8, 20],
    [7, 16, 20],
    [7, 20, 20],
  ]);
  expect(posted[1]?.outline).toEqual([{ ...HEADING, ...OWNER }]);
  const common = { helpUrl: 'https://dequeuniversity.com/rules/', total: 1 };
  const places = [{ markup: '<b>x</b>', all: ['never'], any: ['one'] }];
  expect(posted.at(-1)?.findings).toEqual([
    {
      ...common,
      places,
      rule: 'rule-3',
      impact: 'serious',
      help: 'Do not break rule-3.',
      needsReview: false,
    },
    {
      ...common,
      places,
      rule: 'rule-20',
      impact: 'minor',
      help: 'Do not break rule-20.',
      needsReview: true,
    },
  ]);
});

test('nothing is checked before it is wanted, nor while no page is shown', async () => {
  const { follow, noteShown, groups, posted, idle } = openCheck();

  noteShown(1);
  await idle(2);
  noteShown(undefined);
  follow({ ...CHECK, isWanted: true });
  await idle(2);

  expect([groups, posted]).toEqual([[], []]);
});

test('the next page takes the place of one that is being checked', async () => {
  const { follow, noteShown, posted, groups, idle } = openCheck();
  noteShown(1);
  follow({ ...CHECK, isWanted: true });
  await idle(3);

  noteShown(2);
  await idle(5);

  expect(posted.map(progressOf)).toEqual([
    [1, 0, 0],
    [1, 0, 20],
    [1, 8, 20],
    [2, 0, 0],
    [2, 0, 20],
    [2, 8, 20],
    [2, 16, 20],
    [2, 20, 20],
  ]);
  expect(groups).toHaveLength(4);
});

test('who stops it hears nothing more, and may begin again', async () => {
  const { follow, noteShown, posted, idle } = openCheck();
  noteShown(1);
  follow({ ...CHECK, isWanted: true });
  await idle(3);

  follow({ ...CHECK, isWanted: false });
  await idle(5);
  const stopped = posted.map(progressOf);
  follow({ ...CHECK, isWanted: true });
  await idle(5);

  expect(stopped).toEqual([
    [1, 0, 0],
    [1, 0, 20],
    [1, 8, 20],
  ]);
  expect(posted.at(-1)).toMatchObject({ done: 20, findings: [] });
});

test('the outline of a long page is read in slices of 30 ms, and no further once it is not wanted', async () => {
  const { follow, noteShown, posted, idle, steps } = openCheck(undefined, {
    headings: 10,
    stepMs: 15,
  });
  noteShown(1);
  follow({ ...CHECK, isWanted: true });

  await idle(2);
  const first = steps();
  await idle(1);
  const second = steps();
  follow({ ...CHECK, isWanted: false });
  await idle(5);

  // The generator stands at the element that it has read last.
  expect([first, second, steps()]).toEqual([1, 3, 3]);
  expect(posted.map(progressOf)).toEqual([[1, 0, 0]]);
});

test('a group of rules is checked in slices, and what is left of it is skipped once it is stopped', async () => {
  const done: string[] = [];
  const { follow, noteShown, groups, idle } = openCheck(async (rules, steps) => {
    await Promise.all(
      rules.map(
        (rule) =>
          new Promise<void>((resolve) => {
            const end = (how: string) => {
              done.push(`${how} ${rule}`);
              resolve();
            };
            steps.add({ run: () => end('ran'), skip: () => end('skipped') });
          }),
      ),
    );
    return nothing;
  });
  noteShown(1);
  follow({ ...CHECK, isWanted: true });
  await idle(4);
  const first = done.splice(0);
  await idle(1);

  follow({ ...CHECK, isWanted: false });
  await idle(3);

  expect(first).toEqual(RULES.slice(0, 8).map((rule) => `ran ${rule}`));
  expect(done).toEqual(RULES.slice(8, 16).map((rule) => `skipped ${rule}`));
  expect(groups).toHaveLength(2);
});

test('axe is never called while it runs', async () => {
  const first = Promise.withResolvers<typeof nothing>();
  let calls = 0;
  const { follow, noteShown, idle } = openCheck(() => {
    calls += 1;
    return calls === 1 ? first.promise : Promise.resolve(nothing);
  });
  noteShown(1);
  follow({ ...CHECK, isWanted: true });
  await idle(3);

  noteShown(2);
  await idle(4);
  const during = calls;
  first.resolve(nothing);
  await idle(5);

  expect(during).toBe(1);
  expect(calls).toBe(4);
});

test('a check that cannot be made says why', async () => {
  const { follow, noteShown, posted, idle } = openCheck(() => Promise.reject(new Error('no axe')));
  noteShown(1);
  follow({ ...CHECK, isWanted: true });

  await idle(3);

  expect(posted.at(-1)).toMatchObject({ done: 0, total: 20, failure: 'Error: no axe' });
});

test('of many places the first are told, with the number of all', async () => {
  const nodes = Array.from({ length: 80 }, () => broken('x').nodes).flat();
  const { follow, noteShown, posted, idle } = openCheck(async (rules) =>
    rules.includes('rule-1') ? { ...nothing, violations: [broken('rule-1', { nodes })] } : nothing,
  );
  noteShown(1);
  follow({ ...CHECK, isWanted: true });

  await idle(5);

  const [finding] = posted.at(-1)?.findings ?? [];
  expect([finding?.places.length, finding?.total]).toEqual([MAX_PLACES, 80]);
});
