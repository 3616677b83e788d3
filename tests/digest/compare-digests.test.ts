import { expect, test } from 'vitest';
import { compareDigests } from './compare-digests.ts';

test('the same change in several scenarios is reported once', () => {
  const before = new Map([
    ['card/full', 'components\n  card one\noutline\n  main\n'],
    ['card/small', 'components\n  card one\noutline\n  region\n'],
    ['page/home', 'components\n  page\n'],
  ]);
  const after = new Map([
    ['card/full', 'components\n  card two\noutline\n  main\n'],
    ['card/small', 'components\n  card two\noutline\n  region\n'],
    ['page/home', 'components\n  page\nfaults\n  broken\n'],
  ]);

  expect(compareDigests(before, after)).toEqual([
    { ids: ['card/full', 'card/small'], lines: ['-   card one', '+   card two'] },
    { ids: ['page/home'], lines: ['+ faults', '+   broken'] },
  ]);
});

test('scenarios that came and went are reported', () => {
  const changes = compareDigests(new Map([['old', 'a\n']]), new Map([['new', 'a\n']]));

  expect(changes).toEqual([
    { ids: ['new'], lines: ['+ a new scenario'] },
    { ids: ['old'], lines: ['- the scenario is gone'] },
  ]);
});

test('equal digests have no changes', () => {
  const digests = new Map([['card/full', 'components\n']]);

  expect(compareDigests(digests, new Map(digests))).toEqual([]);
});
