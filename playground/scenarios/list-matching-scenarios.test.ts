import { expect, test } from 'vitest';
import { listMatchingScenarios } from './list-matching-scenarios.ts';

const scenario = (id: string, title: string, tags: string[] = []) => ({
  id,
  scenario: { title, tags, page: { fixture: 'en/individuals' } },
});

const all = [
  scenario('home', 'Home in English'),
  scenario('cards/full', 'Cards, all kinds', ['card']),
  scenario('cards/one', 'One alone', ['card', 'strange']),
];

const toIds = (scenarios: readonly { readonly id: string }[]) => scenarios.map(({ id }) => id);
const idsFor = (filter: string) =>
  listMatchingScenarios(all, filter, new Set()).others.flatMap(({ members }) => toIds(members));

test('without a filter all scenarios stand in groups by folder', () => {
  const { others } = listMatchingScenarios(all, '', new Set());

  expect(others.map(({ name, members }) => [name, members.length])).toEqual([
    ['site', 1],
    ['cards', 2],
  ]);
});

test.each([
  ['a tag', 'strange', ['cards/one']],
  ['a title in any case', 'HOME', ['home']],
  ['a part of an id', 'cards/f', ['cards/full']],
  ['words in any order', 'alone card', ['cards/one']],
  ['words that no scenario has', 'loan', []],
  ['no word made of the end of one and the beginning of another', 'fullcards', []],
])('a filter finds by %s', (_, filter, ids) => {
  expect(idsFor(filter)).toEqual(ids);
});

test('those with a draft stand in no folder, and are filtered as all are', () => {
  const editedIds = new Set(['home', 'cards/one']);
  const { edited, others } = listMatchingScenarios(all, 'card', editedIds);

  expect([toIds(edited), others.flatMap(({ members }) => toIds(members))]).toEqual([
    ['cards/one'],
    ['cards/full'],
  ]);
});
