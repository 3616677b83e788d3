import { expect, test } from 'vitest';
import { finish } from '#schemas/finish.ts';
import {
  findBrokenPlaceholder,
  findMacros,
  replacePlaceholders,
  fillPlaceholders,
  splitPlaceholders,
  type MacroName,
} from './placeholders.ts';

function nameOf({ group, key }: MacroName): string {
  return `[${group}/${key}]`;
}

const macrosIn = (values: readonly unknown[]) => finish(findMacros(values));

test('each placeholder is replaced by the value of its macro', () => {
  const text = '%{savings:rate}% now, %{ savings : premium }% later, %{savings:rate}% again';

  expect(replacePlaceholders(text, nameOf)).toBe(
    '[savings/rate] now, [savings/premium] later, [savings/rate] again',
  );
});

test.each(['100%', '%{savings}%', '%{a:b:c}%', '%{a:b}', '{a:b}%', '%{a:{b}}%', '50%{'])(
  '"%s" is no placeholder',
  (text) => {
    expect(replacePlaceholders(text, nameOf)).toBe(text);
  },
);

test.each(['%{:rate}%', '%{savings:}%', '%{ : }%', '%{:}%'])(
  'MA-002 "%s" lacks its group or its key: it is asked for nowhere, is a problem, and shows a dash',
  (text) => {
    const broken: string[] = [];

    expect(finish(findMacros([`x ${text}`], (each) => broken.push(each)))).toEqual([]);
    expect(broken).toEqual([`x ${text}`]);
    expect(findBrokenPlaceholder(text)).toBe(text);
    expect(replacePlaceholders(text, nameOf)).toBe('-');
  },
);

test.each(['%{a:b}%', '$&', "$'", '$1', '%{a:%{a:b}%}%'])(
  'a value that reads "%s" is not read again',
  (value) => {
    expect(replacePlaceholders('from %{a:b}% on', () => value)).toBe(`from ${value} on`);
  },
);

test('two values that would make a placeholder together do not', () => {
  const text = replacePlaceholders('%{a:b}%%{a:c}%', ({ key }) => (key === 'b' ? '%{a' : ':b}%'));

  expect(text).toBe('%{a:b}%');
});

test('every macro in a value is found once, wherever it is', () => {
  const value = {
    title: '%{a:b}% and %{a:c}%',
    items: [{ deep: ['%{a:b}%', 5, null] }, 'none'],
  };

  expect(macrosIn([value])).toHaveLength(2);
  expect(macrosIn([value])).toEqual(
    expect.arrayContaining([
      { group: 'a', key: 'b' },
      { group: 'a', key: 'c' },
    ]),
  );
});

test('names that every object inherits are names like any other', () => {
  expect(macrosIn(['%{__proto__:constructor}%'])).toEqual([
    { group: '__proto__', key: 'constructor' },
  ]);
});

test('a list of any length and a value of any depth are searched', () => {
  let deep: unknown = '%{a:deep}%';
  for (let level = 0; level < 50_000; level += 1) deep = [deep];

  expect(macrosIn([deep, Array.from({ length: 300_000 }, () => '%{a:wide}%')])).toHaveLength(2);
});

test('a long text of unfinished placeholders is read in one pass', () => {
  const text = '%{a:'.repeat(50_000);

  expect(replacePlaceholders(text, nameOf)).toBe(text);
});

test.each([
  ['100 %', undefined],
  ['%{a:b}% and %{a:c}%', undefined],
  ['%{a:b}% and %{a:c', '%{a:c'],
  ['%{a} %{:c}%', '%{:c}%'],
  ['%{a:}% %{:c}%', '%{a:}%'],
  ['x %{a} y', '%{a} y'],
])('of %j what names no macro is %j', (text, broken) => {
  expect(findBrokenPlaceholder(text)).toBe(broken);
});

test('any value will do where only the form of a text counts', () => {
  expect(fillPlaceholders('/%{a:b}%/%{:c}%')).toBe('/macro/-');
});

test('a text is split at the placeholders that name a macro, and at no other', () => {
  expect(splitPlaceholders('%{savings:rate}% and %{ :a}%%{b: c }%')).toEqual([
    { group: 'savings', key: 'rate', written: '%{savings:rate}%' },
    ' and %{ :a}%',
    { group: 'b', key: 'c', written: '%{b: c }%' },
  ]);
  expect(splitPlaceholders('')).toEqual([]);
});
