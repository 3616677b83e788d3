import { expect, test } from 'vitest';
import { createComponentReader } from './component-reader.ts';

const ROOT = '/data/flexZone/flexComponents/1';
const title = (words: string) => ({ componentType: 'section-title', title: words });
const textOf = (...components: readonly unknown[]) =>
  JSON.stringify({ data: { flexZone: { flexComponents: components } } }, undefined, 2);
const TEXT = textOf(title('One'), title('Two'), title('Three'));

test('a component is read with its place in the text', () => {
  const read = createComponentReader()(TEXT, ROOT);

  expect(read?.value).toEqual(title('Two'));
  expect(JSON.parse(TEXT.slice(read?.start, read?.end))).toEqual(title('Two'));
});

test.each([
  ['in it', TEXT.replace('Two', 'Two {and} more'), title('Two {and} more')],
  [
    'in it, with another value',
    TEXT.replace('"Two"', '["Two", {}]'),
    { ...title(''), title: ['Two', {}] },
  ],
  ['before it', TEXT.replace('One', 'The first one'), title('Two')],
  ['behind it', TEXT.replace('Three', 'The third one'), title('Two')],
  [
    'that puts another in its place',
    textOf(title('One'), title('New'), title('Two')),
    title('New'),
  ],
  ['that takes one away before it', textOf(title('Two'), title('Three')), title('Three')],
  ['of all', textOf(title('1'), title('2')), title('2')],
])('after a change %s it is read with its place', (_, text, expected) => {
  const read = createComponentReader();
  read(TEXT, ROOT);

  const after = read(text, ROOT);

  expect(after?.value).toEqual(expected);
  expect(JSON.parse(text.slice(after?.start, after?.end))).toEqual(expected);
});

test('after a change behind it the value is the very one', () => {
  const read = createComponentReader();

  const before = read(TEXT, ROOT)?.value;

  expect(read(TEXT.replace('Three', 'The third one'), ROOT)?.value).toBe(before);
});

test.each([
  ['that is not there', TEXT, '/data/flexZone/flexComponents/7'],
  ['of a text that breaks off in it', TEXT.slice(0, TEXT.indexOf('Two')), ROOT],
  ['of a text that breaks off in a name', '{"data', ROOT],
  ['of an empty text', '', ROOT],
])('nothing comes of a component %s', (_, text, pointer) => {
  const read = createComponentReader();
  read(TEXT, ROOT);

  expect(read(text, pointer)).toBeUndefined();
});
