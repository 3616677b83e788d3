import { describe, expect, test } from 'vitest';
import { finish } from '#schemas/finish.ts';
import type { PlannedItem } from '../plan/index.ts';
import { cutIntoChunks } from './render-large.ts';

const PLACE = { kind: 'component', type: 'note', key: '1', pointer: '' } as const;

/** An item of so much work, most of it in its props. */
function item(props: Record<string, unknown>, children?: readonly PlannedItem[]): PlannedItem {
  return { ...PLACE, state: 'static', props, ...(children && { children }) };
}

/** So many numbers: each of them is one value, and so are the list and the props around it. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** An item counts as twenty values beside its own: this makes 10,000. */
const third = item({ list: numbers(9_978) });
const more = item({ list: numbers(9_979) });
const faulty: PlannedItem = { ...PLACE, state: 'faulty', problems: [] };

function chunksOf(...items: PlannedItem[]): string {
  const chunks = finish(cutIntoChunks(items));
  return chunks.map(({ start, end }) => `${start}-${end}`).join(' ');
}

describe('a list of items is cut', () => {
  test('where one more would make it too much work, and nowhere before', () => {
    expect(chunksOf(third, third, third)).toBe('0-3');
    expect(chunksOf(third, third, more)).toBe('0-2 2-3');
    expect(chunksOf(third, third, third, third, third, third, third)).toBe('0-3 3-6 6-7');
  });

  test('around an item that is too much by itself, which is never cut', () => {
    const huge = item({ list: numbers(100_000) });

    expect(chunksOf(huge)).toBe('0-1');
    expect(chunksOf(huge, huge)).toBe('0-1 1-2');
    expect(chunksOf(third, huge, third)).toBe('0-1 1-2 2-3');
  });

  test('into nothing where it is empty', () => {
    expect(chunksOf()).toBe('');
  });

  test('never for what cannot be shown, which costs nothing', () => {
    expect(chunksOf(third, third, faulty, third, faulty)).toBe('0-5');
  });

  test.each<[string, Record<string, unknown>]>([
    ['objects inside others', { deep: { deeper: { list: numbers(9_976) } } }],
    ['a text of many characters', { text: 'x'.repeat(9_978 * 500) }],
    ['truth values and nothing', { a: true, b: null, list: numbers(9_976) }],
  ])('by %s as well', (_, props) => {
    const own = item(props);

    expect(chunksOf(third, third, own)).toBe('0-3');
    expect(chunksOf(third, third, item({ ...props, more: 1 }))).toBe('0-2 2-3');
  });

  test('by what stands inside an item too', () => {
    const row = item({}, [item({ list: numbers(9_936) }), item({}), faulty]);

    expect(chunksOf(third, third, row)).toBe('0-3');
    expect(chunksOf(third, third, item({ a: 1 }, row.children))).toBe('0-2 2-3');
  });

  test('with a pause after each item', () => {
    const work = cutIntoChunks([third, faulty, third]);
    let pauses = 0;

    for (let step = work.next(); !step.done; step = work.next()) pauses += 1;

    expect(pauses).toBe(3);
  });
});
