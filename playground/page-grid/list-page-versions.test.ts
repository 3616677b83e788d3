import { expect, test } from 'vitest';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { getSelects } from '../conditions/selects.ts';
import { open } from '../state/playground.ts';
import { readUnchecked } from '../state/document/read-unchecked.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { createVersionRequest } from './grid-frame.tsx';
import { findScenarioOfPage, listPageVersions } from './list-page-versions.ts';

const HOME: Scenario = { title: 'Home', page: { fixture: 'en/individuals' }, locale: 'en-GB' };
const ALTERNATES = [
  { locale: 'en-GB', url: '/en/individuals' },
  { locale: 'fr-BE', url: '/fr/particuliers' },
  { locale: 'nl-BE', url: 'https://elsewhere.test/nl' },
];

const named = (id: string, more: Partial<Scenario>) => ({ id, scenario: { ...HOME, ...more } });

function openPage(scenario = HOME, meta: object = { alternates: ALTERNATES }) {
  const texts = { ...sampleScenario.texts, page: JSON.stringify({ data: { meta } }) };
  return open({ id: 'home/en', scenario, texts }, readUnchecked);
}

test('a page has the versions that it names as alternates, as long as they are pages of the site', () => {
  expect(listPageVersions(openPage())).toEqual([
    { locale: 'en-GB', kind: 'open' },
    { locale: 'fr-BE', kind: 'other', fixture: 'fr/particuliers' },
    { locale: 'nl-BE', kind: 'missing' },
    { locale: 'de-DE', kind: 'missing' },
  ]);
});

test('another language that is chosen makes the page no version of that language', () => {
  const playground = openPage();
  const selects = { ...getSelects(HOME), locale: 'fr-BE' };

  expect(listPageVersions({ ...playground, selects })[0]).toEqual({
    locale: 'en-GB',
    kind: 'open',
  });
});

test.each([
  ['a page without alternates', openPage(HOME, {})],
  ['alternates that are no list', openPage(HOME, { alternates: 'fr' })],
  ['a page that a patch changes', openPage({ ...HOME, patch: [{ op: 'remove', path: '/data' }] })],
])('%s has no version in any other language', (_, playground) => {
  expect(listPageVersions(playground).map(({ kind }) => kind)).toEqual([
    'open',
    'missing',
    'missing',
    'missing',
  ]);
});

test('a component alone is the same one in every language', () => {
  const alone = openPage({ title: 'Card', page: { component: 'cards/service-card/full' } });

  expect(new Set(listPageVersions(alone).map(({ kind }) => kind))).toEqual(new Set(['open']));
});

test('the scenario of a page is the one that is about the least else', () => {
  const found = findScenarioOfPage(
    [
      named('home/signed-in', { session: 'private' }),
      named('home/en', {}),
      named('home/fr', { page: { fixture: 'fr/particuliers' } }),
    ],
    'en/individuals',
  );

  expect(found?.id).toBe('home/en');
});

test('a version is asked for with the visitor and the faults of the open page', () => {
  const playground = openPage();
  const selects = {
    ...playground.selects,
    session: 'private',
    conditions: { 'fault-macros': 'disconnect', 'forced-colors': 'active' },
  };
  const [own, other] = listPageVersions(playground);
  const request = (version = own) =>
    version && createVersionRequest({ ...playground, selects }, version, { data: 'French' });

  const faults = { macros: { kind: 'disconnect' } };
  expect(request(own)).toMatchObject({
    scenario: { page: HOME.page, locale: 'en-GB', session: 'private', faults },
    page: { data: {} },
    media: { 'forced-colors': 'active' },
  });
  expect(request(own)?.page).toEqual(playground.documents.page.lastGood);
  expect(request(other)).toMatchObject({
    scenario: { page: { fixture: 'fr/particuliers' }, locale: 'fr-BE', session: 'private', faults },
    page: { data: 'French' },
    media: { 'forced-colors': 'active' },
  });
});
