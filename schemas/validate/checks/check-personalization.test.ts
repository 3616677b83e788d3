import { expect, test } from 'vitest';
import { loadKnownChecks } from '../known-checks.ts';
import { checkDocument } from './check-document.ts';

const known = await loadKnownChecks();

const card = (...values: readonly unknown[]) => ({
  componentType: 'service-card',
  title: 'Saver Plus',
  link: { text: 'Start', url: '/en' },
  taxonomies: [
    { key: 'topic', values: ['saving'] },
    { key: 'personalization', values },
  ],
});
const page = (...flexComponents: readonly object[]) => ({ data: { flexZone: { flexComponents } } });
const problemsOf = (document: object) =>
  checkDocument(document, known).map(({ code, pointer }) => `${code} ${pointer}`);

test('PE-001 a personalization key has the form mbox:content', () => {
  expect(problemsOf(page(card('home-hero:default', 'home-hero:summer')))).toEqual([]);
});

test.each(['home-hero', 'home-hero:', ':default', 'home-hero:a:b', 'home hero:default', ''])(
  'PE-001 %j is no personalization key, wherever its component stands',
  (key) => {
    const inside = { componentType: 'cards', cards: [card('home-hero:default', key)] };
    const at = 'taxonomies/1/values';

    expect(problemsOf(card(key))).toEqual([`wrong-format /${at}/0`]);
    expect(problemsOf(page(inside))).toEqual([
      `wrong-format /data/flexZone/flexComponents/0/cards/0/${at}/1`,
    ]);
  },
);

test('what is no text is a problem of its schema', () => {
  expect(problemsOf(card(7))).toEqual(['wrong-type /taxonomies/1/values/0']);
});
