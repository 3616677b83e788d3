import { expect, test } from 'vitest';
import { open } from '../playground.ts';
import { readText } from '../sample-scenario.testing.ts';
import { computeShares, createVariant, findVariantFolder } from './create-variant.ts';
import { EXPERIMENTS, SCENARIOS, scenarioOfPage } from './sample-experiments.testing.ts';

const openPage = (id: string, experiments = EXPERIMENTS) => {
  const scenario = SCENARIOS.find((each) => each.id === id) ?? scenarioOfPage(id, id);
  return open({ ...scenario, texts: { ...scenario.texts, experiments } }, readText);
};

test.each([
  [
    [50, 50],
    [34, 33, 33],
  ],
  [
    [90, 10],
    [61, 6, 33],
  ],
  [
    [0, 0],
    [34, 33, 33],
  ],
  [[100], [50, 50]],
])('shares of %j become %j, which are 100 together', (before, after) => {
  expect(computeShares(before)).toEqual(after);
});

test('a variant of a page under an experiment is added to it, with the page as its text is', () => {
  const playground = openPage('loan/electric');

  const created = createVariant(playground, 'hybrid-car-loan');

  expect(created?.page).toBe(playground.documents.page.text);
  expect(created?.newVariant).toEqual({
    key: 'car-loan-advice',
    variant: 'hybrid-car-loan',
    path: 'en/individuals/borrowing/hybrid-car-loan',
    controlPath: 'en/individuals/borrowing/car-loan',
  });
  const [experiment] = JSON.parse(created?.experiments ?? '').loans.experiments;
  expect(experiment.variants).toEqual([
    { variant: 'control', variantUrl: '/en/individuals/borrowing/car-loan', share: 51 },
    { variant: 'electric', variantUrl: '/en/individuals/borrowing/electric-car-loan', share: 16 },
    {
      variant: 'hybrid-car-loan',
      variantUrl: '/en/individuals/borrowing/hybrid-car-loan',
      share: 33,
    },
  ]);
});

test('a page without an experiment gets one of its own, half and half', () => {
  const created = createVariant(openPage('loan/boat'), 'sailing-boat-loan');

  expect(JSON.parse(created?.experiments ?? '')).toMatchObject({
    'boat-loan': {
      experiments: [
        {
          key: 'boat-loan',
          experimentUrl: '/en/individuals/borrowing/boat-loan',
          variants: [
            { variant: 'control', share: 50 },
            { variant: 'sailing-boat-loan', share: 50 },
          ],
        },
      ],
    },
  });
});

test('an experiment that has ended is left, and the new one gets a name of its own', () => {
  const ended = EXPERIMENTS.replace('"key"', '"ended": true, "key"');

  const created = createVariant(
    openPage('loan/car', ended.replace('car-loan-advice', 'car-loan')),
    'hybrid',
  );

  expect(created?.newVariant.key).toBe('car-loan-2');
});

test('there is no place for a variant of a home page, of a component, or beside broken text', () => {
  expect(['home/en', 'section-title/sample'].map((id) => findVariantFolder(openPage(id)))).toEqual([
    undefined,
    undefined,
  ]);
  expect(createVariant(openPage('loan/car', '{'), 'b')).toBeUndefined();
});
