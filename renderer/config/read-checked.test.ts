import { expect, test } from 'vitest';
import * as macros from '#schemas/generated/macros.check.ts';
import { readChecked, readTolerantly } from './read-checked.ts';

const RIGHT = { groups: [{ name: 'savings', keys: [] }] };
const NEWER = { groups: [{ name: 'savings', keys: [], colour: 'red' }] };
const WRONG = { groups: [{ name: 'savings' }] };

test('a right value becomes its type, untouched', () => {
  expect(readChecked(macros, RIGHT)).toEqual({ ok: true, value: RIGHT });
});

test('a wrong value gives its problems', () => {
  expect(readChecked(macros, WRONG)).toMatchObject({
    ok: false,
    problems: [{ code: 'missing-property', pointer: '/groups/0/keys' }],
  });
});

test('what is surplus is a problem, unless it is read tolerantly', () => {
  expect(readChecked(macros, NEWER)).toMatchObject({ ok: false });
  expect(readTolerantly(macros, NEWER)).toEqual({ ok: true, value: RIGHT });
});

test.each([[WRONG], [null], [undefined], ['text'], [[]]])('tolerance ends at %j', (value) => {
  expect(readTolerantly(macros, value)).toMatchObject({ ok: false });
});
