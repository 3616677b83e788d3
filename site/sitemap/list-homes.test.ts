import { expect, test } from 'vitest';
import { listHomes } from './create-sitemap.ts';

const EXPERIENCE = {
  name: 'x',
  appName: 'X',
  locales: [],
  layouts: {},
  routes: [],
};

test('OP-013 the homes of all segments are pages, each with its languages', () => {
  const homes = { 'en-GB': '/en/individuals', 'fr-BE': '/fr/particuliers' };
  const segments = [
    { id: 'individuals', labels: {}, homes },
    { id: 'business', labels: {}, homes: { 'en-GB': '/en/business' } },
  ];

  const alternates = [
    { locale: 'en-GB', url: '/en/individuals' },
    { locale: 'fr-BE', url: '/fr/particuliers' },
  ];
  expect(listHomes({ ...EXPERIENCE, segments })).toEqual([
    { url: '/en/individuals', alternates },
    { url: '/fr/particuliers', alternates },
    { url: '/en/business', alternates: [{ locale: 'en-GB', url: '/en/business' }] },
  ]);
});

test('a site without segments has none', () => {
  expect(listHomes(EXPERIENCE)).toEqual([]);
});
