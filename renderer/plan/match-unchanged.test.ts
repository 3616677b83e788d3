import { describe, expect, test } from 'vitest';
import type { PageItem } from '../page/index.ts';
import { matchUnchanged } from './match-unchanged.ts';
import type { PlannedItem } from './plan.ts';

interface Part {
  readonly id?: string;
  readonly type?: string;
  readonly faults?: readonly string[];
  readonly inner?: readonly string[];
}

const PLACE = { kind: 'component', pointer: '' } as const;

function problemOf(message: string) {
  return { code: 'c', severity: 'error', pointer: '', message, fix: '' } as const;
}

function item(text: string, { id, type = 'note', faults, inner }: Part = {}): PageItem {
  if (faults) return { ...PLACE, state: 'faulty', type, problems: faults.map(problemOf) };
  const children = inner?.map((one) => item(one));
  const own = { props: { text }, shape: {}, ...(children && { children }) };
  return { ...PLACE, state: 'valid', type, ...(id !== undefined && { id }), ...own };
}

function planned(key: string, text: string, part: Part = {}): PlannedItem {
  const { type = 'note', faults, inner } = part;
  if (faults) return { ...PLACE, state: 'faulty', key, type, problems: faults.map(problemOf) };
  const children = inner?.map((one, index) => planned(`${key}${index}`, one));
  return { ...PLACE, state: 'static', key, type, props: { text }, ...(children && { children }) };
}

const textsOf = (texts: string) => texts.split(' ').filter(Boolean);

const found = (items: readonly PageItem[], before: readonly PlannedItem[]) =>
  matchUnchanged(items, before).map((one) => one?.key ?? '-');

describe('what did not change in a list', () => {
  test.each([
    ['stayed', 'a b c', 'a b c', '1 2 3'],
    ['got a new first one', 'x a b c', 'a b c', '- 1 2 3'],
    ['got a new one between', 'a x b c', 'a b c', '1 - 2 3'],
    ['got a new last one', 'a b c x', 'a b c', '1 2 3 -'],
    ['lost its first one', 'b c', 'a b c', '2 3'],
    ['lost one between', 'a c', 'a b c', '1 3'],
    ['lost its last one', 'a b', 'a b c', '1 2'],
    ['has another one between', 'a x c', 'a b c', '1 - 3'],
    ['has two others in a row', 'a x y d', 'a b c d', '1 - - 4'],
    ['lost one and got another', 'b c x', 'a b c', '2 3 -'],
    ['lost one of two that are equal', 'a b', 'a a b', '1 3'],
    ['holds nothing', '', 'a b', ''],
    ['held nothing', 'a b', '', '- -'],
  ])('is found where it %s', (_, after, ...[before, keys]) => {
    const known = textsOf(before).map((text, index) => planned(String(index + 1), text));

    const keysFound = found(
      textsOf(after).map((text) => item(text)),
      known,
    );

    expect(keysFound.join(' ')).toBe(keys);
  });

  test('has the id that it had, where an author gave one', () => {
    const offer = item('a', { id: 'offer' });

    expect(found([offer], [planned('offer', 'a')])).toEqual(['offer']);
    expect(found([offer], [planned('other', 'a')])).toEqual(['-']);
    expect(found([offer], [planned('1', 'a')])).toEqual(['-']);
    expect(found([item('a')], [planned('offer', 'a')])).toEqual(['-']);
  });

  test('is of one type, in one state', () => {
    const note = item('a');

    expect(found([note], [planned('1', 'a', { type: 'card' })])).toEqual(['-']);
    expect(found([note], [planned('1', 'a', { faults: [] })])).toEqual(['-']);
    expect(found([item('a', { faults: [] })], [planned('1', 'a')])).toEqual(['-']);
  });

  test('has the same problems, where it cannot be shown', () => {
    const faulty = item('', { faults: ['m', 'n'] });

    expect(found([faulty], [planned('1', '', { faults: ['m', 'n'] })])).toEqual(['1']);
    expect(found([faulty], [planned('1', '', { faults: ['m', 'o'] })])).toEqual(['-']);
    expect(found([faulty], [planned('1', '', { faults: ['m'] })])).toEqual(['-']);
  });

  test('holds the same items, in their order', () => {
    const row = item('row', { inner: ['a', 'b'] });
    const isFound = (inner?: readonly string[]) =>
      found([row], [planned('1', 'row', inner && { inner })]);

    expect(isFound(['a', 'b'])).toEqual(['1']);
    expect([['b', 'a'], ['a'], ['a', 'b', 'c'], ['a', 'x'], undefined].map(isFound)).toEqual(
      Array.from({ length: 5 }, () => ['-']),
    );
    expect(found([item('row')], [planned('1', 'row', { inner: ['a'] })])).toEqual(['-']);
  });
});
