import { expect, test } from 'vitest';
import type { Shape } from '#schemas/check-module.ts';
import { listImageProblems } from './list-image-problems.ts';

const address: Shape = { kind: 'image-url' };
const image: Shape = {
  kind: 'image',
  properties: { original: address, transformBaseUrl: address, altTextEN: {} },
};
const card: Shape = { properties: { image, title: { kind: 'text' } } };
const SHAPE: Shape = {
  properties: {
    image,
    list: { items: card },
    lists: { items: { items: image } },
    texts: { items: { kind: 'text' } },
  },
};

const BAD = { original: 'javascript:alert(1)', altTextEN: 'javascript:alert(1)' };
const GOOD = { original: '/images/card.jpg', transformBaseUrl: 'https://images.test/card' };

const placesIn = (value: unknown, shape: Shape | undefined = SHAPE, pointer?: string) =>
  listImageProblems(value, shape, pointer).map(({ code, pointer: place }) => `${code} ${place}`);

test('an image whose address will not be shown is a problem, wherever it stands', () => {
  const value = {
    image: BAD,
    list: [{ image: GOOD }, { image: BAD, title: 'javascript:alert(1)' }],
    lists: [[GOOD, BAD]],
  };

  expect(placesIn(value)).toEqual([
    'refused-address /image/original',
    'refused-address /list/1/image/original',
    'refused-address /lists/0/1/original',
  ]);
});

test('both addresses that a browser loads are looked at, and no other text', () => {
  const both = { original: 'data:x', transformBaseUrl: 'vbscript:x', extension: 'javascript:x' };

  expect(placesIn({ image: both }, SHAPE, '/data/0')).toEqual([
    'refused-address /data/0/image/original',
    'refused-address /data/0/image/transformBaseUrl',
  ]);
});

test('an image that each page loads from elsewhere is advised about, unless macros begin its address', () => {
  const relative = { original: 'images/card.jpg', transformBaseUrl: '%{images:base}%/card' };

  expect(placesIn({ image: relative })).toEqual(['relative-address /image/original']);
});

test('what holds no image, or nothing of the kind that was meant, has no problem', () => {
  const inherited: unknown = JSON.parse('{"__proto__":{"image":{"original":"javascript:x"}}}');

  expect(placesIn({ texts: ['javascript:x'], image: 'javascript:x', list: BAD })).toEqual([]);
  expect(listImageProblems({ image: BAD }, undefined)).toEqual([]);
  expect(placesIn({ image: BAD }, { properties: { title: {} } })).toEqual([]);
  expect(placesIn(inherited)).toEqual([]);
  expect(placesIn({ image: { original: 5 } })).toEqual([]);
});
