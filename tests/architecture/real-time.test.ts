import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Matches calls that wait by the clock of the machine, or that ask again and again by it. */
const WAITS = [
  /\bset(?:Timeout|Interval)\)?\(/g,
  /\bset(?:Timeout|Interval)\b[^;]*? from '(?:node:)?timers/g,
  /\.waitForTimeout\(/g,
  /\bvi\s*\.wait(?:For|Until)\(/g,
  /(?<!vi\s*\.)\bwaitFor\(\s*(?:async\s*)?\(/g,
];

/** Those that may, and why. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  [
    'playground/preview-panel/preview-region.dom.test.tsx',
    'it leaves others the timers that it does not hold',
  ],
  [
    'playground/preview-panel/sample-conversation.testing.ts',
    'it hands on the timers that its tests move',
  ],
  [
    'renderer/host/memory/memory-clock.testing.ts',
    'a window has no turn of the event loop but a timer',
  ],
  ['tests/faults/eventually.ts', 'tests side by side have no expect.poll'],
  ['tests/served/measure-lag.ts', 'it measures how late timers come'],
  ['tests/session/open-tabs.ts', 'its tabs have the timers of a real browser'],
]);

const MAX_EXCEPTIONS = 10;

/** Benches and deep tests may take their time. */
const TAKES_TIME = /^tests\/(?:bench|deep)\/|(?<!\.browser)\.deep\.test\.ts$/;

const OWN_PATH = 'tests/architecture/real-time.test.ts';

const HOW_TO_MEND =
  'Await an event, hold a request and release it, move a clock (vi.useFakeTimers, stopTimers, ' +
  'createMemoryHost), give the event loop a turn (setImmediate of node:timers/promises), or use expect.poll.';

const read = sourceFiles().filter(
  (file) => isTest(file) && !TAKES_TIME.test(file.path) && file.path !== OWN_PATH,
);

function findWaits(text: string): { readonly line: number; readonly code: string }[] {
  return WAITS.flatMap((wait) => [...text.matchAll(wait)])
    .toSorted((one, other) => one.index - other.index)
    .map(({ 0: found, index }) => ({ line: lineAt(text, index), code: found.replace(/\s+/g, '') }));
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

test('no test but deep ones waits for real time', () => {
  const wrong = read
    .filter(({ path }) => !EXCEPTIONS.has(path))
    .flatMap(({ path, text }) =>
      findWaits(text).map(
        ({ line, code }) => `${path}:${line} waits for real time: ${code} ${HOW_TO_MEND}`,
      ),
    );

  expect(read.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('few may wait for real time, and each of them does', () => {
  const needless = [...EXCEPTIONS.keys()].filter((path) => {
    const file = read.find((one) => one.path === path);
    return !file || findWaits(file.text).length === 0;
  });

  expect(EXCEPTIONS.size).toBeLessThanOrEqual(MAX_EXCEPTIONS);
  expect(needless).toEqual([]);
});

test.each([
  ['await new Promise((resolve) => setTimeout(resolve, 10));', [1]],
  ["import { setTimeout as wait } from 'node:timers/promises';", [1]],
  ['const turn = globalThis;\n(turn.setImmediate ?? setTimeout)(task);', [2]],
  ['await page.waitForTimeout(10);', [1]],
  ['await vi.waitFor(() => expect(seen).toBe(1));\nawait vi.waitUntil(isThere);', [1, 2]],
  ['await waitFor(\n  async () => {},\n);', [1]],
  ["await page.getByRole('table').waitFor({ state: 'hidden' });", []],
  ["vi.useFakeTimers({ toFake: ['setTimeout'] });", []],
  ["import { setImmediate as nextTurn } from 'node:timers/promises';", []],
])('%j waits for real time in the lines %j', (text, lines) => {
  expect(findWaits(text).map(({ line }) => line)).toEqual(lines);
});
