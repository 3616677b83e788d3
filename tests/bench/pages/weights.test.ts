import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPageLimits } from '#schemas/page-limits.ts';
import { CHANGE, EDITION } from './edition.ts';
import { responseWith, type Authored, type Fixtures } from './sample-page.ts';
import { accordionPage, pageOf, SIZES, WEIGHTS, withChange } from './weights.ts';

const fixtures: Fixtures = (address) =>
  JSON.parse(readFileSync(`fixtures/${address}.json`, 'utf8')) as Authored;

const cases = WEIGHTS.flatMap((weight) => SIZES.map((size) => [weight, size] as const));

test.each(cases)(
  'a %s page of %i has as many components, and a page may hold them',
  (weight, size) => {
    const page = responseWith(pageOf(weight, size, fixtures));

    expect(JSON.stringify(page).split('"componentType"').length - 1).toBe(size);
    expect(checkPageLimits(page)).toEqual([]);
  },
);

test('every component has a text that each edition changes', () => {
  for (const components of [pageOf('light', 100, fixtures), accordionPage(100)]) {
    expect(components.every((one) => JSON.stringify(one).includes(EDITION))).toBe(true);
  }
  expect(JSON.stringify(pageOf('heavy', 100, fixtures)).split(EDITION)).toHaveLength(101);
});

test.each(WEIGHTS)('one text of a %s page can be changed, and stands on no other', (weight) => {
  const changing = JSON.stringify(withChange(pageOf(weight, 100, fixtures)));

  expect(changing.split(CHANGE)).toHaveLength(2);
});
