import { expect, test } from 'vitest';
import { readIndex } from './read-index.ts';

test('a scenario is read with what its author left out', () => {
  const index = { scenarios: [{ id: 'page/slow', title: 'Slow page' }] };

  expect(readIndex(index)).toEqual([
    {
      id: 'page/slow',
      title: 'Slow page',
      description: '',
      tags: [],
      kind: '',
      locale: '',
      segment: '',
      checks: [],
      expectedFaults: [],
      version: '',
    },
  ]);
});

test('the width of its window is read with it', () => {
  const full = {
    id: 'page/phone',
    title: 'Phone',
    description: 'Narrow.',
    tags: ['mobile'],
    kind: 'page',
    locale: 'fr-BE',
    segment: 'business',
    checks: ['faults'],
    expectedFaults: ['too-small'],
  };

  const viewport = { width: 360, height: 740 };
  const [scenario] = readIndex({ version: 'v1', scenarios: [{ ...full, viewport }] });

  expect(scenario).toEqual({ ...full, width: 360, version: 'v1' });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['no list of scenarios', { scenarios: 'none' }],
  ['scenarios without a title', { scenarios: [null, 3, { id: 'page/slow' }] }],
])('an answer that is %s holds no scenarios', (_, value) => {
  expect(readIndex(value)).toEqual([]);
});

test.each([
  [
    { address: '/a.webp', isCurrent: true, problems: ['slow', 7] },
    { address: '/a.webp', isCurrent: true, problems: ['slow'] },
  ],
  [{ address: '/a.webp' }, { address: '/a.webp', isCurrent: false, problems: [] }],
  [{ isCurrent: true }, undefined],
])('the picture %j is read as %j', (picture, expected) => {
  const [scenario] = readIndex({ scenarios: [{ id: 'a/b', title: 'A', picture }] });

  expect(scenario?.picture).toEqual(expected);
});
