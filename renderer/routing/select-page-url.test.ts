import { expect, test } from 'vitest';
import { selectPageUrl } from './select-page-url.ts';

function selected(path: string, languagePrefix = false): string {
  return selectPageUrl(path, { locale: 'fr-BE', languagePrefix });
}

test.each(['/fr/particuliers', '/fr/particuliers/épargne', '/a', '/'])(
  'FP-004 the page at %s is chosen by that path',
  (path) => {
    expect(selected(path)).toBe(path);
  },
);

test.each([
  ['/fr/particuliers/', '/fr/particuliers'],
  ['/fr/', '/fr'],
  ['/fr//', '/fr'],
])('FP-005 the slash at the end of %s does not count', (path, page) => {
  expect(selected(path)).toBe(page);
});

test.each([
  ['/fr/feature-testing/new-menu/particuliers', '/fr/particuliers'],
  ['/fr/feature-testing/new-menu', '/fr'],
  ['/fr/feature-testing', '/fr'],
  ['/fr/feature-testing/a/feature-testing/b', '/fr/feature-testing/b'],
])('FP-006 of %s feature-testing and the part after it are dropped', (path, page) => {
  expect(selected(path)).toBe(page);
});

test.each([
  '/feature-testing/new-menu/fr',
  '/fr/particuliers/feature-testing/new-menu',
  '/fr/feature-testing-2/a',
  '/fr/Feature-Testing/a',
])('FP-006 %s has feature-testing elsewhere and stays', (path) => {
  expect(selected(path)).toBe(path);
});

test.each([
  ['/particuliers', '/fr/particuliers'],
  ['/', '/fr'],
  ['/particuliers/feature-testing/a/carte', '/fr/particuliers/carte'],
])('FP-007 where it is configured the language stands before %s', (path, page) => {
  expect(selected(path, true)).toBe(page);
});

test('FP-007 where it is not configured no language stands before the path', () => {
  expect(selected('/particuliers')).toBe('/particuliers');
});

test('FP-007 a language of three letters is not cut', () => {
  const options = { locale: 'fil-PH', languagePrefix: true };

  expect(selectPageUrl('/tahanan', options)).toBe('/fil/tahanan');
});
