import { expect, test } from 'vitest';
import { checkConditions } from './check-conditions.ts';

const context = new Map<string, string | number | boolean>([
  ['segment', 'business'],
  ['level', 3],
  ['open', true],
]);

const state = (conditions: Parameters<typeof checkConditions>[0], later: readonly string[] = []) =>
  checkConditions(conditions, { context, later: new Set(later) }).status;

test.each([
  ['none', undefined],
  ['an empty map', {}],
  ['one wanted value', { segment: 'business' }],
  ['a list that has the value', { segment: ['individuals', 'business'] }],
  ['a number and a boolean', { level: [2, 3], open: true }],
])('RT-026 a route applies with %s', (_, conditions) => {
  expect(state(conditions)).toBe('hold');
});

test.each<[string, Parameters<typeof checkConditions>[0]]>([
  ['another value', { segment: 'individuals' }],
  ['a list without the value', { segment: ['individuals', 'private-banking'] }],
  ['an empty list', { segment: [] }],
  ['one of two that does not hold', { segment: 'business', level: 4 }],
  ['an unknown name', { colour: 'orange' }],
  ['a name that every object inherits', { constructor: 'business' }],
  ['a text for a number', { level: '3' }],
])('RT-026 a route does not apply with %s', (_, conditions) => {
  expect(state(conditions)).toBe('fail');
});

test('RT-026 what fails is named, with what was found', () => {
  expect(checkConditions({ open: true, segment: 'individuals' }, { context })).toEqual({
    status: 'fail',
    name: 'segment',
    value: 'business',
  });
});

test('a value that is known later leaves the condition open, unless another one fails', () => {
  expect(state({ app: 'banking' }, ['app'])).toBe('undecided');
  expect(state({ app: 'banking', segment: 'individuals' }, ['app'])).toBe('fail');
  expect(state({ segment: 'business' }, ['segment'])).toBe('hold');
});
