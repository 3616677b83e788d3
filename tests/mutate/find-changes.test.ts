import { describe, expect, test } from 'vitest';
import { applyChange } from './change.ts';
import { findChanges, pickChanges } from './find-changes.ts';

const TEXT = ['const a = b + c;', 'const d = !e;', 'const f = 7;', 'const g = true;'].join('\n');
const CHANGES = findChanges('sample.ts', TEXT);

/** Returns the texts that the changes found in a text make of it. */
function changed(text: string, path = 'sample.ts'): string[] {
  return findChanges(path, text).map((change) => applyChange(text, change));
}

describe('the changes to a file', () => {
  test.each([
    ['a === b;', [';', 'a !== b;']],
    ['f(a < b);', [';', 'f(a <= b);']],
    ['const c = a && b;', ['const c = a || b;']],
    ['const c = a ?? b;', ['const c = a && b;']],
    ['const c = a - b;', ['const c = a + b;']],
    ['const c = !a;', ['const c = a;']],
    ['const c = true;', ['const c = false;']],
    ['const c = 7;', ['const c = 8;']],
    [`const c = 'x';`, [`const c = '';`]],
    ['if (a) b;', ['if (!(a)) b;', 'if (false) b;', 'if (a) ;']],
    ['const c = a ? b : d;', ['const c = !(a) ? b : d;', 'const c = false ? b : d;']],
    ['const f = () => a;', ['const f = () => (undefined as never);']],
    ['function f() { return a; }', ['function f() { return undefined as never; }']],
  ])('to %s are %j', (text, expected) => {
    expect(changed(text)).toEqual(expected);
  });

  test.each([
    `import { a } from './a.ts';`,
    `export { a } from './a.ts';`,
    `type A = 'x' | 7;`,
    'function f(a: 7) { return undefined; }',
    'const c = { a };',
    'const c = () => undefined;',
    `const c = '';`,
    `const c = load<'x'>;`,
  ])('are none where nothing runs: %s', (text) => {
    expect(changed(text)).toEqual([]);
  });

  test('leave classes of elements alone, and no other attribute', () => {
    const text = `const c = <p className="a" title="b" />;`;

    expect(changed(text, 'sample.tsx')).toEqual([`const c = <p className="a" title='' />;`]);
  });

  test('say in which line they are, and what it becomes', () => {
    const [change] = findChanges('sample.ts', 'first();\n  const c = a + b;\n').slice(1);

    expect(change).toMatchObject({ line: 2, from: 'const c = a + b;', to: 'const c = a - b;' });
  });
});

test('one seed picks the same changes, and more of them with a larger number', () => {
  expect(pick(2, 1)).toHaveLength(2);
  expect(pick(4, 1).slice(0, 2)).toEqual(pick(2, 1));
  expect(pick(4, 1).toSorted()).toEqual(CHANGES.map(({ to }) => to).toSorted());
});

test('another seed picks in another order', () => {
  const orders = new Set([1, 2, 3, 4, 5, 6].map((seed) => pick(4, seed).join()));

  expect(orders.size).toBeGreaterThan(1);
});

test('what is added to a file does not change the order of the rest', () => {
  const more = findChanges('sample.ts', `const z = 1 < 2;\n${TEXT}`);
  const known = new Set(CHANGES.map(({ to }) => to));

  expect(pick(99, 1, more).filter((to) => known.has(to))).toEqual(pick(4, 1));
});

const pick = (count: number, seed: number, changes = CHANGES) =>
  pickChanges(changes, { count, seed }).map(({ to }) => to);
