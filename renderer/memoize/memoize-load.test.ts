import { expect, test } from 'vitest';
import { memoizeLoad } from './memoize-load.ts';

test('what was loaded is not loaded again, and callers at the same time share the load', async () => {
  let loads = 0;
  const load = memoizeLoad((locale: string) => Promise.resolve(`${locale} ${(loads += 1)}`));

  const [one, other] = await Promise.all([load('fr-BE'), load('fr-BE')]);

  expect([one, other, await load('fr-BE'), await load('nl-BE')]).toEqual([
    'fr-BE 1',
    'fr-BE 1',
    'fr-BE 1',
    'nl-BE 2',
  ]);
});

test('a failure is not memoized', async () => {
  let loads = 0;
  const load = memoizeLoad((text: string) => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('late')) : Promise.resolve(text);
  });

  await expect(load('there')).rejects.toThrow('late');

  expect(await load('there')).toBe('there');
});
