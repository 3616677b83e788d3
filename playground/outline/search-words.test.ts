import { expect, test } from 'vitest';
import { componentChecks } from '#schemas/generated/checks.ts';
import { searchChoices } from '../layout/search-choices.ts';
import { SEARCH_WORDS } from './search-words.ts';

const choices = [...componentChecks.keys()].map((type) => ({
  label: type,
  detail: '',
  words: SEARCH_WORDS[type] ?? '',
}));

// A component that was just laid out is found by its name until somebody adds its words.
test('words of authors are of components of a page, in four languages', () => {
  const unknown = Object.keys(SEARCH_WORDS).filter((type) => !componentChecks.has(type));
  expect(unknown).toEqual([]);
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
  expect(searchChoices(choices, word).map(({ label }) => label)).toContain(type);
});
