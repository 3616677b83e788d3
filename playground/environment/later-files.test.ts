import { expect, test, vi } from 'vitest';
import type { FixtureStore } from '#fixtures';
import { createMemoryStore } from '#fixtures/backend';
import { createLazyFiles } from './later-files.ts';

test('files are loaded with the first question, and only once', async () => {
  const load = vi.fn<() => Promise<FixtureStore>>(async () =>
    createMemoryStore({ 'pages/a.json': 1, 'macros/b.json': 2 }),
  );
  const files = createLazyFiles(load);
  const callsBefore = load.mock.calls.length;

  const answers = [await files.list('pages'), await files.read('macros/b.json')];

  expect(callsBefore).toBe(0);
  expect(answers).toEqual([['pages/a.json'], 2]);
  expect(load).toHaveBeenCalledTimes(1);
});
