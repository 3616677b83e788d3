import { expect, test } from 'vitest';
import { findDifferences } from './find-differences.ts';

const component = (id: string, title = id) => ({ componentType: 'section-title', id, title });
const pageOf = (...flexComponents: readonly object[]) => ({
  data: { flexZone: { flexComponents } },
});
const [A, B, C] = [component('a'), component('b'), component('c')];
const OTHER = component('b', 'Other');
const at = (...indexes: readonly number[]) =>
  indexes.map((index) => `/data/flexZone/flexComponents/${index}`);

test.each([
  { what: 'nothing', here: pageOf(A, B), there: pageOf(A, B), differs: [at(), at()] },
  { what: 'a text', here: pageOf(A, B), there: pageOf(A, OTHER), differs: [at(1), at(1)] },
  { what: 'one more', here: pageOf(A, C), there: pageOf(A, B, C), differs: [at(), at(1)] },
  { what: 'the order', here: pageOf(A, B, C), there: pageOf(B, C, A), differs: [at(1, 2), at(2)] },
  { what: 'the page', here: pageOf(A), there: undefined, differs: [at(0), at()] },
])('two pages differ in $what', ({ here, there, differs }) => {
  expect(Object.values(findDifferences(here, there))).toEqual(differs);
});
