import { expect, test } from 'vitest';
import words from './icon-words.json' with { type: 'json' };
import { describeIcons, loadIcons } from './icons.ts';

test('an icon is known by its name, its variation and the words that people have for it', () => {
  const drawing = { id: 'vitrine:fill:piggy-bank', viewBox: '0 0 1 1', path: 'M1,1Z' };

  const [icon] = describeIcons([drawing]);

  expect(icon).toMatchObject({ ...drawing, name: 'piggy-bank', variation: 'fill' });
  expect(icon?.words).toContain('Sparschwein');
});

test('every icon has words, and words are of icons that there are', async () => {
  const names = new Set((await loadIcons()).map(({ name }) => name));

  expect(Object.keys(words).toSorted()).toEqual([...names].toSorted());
});
