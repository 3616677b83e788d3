import { expect, test } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import { findPageOfId, readPageScenario, toPageId } from './page-scenario.ts';

const store = createMemoryStore({
  'pages/fr/professionnels.json': { data: { meta: { title: 'Professionnels' } } },
  'pages/fr/professionnels/contact.json': { data: {} },
});

test('a page without a scenario is opened by its path, for a visitor of its language and segment', async () => {
  const id = toPageId('fr/professionnels');

  expect([id, findPageOfId(id)]).toEqual(['pages/fr/professionnels', 'fr/professionnels']);
  expect(await readPageScenario(store, 'fr/professionnels')).toEqual({
    title: 'Professionnels',
    page: { fixture: 'fr/professionnels' },
    locale: 'fr-BE',
    segment: 'business',
  });
  expect(await readPageScenario(store, 'fr/professionnels/contact')).toMatchObject({
    title: '/fr/professionnels/contact',
  });
});

test.each(['home/en', 'pages/spring', 'pages/xx/professionnels', 'page/empty.abc'])(
  '%s is the id of no page',
  (id) => {
    expect(findPageOfId(id)).toBeUndefined();
  },
);

test('a page that is not there has no scenario', async () => {
  expect(await readPageScenario(store, 'fr/professionnels/emploi')).toBeUndefined();
});
