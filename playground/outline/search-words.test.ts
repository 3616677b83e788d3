import { expect, test } from 'vitest';
import { componentChecks } from '#schemas/generated/checks.ts';
import { listMatches } from './chooser.tsx';
import { SEARCH_WORDS } from './search-words.ts';

const choices = [...componentChecks.keys()].map((type) => ({
  label: type,
  detail: '',
  words: SEARCH_WORDS[type] ?? '',
}));

test('every component of a page has words of authors in four languages, and no other has', () => {
  expect(Object.keys(SEARCH_WORDS).sort()).toEqual([...componentChecks.keys()].sort());
  const incomplete = Object.entries(SEARCH_WORDS).filter(
    ([, words]) => words.split(' / ').length !== 4,
  );
  expect(incomplete).toEqual([]);
});

test.each([
  ['faq', 'accordion'],
  ['image', 'paragraph'],
  ['button', 'call-to-action'],
  ['teaser', 'news-card'],
  ['hero', 'home-header'],
  ['quote', 'testimonial'],
  ['tabs', 'comparison-cards'],
  ['disclaimer', 'legal-banner'],
  ['rate', 'product-card'],
  ['cta', 'call-to-action'],
  ['banner', 'promotional-banner'],
  ['steps', 'application-process'],
  ['table', 'product-features'],
  ['app', 'app-promoter'],
  ['video', 'video-card'],
  ['vragen', 'accordion'],
  ['bouton', 'call-to-action'],
  ['zinssatz', 'product-card'],
])('“%s” finds %s', (word, type) => {
  expect(listMatches(choices, word).map(({ label }) => label)).toContain(type);
});
